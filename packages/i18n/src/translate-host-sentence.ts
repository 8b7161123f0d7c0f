/** English sentence of an API host → the sentence in the shop's language. Both may have `{{placeholders}}`. */
export type HostSentences = Readonly<Record<string, string>>

const PLACEHOLDER = /\{\{(\w+)\}\}/

/** The host's sentence in the shop's language (R8.14); undefined without a translation (decisions.md 18). */
export function translateHostSentence(sentences: HostSentences, sentence: string): string | undefined {
  const text = sentence.trim()
  if (Object.hasOwn(sentences, text)) return sentences[text]
  for (const [pattern, translation] of Object.entries(sentences)) {
    const values = matchValues(pattern, text)
    if (values) return translation.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }
  return undefined
}

function matchValues(pattern: string, text: string): Readonly<Record<string, string>> | undefined {
  if (!PLACEHOLDER.test(pattern)) return undefined
  const source = pattern
    .split(PLACEHOLDER)
    .map((piece, index) =>
      index % 2 === 1 ? `(?<${piece}>.*)` : piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    )
    .join('')
  return new RegExp(`^${source}$`, 's').exec(text)?.groups
}
