import { buildQuery, parseQuery, type Query } from './query'
import type { Redirect } from './resolution'
import { searchOf, toPath, toSegments } from './segments'

/** An old path, and where its page is now. */
export interface MovedPath {
  readonly type: 'redirect'
  /** A path without store code, which may have a query and a hash; or an http or https address. */
  readonly to: string
  readonly status: 301 | 302
}

/** The redirect of an old path. The query of the request is kept; a value that the target names wins. */
export function redirectTo({ to, status }: MovedPath, storeCode: readonly string[], query: Query): Redirect {
  const path = /^https?:/i.test(to) ? to.split(/[?#]/, 1)[0] : toPath([...storeCode, ...toSegments(to)])
  const hash = /#.*/.exec(to)?.[0] ?? ''
  return { redirect: { to: `${path}${buildQuery({ ...query, ...parseQuery(searchOf(to)) })}${hash}`, status } }
}
