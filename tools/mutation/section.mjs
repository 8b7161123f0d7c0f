// Writes the section "Mutation testing" of docs/proofs.md from scores.json and explained.yaml.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

const BETWEEN_MARKERS = /<!-- mutation -->[^]*<!-- \/mutation -->/

/** Other sections of the page stay as they are. */
export function writeMutationSection(root) {
  const page = join(root, 'docs', 'proofs.md')
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '# Proofs\n\n<!-- mutation --><!-- /mutation -->\n'
  writeFileSync(
    page,
    before.replace(BETWEEN_MARKERS, () => mutationSection(root)),
  )
}

/** The section with its markers. */
export function mutationSection(root) {
  const folder = join(root, 'tools', 'mutation')
  return sectionOf(
    JSON.parse(readFileSync(join(folder, 'scores.json'), 'utf8')),
    parse(readFileSync(join(folder, 'explained.yaml'), 'utf8')) ?? [],
  )
}

/** An explanation holds for the survivors in these pieces of code of its file; without one it is left out. */
export function sectionOf(scores, explanations) {
  const survivors = Object.values(scores).flatMap((score) => score.survivors)
  const explained = explanations.flatMap(({ file, code, why }) => {
    const count = survivors.filter((survivor) => survivor.file === file && code.includes(survivor.code)).length
    return count > 0 ? [`- \`${basename(file)}\` (${count}): ${why}`] : []
  })
  return [
    '<!-- mutation -->',
    '## Mutation testing',
    '`pnpm mutate` changes the rules of each area in small ways (mutants), one at a time, and runs the tests of the ' +
      'package. A mutant is killed when a test fails. ' +
      'Each area must reach 85 %. [What is mutated](../tools/mutation/README.md).',
    [
      '| area | files | mutants | killed | survived | score |',
      '|---|---:|---:|---:|---:|---:|',
      ...Object.entries(scores).map(row),
    ].join('\n'),
    '### Explained survivors',
    explained.length > 0 ? explained.join('\n') : 'None.',
    '<!-- /mutation -->',
  ].join('\n\n')
}

function row([area, { files, mutants, killed, survived, score }]) {
  return `| ${area} | ${files} | ${mutants} | ${killed} | ${survived} | ${score.toFixed(1)} % |`
}
