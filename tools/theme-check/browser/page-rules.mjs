// The rules for an open page, in the order in which they leave it as it was. The last ones leave another width.
import { accessible } from './accessible.mjs'
import { calm } from './calm.mjs'
import { clicks } from './clicks.mjs'
import { forcedColors } from './forced-colors.mjs'
import { headings } from './headings.mjs'
import { keyboard } from './keyboard.mjs'
import { largeText } from './large-text.mjs'
import { narrow } from './narrow.mjs'
import { defineOwners } from './owners.mjs'

const RULES = [accessible, headings, clicks, calm, forcedColors]
const WIDTHS = [narrow, largeText]

/**
 * The keyboard walks each part of the contract once: a press of Tab takes long.
 * @returns {Promise<{ text: string, stack?: string }[]>} `stack` says where React created the element
 */
export async function pageFindings({ page, state, isFirstOfPart }) {
  await page.evaluate(defineOwners)
  const said = []
  for (const rule of [...RULES, ...(isFirstOfPart ? [keyboard] : []), ...WIDTHS])
    said.push(...(await rule({ page, state })))
  return said.map((found) => (typeof found === 'string' ? { text: found } : found))
}
