import type { ContentPicture as Picture } from '@vitrin/theme-kit'

export interface ContentPictureProps {
  readonly picture: Picture
  /** The width at which the layout shows it, as in `<img sizes>`. */
  readonly sizes: string
}

/** A picture of the CMS, in the widths that the CMS has. */
export function ContentPicture({ picture: { url, alt, width, height, sizes: made }, sizes }: ContentPictureProps) {
  const larger = width === undefined ? [] : [{ url, width }]
  return (
    <img
      src={url}
      srcSet={made.length > 0 ? [...made, ...larger].map((one) => `${one.url} ${one.width}w`).join(', ') : undefined}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  )
}
