// Writes the workspace dependencies of each package into the references of its tsconfig.json.
// With `--check` it changes nothing, lists the differences and exits with 1.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const check = process.argv.includes('--check')
const folders = ['packages', 'themes', 'apps', 'tools']
  .flatMap((group) =>
    existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => join(root, group, name)) : [],
  )
  .filter((folder) => existsSync(join(folder, 'tsconfig.json')) && existsSync(join(folder, 'package.json')))
const manifests = new Map(
  folders.map((folder) => [JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name, folder]),
)

const different = []
function update(file, references) {
  const before = readFileSync(file, 'utf8')
  const after = `${JSON.stringify({ ...JSON.parse(before), references }, null, 2)}\n`
  if (after === before) return
  different.push(relative(root, file))
  if (!check) writeFileSync(file, after)
}

for (const [name, folder] of manifests) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const references = Object.keys({ ...dependencies, ...devDependencies })
    .filter((dependency) => dependency !== name && manifests.has(dependency))
    .sort()
    .map((dependency) => ({ path: relative(folder, manifests.get(dependency)) }))
  update(join(folder, 'tsconfig.json'), references)
}
update(
  join(root, 'tsconfig.json'),
  [...manifests.values()].sort().map((folder) => ({ path: relative(root, folder) })),
)

if (different.length > 0) {
  const heading = check ? 'These references differ from package.json (run `pnpm references`)' : 'Updated'
  console.error(`${heading}: ${different.join(', ')}`)
  if (check) process.exit(1)
}
