// A theme fetches nothing and keeps nothing on the device: stores do.
import ts from 'typescript'
import { lineOf, sourceFilesOf, walk } from '../program.mjs'
import { finding } from '../theme.mjs'

const FETCHES = 'A theme fetches nothing: read the data from a store, or call an action of it.'
const KEEPS = 'A theme keeps nothing on the device: stores do, through the storage of the shop.'

const FORBIDDEN = {
  fetch: FETCHES,
  XMLHttpRequest: FETCHES,
  WebSocket: FETCHES,
  EventSource: FETCHES,
  sendBeacon: FETCHES,
  localStorage: KEEPS,
  sessionStorage: KEEPS,
  indexedDB: KEEPS,
  caches: KEEPS,
  cookie: KEEPS,
  cookieStore: KEEPS,
}

export function network({ program, theme }) {
  const checker = program.getTypeChecker()
  /** A name of the browser, not one of the theme that is spelled the same. */
  const isOfBrowser = (node) =>
    checker
      .getSymbolAtLocation(node)
      ?.declarations?.some((declared) => program.isSourceFileDefaultLibrary(declared.getSourceFile()))
  return sourceFilesOf(program, theme).flatMap((file) => {
    const found = []
    walk(file, (node) => {
      if (!ts.isIdentifier(node) || !Object.hasOwn(FORBIDDEN, node.text) || !isOfBrowser(node)) return
      found.push(finding(file.fileName, lineOf(node), `uses ${node.text}. ${FORBIDDEN[node.text]}`))
    })
    return found
  })
}
