import type { ContentPicture as Picture } from '@vitrin/theme-kit'

/** A picture of the CMS, in the widths that the CMS has. */
export function ContentPicture({ picture: { url, alt, width, height, sizes: made } }: { readonly picture: Picture }) {
  const all = [...made, ...(width === undefined ? [] : [{ url, width }])]
  return (
    <img
      src={url}
      srcSet={made.length > 0 ? all.map((one) => `${one.url} ${one.width}w`).join(', ') : undefined}
      sizes="(min-width: 48em) 46rem, 100vw"
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  )
}
