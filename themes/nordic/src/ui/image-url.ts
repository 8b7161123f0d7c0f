/** `resize` fits inside the box and is never enlarged, `fit` fills it and crops (contract §11). */
export type ImageAction = 'resize' | 'fit'

export interface PictureOptions {
  readonly widths: readonly [number, ...number[]]
  /** Height over width of the box. */
  readonly ratio: number
  readonly action?: ImageAction
}

/** `src`, `srcSet`, `width` and `height` of an `<img>`: the box is reserved before the picture comes. */
export function picture(path: string, { widths, ratio, action = 'resize' }: PictureOptions, base: string) {
  const url = (width: number): string => `${base}/img/${width}/${Math.round(width * ratio)}/${action}${path}`
  const [smallest] = widths
  return {
    src: url(smallest),
    srcSet: widths.map((width) => `${url(width)} ${width}w`).join(', '),
    width: smallest,
    height: Math.round(smallest * ratio),
  }
}
