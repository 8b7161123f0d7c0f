// `pnpm mutate [area…] [--changed]`: changes the rules of each area in small ways and counts the changes that its tests
// see. Writes scores.json and the section "Mutation testing" of docs/proofs.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { AREAS } from './areas.mjs'
import { runArea } from './run-area.mjs'
import { writeMutationSection } from './section.mjs'

const LEAST_SCORE = 85

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values, positionals } = parseArgs({ options: { changed: { type: 'boolean' } }, allowPositionals: true })
const unknown = positionals.filter((name) => !Object.hasOwn(AREAS, name))
if (unknown.length > 0) {
  console.error(`No such area: ${unknown.join(', ')}. The areas are ${Object.keys(AREAS).join(', ')}.`)
  process.exit(2)
}

const file = join(root, 'tools', 'mutation', 'scores.json')
const tooLow = []
for (const area of positionals.length > 0 ? positionals : Object.keys(AREAS)) {
  const result = await runArea({ root, area, ...AREAS[area], onlyChanged: values.changed === true })
  const scores = { ...JSON.parse(readFileSync(file, 'utf8')), [area]: result }
  const sorted = Object.fromEntries(Object.keys(AREAS).flatMap((name) => (scores[name] ? [[name, scores[name]]] : [])))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
  writeMutationSection(root)
  for (const { file: source, line, code, becomes } of result.survivors)
    console.log(`survived  ${source}:${line}  ${code}  →  ${becomes}`)
  console.log(`${area}: ${result.killed} of ${result.mutants} mutants killed, ${result.score} %`)
  if (result.score < LEAST_SCORE) tooLow.push(area)
}
if (tooLow.length > 0) console.error(`Below ${LEAST_SCORE} %: ${tooLow.join(', ')}`)
process.exitCode = tooLow.length > 0 ? 1 : 0
