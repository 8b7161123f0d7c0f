/** `resize` fits inside the box and is never enlarged, `fit` fills it and crops (contract §11). */
type PictureAction = 'resize' | 'fit'

export interface PictureOptions {
  readonly widths: readonly [number, ...number[]]
  /** Height over width of the box. */
  readonly ratio: number
  readonly action?: PictureAction
}

export interface PictureSource {
  readonly src: string
  readonly srcSet: string
  readonly width: number
  readonly height: number
}

/** The addresses of a picture in several widths, and its size: the page keeps its place before it is loaded. */
export function pictureSource(
  path: string,
  { widths, ratio, action = 'resize' }: PictureOptions,
  base: string,
): PictureSource {
  const url = (width: number): string => `${base}/img/${width}/${Math.round(width * ratio)}/${action}${path}`
  const [smallest] = widths
  return {
    src: url(smallest),
    srcSet: widths.map((width) => `${url(width)} ${width}w`).join(', '),
    width: smallest,
    height: Math.round(smallest * ratio),
  }
}
