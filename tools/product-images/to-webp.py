"""Web-ready file from a rendered PNG: WebP at quality 90, encoded by Blender itself, so that the tool needs nothing else.

    blender -b --factory-startup --python to-webp.py -- in.png out.webp
"""
import sys

import bpy

source, target = sys.argv[sys.argv.index("--") + 1:]
image = bpy.data.images.load(source)
scene = bpy.context.scene
scene.view_settings.view_transform = "Raw"   # the PNG is already toned: its numbers must not change
image.colorspace_settings.name = "Raw"
scene.display_settings.display_device = "None"
settings = scene.render.image_settings
settings.file_format, settings.color_mode, settings.quality = "WEBP", "RGB", 90
image.save_render(target, scene=scene)
