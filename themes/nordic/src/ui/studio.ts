/**
 * Pictures of a studio have a light grey background, which the box continues, so that no glass is cropped.
 * Pictures of a room fill the box. The names of the shop's pictures end in the view.
 */
export function isStudioPicture(path: string): boolean {
  return path.includes('-studio')
}
