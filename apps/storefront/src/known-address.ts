import { buildQuery, parseQuery, searchOf, type Query } from '@vitrin/routing'
import { isKnownQueryName } from '../config/query-names'

/** The address with the parameters that pages read. Equal ones are the same page. */
export function knownAddress(url: string): string {
  return pathOf(url) + buildQuery(chosen(url, isKnownQueryName))
}

/** The parameters that no page reads, with leading `?`, or empty. */
export function unknownQuery(url: string): string {
  return buildQuery(chosen(url, (name) => !isKnownQueryName(name)))
}

function chosen(url: string, isChosen: (name: string) => boolean): Query {
  return Object.fromEntries(Object.entries(parseQuery(searchOf(url))).filter(([name]) => isChosen(name)))
}

/** The address without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
