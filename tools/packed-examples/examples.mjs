// The examples of the READMEs, as files. A package shows its use in the first `ts` or `tsx` block of its README.
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
