import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { billOfMaterials } from './bill-of-materials.mjs'
import { runtimeDependencies, wrongRows } from './dependencies.mjs'
import { isAllowed, wrongLicences } from './licences.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

describe('what the shop is made of', () => {
  const bill = JSON.parse(billOfMaterials(root))

  it('is listed as CycloneDX, with version and address of each part', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
    const direct = [...runtimeDependencies(root).keys()]
    const listed = new Set(bill.components.map(({ group, name }) => (group ? `${group}/${name}` : name)))
    expect(direct.filter((name) => !listed.has(name))).toEqual([])
    expect(bill.components.filter(({ version, purl }) => !version || !purl)).toEqual([])
  })

  it('has licences that a shop can live with', () => {
    expect(wrongLicences(bill.components)).toEqual([])
  })

  it('has a reason for each package in docs/dependencies.md', () => {
    expect(wrongRows(runtimeDependencies(root), readFileSync(join(root, 'docs', 'dependencies.md'), 'utf8'))).toEqual(
      [],
    )
  })
})

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['(ISC AND CC-BY-3.0)', false],
    ['GPL-3.0-only', false],
    ['', false],
  ])('%s: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed)
  })

  it('that are missing or not allowed are named with their part', () => {
    const license = (id) => [{ license: { id } }]
    expect(
      wrongLicences([
        { name: 'good', licenses: license('MIT') },
        { group: '@a', name: 'odd', licenses: license('AGPL-3.0-only') },
        { name: 'bare' },
      ]),
    ).toEqual([
      '@a/odd: AGPL-3.0-only is not among the allowed licences.',
      'bare: no licence is not among the allowed licences.',
    ])
  })
})

describe('the table of dependencies', () => {
  const users = new Map([['hono', ['api-server', 'storefront']]])
  const reason = 'routes the calls of the host and of nothing else'
  it('names each package with its users and a reason, and no other', () => {
    expect(wrongRows(users, `| \`hono\` | api-server, storefront | ${reason} |`)).toEqual([])
    expect(wrongRows(users, '')).toEqual(['hono has no row. Say why it is needed.'])
    expect(wrongRows(users, '| `hono` | api-server, storefront | good |')).toEqual(['hono has no reason.'])
    expect(wrongRows(users, `| \`hono\` | api-server | ${reason} |\n| \`left-pad\` | x | ${reason} |`)).toEqual([
      'hono is used by api-server, storefront, not by api-server.',
      'left-pad is not used any more.',
    ])
  })
})
