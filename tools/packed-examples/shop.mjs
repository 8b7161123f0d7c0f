// An empty shop outside the repository that has our packages as npm would install them: from their tarballs, each
// with the dependencies that its manifest declares and no others.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** @returns {string} the folder of the shop; its `node_modules` has every package */
export function installFromTarballs(packages) {
  const root = mkdtempSync(join(tmpdir(), 'vitrin-packed-'))
  const installed = new Map(packages.map((pkg) => [pkg.name, unpack(pkg, root)]))
  for (const pkg of packages) linkDependencies(pkg, installed)

  const shop = join(root, 'shop')
  for (const [name, folder] of installed) link(folder, join(shop, 'node_modules', name))
  for (const pkg of packages) {
    for (const name of Object.keys(pkg.manifest.peerDependencies ?? {})) {
      if (isInstalled(pkg, name)) link(inRepository(pkg, name), join(shop, 'node_modules', name))
    }
  }
  return shop
}

function unpack({ folder, shortName, name }, root) {
  const target = join(root, shortName)
  mkdirSync(target, { recursive: true })
  run('pnpm', ['pack', '--pack-destination', target], folder)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const tarball = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
  run('tar', ['-xzf', tarball], target)
  return join(target, 'package')
}

function linkDependencies(pkg, installed) {
  const folder = installed.get(pkg.name)
  const { dependencies = {}, peerDependencies = {} } = pkg.manifest
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (!isInstalled(pkg, name)) continue
    link(installed.get(name) ?? inRepository(pkg, name), join(folder, 'node_modules', name))
  }
}

/** Optional peers are left out, except types: a shop that compiles with them has installed them. */
const isInstalled = ({ manifest }, name) =>
  manifest.peerDependenciesMeta?.[name]?.optional !== true || name.startsWith('@types/')
const inRepository = ({ folder }, name) => realpathSync(join(folder, 'node_modules', name))

export function link(target, path) {
  mkdirSync(dirname(path), { recursive: true })
  try {
    symlinkSync(target, path, 'junction')
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}

function run(command, args, cwd) {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`)
}
