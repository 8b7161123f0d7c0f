import type { GalleryImage, Picks } from '@vitrin/theme-kit'

/**
 * A picture of another finish than the chosen one misleads. Pictures without a variant belong to the one
 * whose picture shares their name up to the view: `corner-brass-clear-room` to `corner-brass-clear-studio`.
 */
export function picturesOfFinish(images: readonly GalleryImage[], picks: Picks): readonly GalleryImage[] {
  const { color } = picks
  const finishOf = new Map(
    images.flatMap(({ src, variant }) =>
      variant?.['color'] === undefined ? [] : [[stem(src), variant['color']] as const],
    ),
  )
  const shown = images.filter(({ src }) => (finishOf.get(stem(src)) ?? color) === color)
  return shown.length > 0 ? shown : images
}

function stem(path: string): string {
  return path.replace(/-[^-]*$/, '')
}
