// Judges the workspace against the table. Each finding is one readable line that ends with what to do instead.
import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { importsOf } from './imports.mjs'
import {
  ALL,
  DOMAIN,
  ONE_DOOR,
  ONLOOKERS,
  ONLOOKERS_INSTEAD,
  SUITES_APART,
  TO_TESTS_ONLY,
  insteadOf,
  rowOf,
} from './table.mjs'
import { compilerOptions, readWorkspace, sourceFiles } from './workspace.mjs'

const SCOPE = '@vitrin/'
const TEST_LIBRARIES = ['vitest', 'fast-check']

/** @returns {string[]} one line a violation */
export function violations(root) {
  const workspace = readWorkspace(root)
  return workspace.flatMap((pkg) => packageViolations(root, pkg, workspace))
}

/** Those of one package, which need not be of the workspace. */
export function packageViolations(root, pkg, workspace = readWorkspace(root)) {
  const where = relative(root, pkg.folder)
  const row = rowOf(pkg)
  if (row === undefined)
    return [
      `${where}: ${pkg.shortName} has no row in tools/boundaries/table.mjs. ` +
        'A new package needs a decision record and a row.',
    ]
  const byName = new Map([...workspace, pkg].map((each) => [each.name, each]))
  const rootManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const context = { root, pkg, row, byName, rootManifest }
  return [
    ...manifestViolations(context).map((text) => `${where}/package.json: ${text}`),
    ...compilerViolations(context).map((text) => `${where}/tsconfig.json: ${text}`),
    ...sourceFiles(pkg.folder).flatMap((file) => fileViolations(context, file)),
  ]
}

function fileViolations(context, file) {
  const kind = kindOf(relative(context.pkg.folder, file))
  return importsOf(file, readFileSync(file, 'utf8')).flatMap((found) => {
    const text =
      onlookerViolation(context, file, found) ??
      (found.specifier.startsWith('.')
        ? relativeViolation(context, file, found.specifier)
        : (doorViolation(context, found, kind) ??
          tableViolation(context, found, kind) ??
          declarationViolation(context, found, kind)))
    return text === undefined ? [] : [`${relative(context.root, file)}:${found.line}: ${text}`]
  })
}

/**
 * Tests may use everything, contract suites the table and test libraries, fakes the table alone.
 * Configuration files are not part of a package's code.
 */
function kindOf(path) {
  if (/\.test\.[a-z]+$/.test(path) || path.startsWith(`test${sep}`) || path.startsWith(`e2e${sep}`)) return 'test'
  if (['src', 'server'].some((folder) => path.startsWith(join(folder, 'testing') + sep))) return 'support'
  if (path.startsWith(join('src', 'contracts') + sep)) return 'contract'
  return path.includes(sep) ? 'code' : 'test'
}

function onlookerViolation({ pkg }, file, { specifier }) {
  const folders = ONLOOKERS.folders.map((folder) => join(pkg.folder, folder) + sep)
  const looksOn = (path) => folders.some((folder) => path.startsWith(folder))
  if (pkg.shortName !== ONLOOKERS.package || !looksOn(file) || kindOf(relative(pkg.folder, file)) === 'test')
    return undefined
  if (specifier.startsWith('node:')) return undefined
  if (specifier.startsWith('.') && looksOn(resolve(dirname(file), specifier))) return undefined
  return `an onlooker imports "${specifier}". ${ONLOOKERS_INSTEAD}`
}

function relativeViolation({ pkg, row, byName }, file, specifier) {
  const target = resolve(dirname(file), specifier)
  if (target.startsWith(pkg.folder + sep)) return undefined
  // Apps and tools may use scripts that belong to no package, such as tools/browser.mjs.
  if (row.everything && ![...byName.values()].some(({ folder }) => target.startsWith(folder + sep))) return undefined
  return `${pkg.shortName} reaches outside its own folder with "${specifier}". ${ONE_DOOR}`
}

function doorViolation({ pkg, byName }, { specifier }, kind) {
  if (!specifier.startsWith(SCOPE)) return undefined
  const { name, subpath } = split(specifier)
  const target = byName.get(name)
  if (target === undefined) return `"${specifier}" is no package of this workspace.`
  if (name === pkg.name) return `${pkg.shortName} imports itself by name. Use a relative import.`
  if (!Object.keys(target.manifest.exports ?? {}).some((door) => opens(door, subpath)))
    return `deep import "${specifier}". ${ONE_DOOR}`
  if (kind === 'code' && ['./testing', './contracts'].includes(subpath) && pkg.group !== 'tools')
    return `"${specifier}" in code that ships. ${TO_TESTS_ONLY}`
  return undefined
}

function tableViolation({ pkg, row }, found, kind) {
  if (row.everything || kind === 'test') return undefined
  const { specifier, typeOnly, names } = found
  if (specifier.startsWith(SCOPE)) {
    const allowed = allowedIn(row, specifier)
    if (allowed === undefined) return banned(pkg, row, specifier)
    if (allowed.what === 'all' || typeOnly) return undefined
    if (allowed.what === 'types')
      return `${pkg.shortName} may take only types from ${specifier}: write \`import type\`. ${row.instead}`
    const forbidden = names === undefined ? ['*'] : names.filter((name) => allowed.names.test(name))
    if (forbidden.length === 0) return undefined
    const taken = `found ${forbidden.join(', ')}`
    return `${pkg.shortName} may take no ${allowed.words} from ${specifier} (${taken}). ${row.instead}`
  }
  const library = libraryOf(specifier)
  if (row.outside.includes(library) || (kind === 'contract' && TEST_LIBRARIES.includes(library))) return undefined
  if (kind === 'support' && TEST_LIBRARIES.includes(library)) return `${specifier} in testing/. ${SUITES_APART}`
  return banned(pkg, row, specifier)
}

function declarationViolation({ pkg, rootManifest }, { specifier }, kind) {
  const library = specifier.startsWith(SCOPE) ? split(specifier).name : libraryOf(specifier)
  if (library === 'node:' || specifier.startsWith('virtual:')) return undefined
  const { dependencies, peerDependencies, devDependencies } = pkg.manifest
  const ships = kind === 'code' && pkg.group !== 'apps' && pkg.group !== 'tools'
  const declared = {
    ...dependencies,
    ...peerDependencies,
    ...(ships ? {} : { ...devDependencies, ...rootManifest.devDependencies }),
  }
  const testLibrary = kind === 'contract' && TEST_LIBRARIES.includes(library)
  if (Object.hasOwn(declared, library) || testLibrary) return undefined
  const place = ships ? 'dependencies or peerDependencies' : 'devDependencies'
  return `"${library}" is not declared. Add it to ${place} of ${pkg.shortName}.`
}

function manifestViolations({ pkg, row }) {
  if (row.everything) return []
  const { dependencies, peerDependencies } = pkg.manifest
  return Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) => {
    const allowed = name.startsWith(SCOPE)
      ? Object.keys(row.imports).some((key) => key.split('/')[0] === name.slice(SCOPE.length)) ||
        (name === `${SCOPE}kernel` && !row.withoutKernel)
      : [...row.outside, ...(row.peers ?? []), ...TEST_LIBRARIES].includes(name)
    return allowed ? [] : [banned(pkg, row, name)]
  })
}

function compilerViolations({ pkg }) {
  const file = join(pkg.folder, 'tsconfig.json')
  if (!DOMAIN.includes(pkg.shortName) || !existsSync(file)) return []
  const { lib = [], types = [] } = compilerOptions(file)
  const dom = lib.filter((name) => /^(dom|webworker)/i.test(name))
  return [
    ...(lib.length === 0 || dom.length > 0
      ? [
          `${pkg.shortName} is a domain package and compiles without ` +
            `${dom.join(', ') || 'the DOM library: name its lib'}. Reach the browser through a port.`,
        ]
      : []),
    ...(types.includes('node')
      ? [`${pkg.shortName} is a domain package and compiles without Node's types. Reach Node through a port.`]
      : []),
  ]
}

function banned(pkg, row, specifier) {
  const special = insteadOf.find(([pattern]) => pattern.test(specifier))
  return `${pkg.shortName} may not import ${specifier}. ${special === undefined ? row.instead : special[1]}`
}

function allowedIn({ imports, withoutKernel }, specifier) {
  const path = specifier.slice(SCOPE.length).replace(/\/(testing|contracts)$/, '')
  return path === 'kernel' && !withoutKernel ? ALL : imports[path]
}

function split(specifier) {
  const [scope, name, ...rest] = specifier.split('/')
  return { name: `${scope}/${name}`, subpath: rest.length === 0 ? '.' : `./${rest.join('/')}` }
}

/** `./messages/*` opens `./messages/sv`. */
function opens(door, subpath) {
  const [start, end] = door.split('*')
  return end === undefined
    ? door === subpath
    : subpath.startsWith(start) && subpath.endsWith(end) && subpath.length > start.length + end.length
}

function libraryOf(specifier) {
  if (specifier.startsWith('node:') || isBuiltin(specifier)) return 'node:'
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
