/** The catalogue says `no_selection` where nobody has taken a picture. */
export function hasPicture(path: string | null | undefined): path is string {
  return Boolean(path) && path !== 'no_selection'
}
