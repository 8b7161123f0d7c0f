import { accept, reject, type Outcome } from '@vitrin/kernel'
import { normalPath, normalTarget, pathOf } from './normal-path'
import type { RedirectRow } from './redirect-row'

export interface CheckedRedirect {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302
}

interface Placed extends CheckedRedirect {
  readonly place: string
}

/**
 * The redirects of all rows, each in one step: a chain leads to its end at once. Rejects with a sentence for each row
 * that is wrong, contradicts another one or is part of a loop.
 */
export function checkRedirects(
  rows: readonly RedirectRow[],
  storeCodes: readonly string[],
): Outcome<readonly CheckedRedirect[], readonly string[]> {
  const wrong: string[] = []
  const byPath = new Map<string, Placed>()
  for (const row of rows) {
    const read = readRow(row, storeCodes)
    if (!read.ok) {
      wrong.push(`${row.place}: ${read.rejection}.`)
      continue
    }
    const { from, to } = read.value
    const earlier = byPath.get(from)
    if (!earlier) byPath.set(from, { ...read.value, place: row.place })
    else if (earlier.to !== to)
      wrong.push(`${row.place}: "${from}" should have one target, but ${earlier.place} leads to "${earlier.to}".`)
  }
  const redirects = [...byPath.values()].flatMap((redirect) => {
    const end = followed(redirect, byPath)
    if (end.ok) return [end.value]
    wrong.push(`${redirect.place}: ${end.rejection}.`)
    return []
  })
  return wrong.length > 0 ? reject(wrong) : accept(redirects)
}

function readRow({ from, to, status }: RedirectRow, storeCodes: readonly string[]): Outcome<CheckedRedirect, string> {
  const path = normalPath(from, storeCodes)
  if (!path.ok) return reject(`from ${path.rejection}`)
  const target = normalTarget(to, storeCodes)
  if (!target.ok) return reject(`to ${target.rejection}`)
  if (!['', '301', '302'].includes(status)) return reject(`status should be 301 or 302, not "${status}"`)
  return accept({ from: path.value, to: target.value, status: status === '302' ? 302 : 301 })
}

function followed(first: CheckedRedirect, byPath: ReadonlyMap<string, Placed>): Outcome<CheckedRedirect, string> {
  const seen = [first.from]
  let { to, status } = first
  for (;;) {
    if (seen.includes(pathOf(to))) return reject(`${[...seen, pathOf(to)].join(' → ')} is a loop`)
    const next = byPath.get(pathOf(to))
    if (!next) return accept({ from: first.from, to, status })
    seen.push(next.from)
    to = /[?#]/.test(next.to) ? next.to : next.to + to.slice(next.from.length)
    if (next.status === 302) status = 302
  }
}
