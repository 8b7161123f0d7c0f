// The examples of the READMEs and guides, as files. A package shows its use in the first `ts` or `tsx` block of its
// README; every such block of the guide to themes is an example.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FIRST_BLOCK = /^```(tsx?)\n([\s\S]*?)^```$/m

/**
 * @returns {{ fileName: string, text: string, runs: boolean } | undefined} `ts` is compiled and run; `tsx` needs a
 *   browser and is compiled only
 */
export function exampleOf({ shortName, folder }) {
  const readme = join(folder, 'README.md')
  const block = existsSync(readme) ? FIRST_BLOCK.exec(readFileSync(readme, 'utf8')) : null
  if (block === null) return undefined
  const [, language, text] = block
  return { fileName: `${shortName}.${language}`, text, runs: language === 'ts' }
}

const BLOCK = /^```(tsx?)(?: +(\S+))?\n([\s\S]*?)^```$/gm

/** The code blocks of a guide as files; each names its own: ```` ```ts themes/dusk/src/look.ts ````. */
export function guideExamples(guide) {
  return [...readFileSync(guide, 'utf8').matchAll(BLOCK)].map(([, language, fileName, text], index) => ({
    fileName: fileName ?? `block-${index + 1}.${language}`,
    text,
    runs: false,
  }))
}
