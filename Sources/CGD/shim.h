// The C libraries that draw and read images: libgd, libexif, fontconfig. Nothing else.
#include <gd.h>
#include <libexif/exif-data.h>
#include <fontconfig/fontconfig.h>
