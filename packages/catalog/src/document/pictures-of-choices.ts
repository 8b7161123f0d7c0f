import type { GalleryImage } from './gallery'

/** A picture of the gallery as the page shows it. */
export interface ShownPicture extends GalleryImage {
  /** The picture has its hinges or its wall on the other side: the theme mirrors it. */
  readonly isMirrored?: true
}

/** Choices whose two values mirror the piece: `hinge_side`, `fixing_side`, `opening_side`. */
const SIDE = /_side$/

/**
 * The pictures of the chosen piece: none of another finish or another glass. A picture of the other side is mirrored.
 * Shows the pictures of the finish if none has the chosen glass, and all if none has the chosen finish. Films show the
 * product and no choice.
 */
export function picturesOfChoices(
  images: readonly GalleryImage[],
  choices: Readonly<Record<string, string>>,
): readonly ShownPicture[] {
  const facts = factsOfPictures(images)
  const { color } = choices
  const matching = (chosen: Readonly<Record<string, string | undefined>>) =>
    images.filter((image) => agrees(facts(image), chosen))
  const shown = [matching(choices), matching({ color })].find((list) => list.some(({ video }) => !video)) ?? images
  return shown.map((image) => (isOtherSide(facts(image), choices) ? { ...image, isMirrored: true } : image))
}

type Facts = Readonly<Record<string, string>>

/**
 * What a picture shows, by its own document or by the variant that it belongs to. A picture without both belongs to
 * the variant whose picture has the same name up to the view: `corner-brass-clear-room` to `corner-brass-clear-studio`.
 */
function factsOfPictures(images: readonly GalleryImage[]): (image: GalleryImage) => Facts {
  const byName = new Map(
    images.flatMap(({ src, shows, variant }) =>
      (shows ?? variant) ? [[nameWithoutView(src), { ...colorOf(variant), ...shows }] as const] : [],
    ),
  )
  return ({ src, shows, variant }) =>
    (shows ?? variant) ? { ...colorOf(variant), ...shows } : (byName.get(nameWithoutView(src)) ?? {})
}

/** Variants differ in size, too, but one picture shows all sizes of a finish. */
function colorOf(variant: Facts | undefined): Facts {
  return variant?.['color'] === undefined ? {} : { color: variant['color'] }
}

function agrees(facts: Facts, choices: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(facts).every(([code, value]) => SIDE.test(code) || (choices[code] ?? value) === value)
}

function isOtherSide(facts: Facts, choices: Readonly<Record<string, string>>): boolean {
  return Object.entries(facts).some(([code, value]) => SIDE.test(code) && (choices[code] ?? value) !== value)
}

function nameWithoutView(path: string): string {
  return path.replace(/-[^-]*$/, '')
}
