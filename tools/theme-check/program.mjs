// The theme as the compiler sees it, read from the sources of all packages: no build comes first.
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Sources that several themes have in common are read once. */
const read = new Map()

/** @returns {ts.Program} */
export function programOf({ folder, sources }) {
  const file = ts.findConfigFile(folder, isFile)
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, dirname(file))
  const alone = { ...options, composite: false, noEmit: true, emitDeclarationOnly: false, declaration: false }
  const host = ts.createCompilerHost(alone, true)
  const shared = {
    ...host,
    getSourceFile(name, ...rest) {
      if (!read.has(name)) read.set(name, host.getSourceFile(name, ...rest))
      return read.get(name)
    },
  }
  // Style sheets that several themes of one folder import are declared beside their configuration.
  const declared = [join(dirname(file), 'css.d.ts')].filter(isFile)
  return ts.createProgram([...sources, ...declared], alone, shared)
}

const isFile = (path) => ts.sys.fileExists(path)

/** @returns {ts.SourceFile[]} the theme's own sources */
export const sourceFilesOf = (program, { sources }) =>
  sources.map((source) => program.getSourceFile(source)).filter((file) => file !== undefined)

export const lineOf = (node) => {
  const source = node.getSourceFile()
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}

/** Visits every node below. */
export function walk(node, visit) {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** The object that the theme gives to one of these functions, such as `defineTheme`. */
export function argumentOf(program, theme, names) {
  let found
  for (const file of sourceFilesOf(program, theme))
    walk(file, (node) => {
      if (!ts.isCallExpression(node) || !names.includes(node.expression.getText())) return
      const [argument] = node.arguments
      if (argument !== undefined && ts.isObjectLiteralExpression(argument)) found ??= argument
    })
  return found
}

/** A property of an object in a source, by name. */
export const propertyOf = (object, name) =>
  object?.properties.find((property) => property.name !== undefined && nameOf(property) === name)

export const nameOf = ({ name }) => (ts.isStringLiteralLike(name) ? name.text : name.getText())

/** The file that `import('./messages/sv')` names. */
export function importedFile(program, call) {
  const [specifier] = call.arguments
  if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return undefined
  const from = call.getSourceFile().fileName
  return ts.resolveModuleName(specifier.text, from, program.getCompilerOptions(), ts.sys).resolvedModule
    ?.resolvedFileName
}
