/**
 * Studio renders stand on light grey that the box goes on with, so the glass is never cropped;
 * a room fills its box. The shop's picture names end in the view.
 */
export function isStudioPicture(path: string): boolean {
  return path.includes('-studio')
}
