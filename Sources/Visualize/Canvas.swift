@_spi(Simulation) import Scenarios
