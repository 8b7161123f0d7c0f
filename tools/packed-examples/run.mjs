// `pnpm examples`: compiles the examples of READMEs and guides against the packed packages, and runs those that need no
// browser. Build the packages first.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readWorkspace } from '../boundaries/workspace.mjs'
import { exampleOf, guideExamples } from './examples.mjs'
import { installFromTarballs, link } from './shop.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const packages = readWorkspace(root).filter(({ group }) => group === 'packages' || group === 'themes')
const shop = installFromTarballs(packages)
const findings = []

const ofPackages = packages.flatMap((pkg) => {
  const example = exampleOf(pkg)
  if (example === undefined) {
    findings.push(`${pkg.name}: its README shows no example. Begin it with ten lines of \`\`\`ts that can be run.`)
    return []
  }
  return [example]
})
const examples = [...ofPackages, ...guideExamples(join(root, 'docs', 'guides', 'themes.md'))]
for (const { fileName, text } of examples) {
  mkdirSync(dirname(join(shop, fileName)), { recursive: true })
  writeFileSync(join(shop, fileName), text)
}

link(join(root, 'node_modules', '@types', 'node'), join(shop, 'node_modules', '@types', 'node'))
// As beside the sources of each theme.
writeFileSync(join(shop, 'css.d.ts'), "declare module '*.css'\n")
writeFileSync(join(shop, 'package.json'), JSON.stringify({ name: 'shop', private: true, type: 'module' }))
const compilerOptions = {
  target: 'ES2023',
  // The types of mobx use `ReadonlySetLike` of ES2025.
  lib: ['ES2025', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  jsx: 'react-jsx',
  types: ['node'],
  noEmit: true,
  skipLibCheck: false,
  allowImportingTsExtensions: true,
}
writeFileSync(
  join(shop, 'tsconfig.json'),
  JSON.stringify({ compilerOptions, files: ['css.d.ts', ...examples.map(({ fileName }) => fileName)] }),
)

const compiled = spawnSync('pnpm', ['exec', 'tsc', '-p', shop], { cwd: root, encoding: 'utf8' })
if (compiled.status !== 0) findings.push(`The examples do not compile:\n${compiled.stdout}${compiled.stderr}`)

for (const { fileName, runs } of examples) {
  if (!runs) continue
  const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', fileName], {
    cwd: shop,
    encoding: 'utf8',
    timeout: 30_000,
  })
  if (status !== 0) findings.push(`The example of ${fileName} fails:\n${stderr}`)
}

rmSync(dirname(shop), { recursive: true, force: true })
for (const finding of findings) console.error(finding)
if (findings.length === 0) console.log(`${examples.length} examples compile and run from the packed packages`)
process.exitCode = findings.length === 0 ? 0 : 1
