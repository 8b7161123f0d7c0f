// Finds every import of one source text, static, dynamic and in types, and says what of it exists at run time.
import ts from 'typescript'

/**
 * @typedef {{ specifier: string, line: number, typeOnly: boolean, names: string[] | undefined }} FoundImport
 * `names` are the imported names as their package calls them; undefined when it cannot be known (`* as`, `import()`).
 */

/** @returns {FoundImport[]} */
export function importsOf(fileName, text) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest)
  const found = []
  const add = (node, specifier, rest) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    found.push({ specifier: specifier.text, line, ...rest })
  }

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      add(statement, statement.moduleSpecifier, imported(statement.importClause))
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined) {
      const { exportClause, isTypeOnly } = statement
      const names =
        exportClause !== undefined && ts.isNamedExports(exportClause) ? valueNames(exportClause.elements) : undefined
      add(statement, statement.moduleSpecifier, { typeOnly: isTypeOnly, names })
    }
  }

  if (/\bimport\s*\(/.test(text)) {
    const visit = (node) => {
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        add(node, node.arguments[0], { typeOnly: false, names: undefined })
      } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
        add(node, node.argument.literal, { typeOnly: true, names: [] })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

function imported(clause) {
  if (clause === undefined) return { typeOnly: false, names: [] }
  const { name, namedBindings } = clause
  if (namedBindings !== undefined && ts.isNamespaceImport(namedBindings))
    return { typeOnly: clause.isTypeOnly, names: undefined }
  const named = namedBindings === undefined ? [] : valueNames(namedBindings.elements)
  return { typeOnly: clause.isTypeOnly, names: name === undefined ? named : ['default', ...named] }
}

// `import { type A }` stays an import at run time (verbatimModuleSyntax), only without names.
const valueNames = (elements) =>
  elements.filter((element) => !element.isTypeOnly).map((element) => (element.propertyName ?? element.name).text)
