export type ImageFormat = 'avif' | 'webp' | 'jpeg'

const PREFERRED: readonly ImageFormat[] = ['avif', 'webp']

/**
 * The smallest format that the browser names. The wildcards of old browsers do not mean that they know AVIF or WebP.
 */
export function formatFor(accept: string | null): ImageFormat {
  const known = new Set(
    (accept ?? '').split(',').flatMap((entry) => {
      const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type]
    }),
  )
  return PREFERRED.find((format) => known.has(`image/${format}`)) ?? 'jpeg'
}
