import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (page) => readFileSync(join(root, page), 'utf8')
const PAGES = ['SECURITY.md', 'docs/security.md', 'docs/dependencies.md', 'docs/guides/operate.md']

/** How many sections each chapter has whose requirements are of level 1 or 2, by the numbers of ASVS 5.0. */
const SECTIONS = {
  1: [1, 2, 3, 4, 5],
  2: [1, 2, 3, 4],
  3: [2, 3, 4, 5, 7],
  4: [1, 2, 3, 4],
  5: [1, 2, 3, 4],
  6: [1, 2, 3, 4, 5, 6, 8],
  7: [1, 2, 3, 4, 5, 6],
  8: [1, 2, 3, 4],
  9: [1, 2],
  11: [1, 2, 3, 4, 5, 6],
  12: [1, 2, 3],
  13: [1, 2, 3, 4],
  14: [1, 2, 3],
  15: [1, 2, 3],
  16: [1, 2, 3, 4, 5],
}
/** Chapters that do not apply have one row. */
const WHOLE = ['10.1–10.7', '17.1–17.3']

describe('the pages about security', () => {
  it.each(PAGES)('%s: every link leads to a file', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link]) => link)
    const files = links.filter((link) => !/^https?:/.test(link))
    expect(files.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([])
  })

  it.each(PAGES)('%s: every link to a heading finds it', (page) => {
    const slugs = (text) =>
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
        title
          .toLowerCase()
          .replace(/[^\p{L}\p{N} -]/gu, '')
          .replaceAll(' ', '-'),
      )
    const wrong = [...read(page).matchAll(/\]\(([^)#\s]*)#([^)]+)\)/g)].filter(
      ([, link, slug]) =>
        !/^https?:/.test(link) && !slugs(read(link === '' ? page : join(dirname(page), link))).includes(slug),
    )
    expect(wrong.map(([text]) => text)).toEqual([])
  })

  it('answer every section of ASVS at level 2 with a proof or a reason', () => {
    const table = read('docs/security.md').split('## OWASP ASVS')[1]
    const rows = [...table.matchAll(/^\| ([\d.–]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
    const wanted = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
      sections.map((each) => `${chapter}.${each}`),
    )
    expect(new Set(rows.map(([, section]) => section))).toEqual(new Set([...wanted, ...WHOLE]))
    expect(rows).toHaveLength(wanted.length + WHOLE.length)
    const silent = rows.filter(([, , , state, proof]) =>
      state === 'met' ? !proof.includes('](') : !['partly', 'does not apply'].includes(state) || proof.length < 30,
    )
    expect(silent.map(([, section]) => section)).toEqual([])
  })
})
