// The rules that read the sources and styles of a theme.
import { programOf } from './program.mjs'
import { contrast } from './rules/contrast.mjs'
import { imports } from './rules/imports.mjs'
import { messages } from './rules/messages.mjs'
import { money } from './rules/money.mjs'
import { network } from './rules/network.mjs'
import { tokens } from './rules/tokens.mjs'
import { types } from './rules/types.mjs'

const RULES = [types, messages, network, money, imports, tokens, contrast]

/** @returns {Promise<string[]>} a line for each thing to mend */
export async function staticFindings(theme) {
  const context = { theme, program: programOf(theme) }
  const findings = []
  for (const rule of RULES) findings.push(...(await rule(context)))
  return findings
}
