export type ImageFormat = 'avif' | 'webp' | 'jpeg'

const PREFERRED: readonly ImageFormat[] = ['avif', 'webp']

/** The smallest format that the browser says it knows; the wildcards of old browsers promise nothing. */
export function formatFor(accept: string | null): ImageFormat {
  const known = new Set(
    (accept ?? '').split(',').flatMap((entry) => {
      const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type]
    }),
  )
  return PREFERRED.find((format) => known.has(`image/${format}`)) ?? 'jpeg'
}
