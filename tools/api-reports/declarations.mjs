// Finds the declarations behind a package's entry, in the .d.ts files that `tsc -b` has written.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true })

/**
 * @typedef {{ name: string, text: string }} PublicName  one exported name with its declaration, without comments
 * @param {string} file the .d.ts file of an entry
 * @returns {PublicName[]} in the order of the entry
 */
export function publicNames(file) {
  return exportsOf(file).map(({ name, declaration, source, from }) => ({
    name,
    text: declaration ? print(declaration, source, name) : `export ${name} // of ${from}`,
  }))
}

/** Every name that a file exports, with where it is declared. A name of another package has no declaration here. */
function exportsOf(file) {
  const source = read(file)
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return reExports(statement, file)
    return declaredNames(statement).map((name) => ({ name, declaration: statement, source }))
  })
}

function reExports({ moduleSpecifier, exportClause }, file) {
  if (!moduleSpecifier) return []
  const from = moduleSpecifier.text
  if (!from.startsWith('.')) {
    const names = exportClause ? exportClause.elements.map((element) => element.name.text) : ['*']
    return names.map((name) => ({ name, from }))
  }
  const found = exportsOf(declarationFile(file, from))
  if (!exportClause) return found
  return exportClause.elements.map((element) => {
    const original = (element.propertyName ?? element.name).text
    const match = found.find(({ name }) => name === original)
    if (!match) throw new Error(`${file} exports ${original}, which ${from} does not declare. Run pnpm typecheck.`)
    return { ...match, name: element.name.text }
  })
}

function declaredNames(statement) {
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported) return []
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.text)
  return statement.name ? [statement.name.text] : []
}

function declarationFile(from, specifier) {
  const path = join(dirname(from), specifier)
  const file = [`${path}.d.ts`, join(path, 'index.d.ts')].find((candidate) => existsSync(candidate))
  if (!file) throw new Error(`${from} exports from ${specifier}, which has no declarations. Run pnpm typecheck.`)
  return file
}

const sources = new Map()
function read(file) {
  if (!sources.has(file)) {
    if (!existsSync(file)) throw new Error(`${file} is missing. Run pnpm typecheck.`)
    sources.set(file, ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  }
  return sources.get(file)
}

/** Only what a caller can use: private members and the names inside destructured parameters are left out. */
function print(statement, source, name) {
  const visible = withPlainParameters(ts.isClassDeclaration(statement) ? withoutPrivateMembers(statement) : statement)
  if (ts.isVariableStatement(visible)) {
    const declaration = visible.declarationList.declarations.find((candidate) => candidate.name.text === name)
    return `const ${printer.printNode(ts.EmitHint.Unspecified, declaration, source)}`
  }
  return printer.printNode(ts.EmitHint.Unspecified, visible, source).replace(/^export (declare )?/, '')
}

function withoutPrivateMembers(declaration) {
  const isHidden = (member) =>
    (member.name && ts.isPrivateIdentifier(member.name)) ||
    member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)
  const members = declaration.members.filter((member) => !isHidden(member))
  const { modifiers, name, typeParameters, heritageClauses } = declaration
  return ts.factory.updateClassDeclaration(declaration, modifiers, name, typeParameters, heritageClauses, members)
}

/** `({ a, b }: Options)` reads as `(options: Options)`. */
function withPlainParameters(statement) {
  const visit = (node) => {
    if (!ts.isParameter(node) || ts.isIdentifier(node.name)) return ts.visitEachChild(node, visit, undefined)
    const { modifiers, dotDotDotToken, questionToken, type, initializer } = node
    const name = ts.factory.createIdentifier(parameterName(type))
    return ts.factory.updateParameterDeclaration(
      node,
      modifiers,
      dotDotDotToken,
      name,
      questionToken,
      type,
      initializer,
    )
  }
  return ts.visitNode(statement, visit)
}

function parameterName(type) {
  const name = type && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? type.typeName.text : 'options'
  return name.endsWith('Options') ? 'options' : name[0].toLowerCase() + name.slice(1)
}
