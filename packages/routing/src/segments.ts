/** The path without query, hash and empty segments, decoded; never throws, whatever was typed into the address bar. */
export function toSegments(url: string): readonly string[] {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeSegment)
}

/** With leading slash, every segment encoded; what is encoded cannot leave this origin. */
export function toPath(segments: readonly string[]): string {
  return `/${segments.map(encode).join('/')}`
}

/** Half a surrogate pair cannot be encoded and stands for nothing. */
export function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}

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
