/**
 * The decoded segments of a path, without query, hash and empty segments. Never throws, because anyone can type an
 * address.
 */
export function toSegments(url: string): readonly string[] {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeSegment)
}

/** A path with leading slash and encoded segments. An encoded path cannot lead to another origin. */
export function toPath(segments: readonly string[]): string {
  return `/${segments.map(encode).join('/')}`
}

/** Half a surrogate pair cannot be encoded, so it is replaced. */
export function encode(text: string): string {
  return encodeURIComponent(SURROGATES.test(text) ? text.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : text)
}

/** Also whole pairs: few texts have any. */
const SURROGATES = /[\ud800-\udfff]/

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export function searchOf(url: string): string {
  return /\?[^#]*/.exec(url)?.[0] ?? ''
}
