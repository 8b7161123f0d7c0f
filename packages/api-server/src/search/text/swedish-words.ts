const TAG = /<[^>]*>/g
/** `90 x 90`, `90×90` */
const SIZE = /(\d+)\s*[x×*]\s*(?=\d)/g
/** `90cm` */
const NUMBER_WITH_UNIT = /(\d)(?=(?:cm|mm|ml)(?![\p{L}\p{N}]))/gu

/** The words of a text in lower case. A size is one word: `90x90`. */
export function words(text: string): readonly string[] {
  const plain = text.normalize('NFC').toLowerCase().replace(TAG, ' ')
  return (
    plain
      .replace(SIZE, '$1x')
      .replace(NUMBER_WITH_UNIT, '$1 ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The measures of a size, because `duschvägg 90` should find 90x200. */
export function measuresOf(word: string): readonly string[] {
  return isSize(word) ? [...new Set(word.split('x'))] : []
}

export function isSize(word: string): boolean {
  return /^\d+x\d+$/.test(word)
}

/** The word without diacritics: shoppers on other keyboards write `dusch vagg`. */
export function folded(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Words that say nothing about a product, and units. */
const STOP_WORDS = new Set([
  'och',
  'eller',
  'med',
  'för',
  'for',
  'till',
  'i',
  'in',
  'på',
  'pa',
  'av',
  'en',
  'ett',
  'som',
  'från',
  'fran',
  'cm',
  'mm',
])

/** `900 mm`; sizes of the catalogue are in centimetres. Thinner things, such as glass of 8 mm, are in millimetres. */
const MILLIMETRES = /(\d{2,})0\s*mm(?![\p{L}\p{N}])/giu
/** `900x2000` and `900 × 2000 mm` */
const SIZE_IN_MILLIMETRES = /(\d{2,3})0\s*[x×*]\s*(\d{2,3})0(?!\d)/gi
/** No size in centimetres is larger on both sides. */
const LARGEST_SIZE = 250

/** The words of a query; stop words only when there are no others. */
export function queryWords(text: string): readonly string[] {
  const all = words(inCentimetres(text))
  const telling = all.filter((word) => !STOP_WORDS.has(word))
  return [...new Set(telling.length > 0 ? telling : all)]
}

function inCentimetres(text: string): string {
  return text
    .replace(SIZE_IN_MILLIMETRES, (size, width: string, height: string) =>
      Math.min(Number(width), Number(height)) * 10 > LARGEST_SIZE ? `${width}x${height}` : size,
    )
    .replace(MILLIMETRES, '$1 ')
}

/** Swedish inflections, longest first. */
const ENDINGS = [
  'ningarna',
  'ningar',
  'ningen',
  'arnas',
  'ernas',
  'ornas',
  'anden',
  'andet',
  'arna',
  'erna',
  'orna',
  'aren',
  'aret',
  'ande',
  'ades',
  'ning',
  'ade',
  'are',
  'ens',
  'ets',
  'ars',
  'ors',
  'ers',
  'ar',
  'or',
  'er',
  'en',
  'et',
  'an',
  'ad',
  'as',
  'es',
  'at',
  'a',
  'e',
]
const SHORTEST_STEM = 3
const GENITIVE = /[bcdfghjklmnoprtvy]s$/

/**
 * Light stemming: `spegel`, `spegeln`, `speglar` and `speglarna` have the same stem, which need not be a word.
 * Index and query are stemmed alike, so an odd stem does no harm.
 */
export function stem(word: string): string {
  if (/\d/.test(word)) return word
  const bare = word.length > SHORTEST_STEM + 1 && GENITIVE.test(word) ? word.slice(0, -1) : word
  return withoutWeakVowel(withoutEnding(bare))
}

function withoutEnding(word: string): string {
  const ending = ENDINGS.find((candidate) => word.endsWith(candidate) && leavesStem(word, candidate))
  if (ending) return word.slice(0, -ending.length)
  // `spegeln`, `fönstren`: a definite n after a weak syllable.
  return /[^aeiouyåäö]eln$/.test(word) ? word.slice(0, -1) : word
}

function leavesStem(word: string, ending: string): boolean {
  const left = word.slice(0, -ending.length)
  return left.length >= SHORTEST_STEM && /[aeiouyåäö]/.test(left)
}

/** `speglar` has no e before the l, so the e of `spegel` is dropped, too. */
function withoutWeakVowel(word: string): string {
  return word.length > SHORTEST_STEM + 1 ? word.replace(/([^aeiouyåäö])e([lr])$/, '$1$2') : word
}
