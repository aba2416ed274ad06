/// The workflow with which GitHub runs the scenarios on each pull request.
struct WorkflowFile {
    /// The folder of the browser's sources, from the repository's root.
    var kernel: String
    var origin: BenchOrigin

    /// The Swift project's own image, of the version that this was written with.
    private static let image = "swift:6.3-noble"
    /// Where the workflow keeps bench: a name that no search for sources looks into.
    private static let program = ".bench-program"

    var text: String {
        """
        # Runs the scenarios against the sources of each pull request. `bench init` wrote this.
        #
        # GitHub looks for workflows in .github/workflows alone. To switch this one on:
        #   mkdir -p .github/workflows && cp \(StarterFile.workflowPath) .github/workflows/bench.yml
        name: bench

        on:
          pull_request:
          push:
            branches: [main, master]

        permissions:
          contents: read

        env:
          # Where bench comes from, and which commit of it, so that verdicts change with this
          # repository alone.
          BENCH_REPOSITORY: "\(origin.repository)"
          BENCH_REVISION: "\(origin.revision)"

        jobs:
          scenarios:
            runs-on: ubuntu-24.04
            container: \(WorkflowFile.image)
            timeout-minutes: 60
            steps:
              - uses: actions/checkout@v4
              # What was built of bench, with this browser and others: built anew where a source
              # has changed.
              - uses: actions/cache@v4
                with:
                  path: \(WorkflowFile.program)
                  key: bench-${{ env.BENCH_REVISION }}-${{ github.sha }}
                  restore-keys: bench-${{ env.BENCH_REVISION }}-
              - name: Get bench
                run: |
                  if [ -z "$BENCH_REPOSITORY" ]; then
                    echo "::error::say in the workflow's BENCH_REPOSITORY where bench is cloned from"
                    exit 1
                  fi
                  [ -d \(WorkflowFile.program) ] || git clone "$BENCH_REPOSITORY" \(WorkflowFile.program)
                  git -C \(WorkflowFile.program) checkout --detach "${BENCH_REVISION:-HEAD}"
              # Those that come with bench, and those of \(StarterFile.scenarioFolder). What may fail stands
              # in \(StarterFile.knownFailuresPath).
              - name: Run the scenarios
                run: |
                  \(WorkflowFile.program)/bench run --kernel \(ShellWord.quoted(kernel))
              - name: Keep pictures and traces of what failed
                if: failure()
                uses: actions/upload-artifact@v4
                with:
                  name: bench-out
                  path: bench-out
                  if-no-files-found: ignore

        """
    }
}
