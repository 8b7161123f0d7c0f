// The file with the screen of a page: what the first `import()` behind its property of `screens` names.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { argumentOf, importedFile, propertyOf, sourceFilesOf } from './program.mjs'

/** @returns {string | undefined} that of the parent, if the theme does not replace it; undefined if nothing says it */
export function screenFile(program, theme, page) {
  let screens = propertyOf(argumentOf(program, theme, ['defineTheme', 'extendTheme']), 'screens')?.initializer
  while (screens && (ts.isSatisfiesExpression(screens) || ts.isAsExpression(screens))) screens = screens.expression
  const given = screens && ts.isObjectLiteralExpression(screens) ? screens : undefined
  const screen = propertyOf(given, page)
  const named = screen && fileBehind(program, theme, screen)
  const usual = join(theme.folder, 'src', 'screens', page, `${page}-screen.tsx`)
  if (named !== undefined || existsSync(usual)) return named ?? usual
  const mayReplace = screen !== undefined || given?.properties.some(ts.isSpreadAssignment)
  return theme.parent === undefined || mayReplace ? undefined : screenFile(program, theme.parent, page)
}

/** Follows the names of functions in the theme's own sources, such as `screen` in `{ home: screen }`. */
function fileBehind(program, theme, start) {
  const checker = program.getTypeChecker()
  const own = new Set(sourceFilesOf(program, theme))
  const seen = new Set()
  const search = (node) => {
    if (seen.has(node)) return undefined
    seen.add(node)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      return importedFile(program, node)
    return (ts.isIdentifier(node) ? declarationsOf(node) : []).reduce(
      (found, declared) => found ?? search(declared),
      ts.forEachChild(node, search),
    )
  }
  const declarationsOf = (name) => {
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name)
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return (target?.declarations ?? []).filter((declared) => own.has(declared.getSourceFile()))
  }
  return search(start)
}
