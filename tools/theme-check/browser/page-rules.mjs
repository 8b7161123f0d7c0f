// The rules for an open page, in the order in which they leave it as it was. The last ones leave another width.
import { accessible } from './accessible.mjs'
import { calm } from './calm.mjs'
import { forcedColors } from './forced-colors.mjs'
import { keyboard } from './keyboard.mjs'
import { largeText } from './large-text.mjs'
import { narrow } from './narrow.mjs'

const RULES = [accessible, calm, forcedColors]
const WIDTHS = [narrow, largeText]

/** The keyboard walks each part of the contract once: a press of Tab takes long. */
export async function pageFindings({ page, state, isFirstOfPart }) {
  const said = []
  for (const rule of [...RULES, ...(isFirstOfPart ? [keyboard] : []), ...WIDTHS])
    said.push(...(await rule({ page, state })))
  return said
}
