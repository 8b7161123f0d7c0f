import type { GalleryImage } from './gallery'

/**
 * Leaves out the pictures of other finishes than the chosen one. A picture without a variant belongs to the variant
 * whose picture has the same name up to the view: `corner-brass-clear-room` to `corner-brass-clear-studio`. Shows all
 * pictures if none would be left.
 */
export function picturesOfFinish(
  images: readonly GalleryImage[],
  { color }: Readonly<Record<string, string>>,
): readonly GalleryImage[] {
  const finishes = new Map(
    images.flatMap(({ src, variant }) =>
      variant?.['color'] === undefined ? [] : [[nameWithoutView(src), variant['color']] as const],
    ),
  )
  const shown = images.filter(({ src }) => (finishes.get(nameWithoutView(src)) ?? color) === color)
  return shown.length > 0 ? shown : images
}

function nameWithoutView(path: string): string {
  return path.replace(/-[^-]*$/, '')
}
