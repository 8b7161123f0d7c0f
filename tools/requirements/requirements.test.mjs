import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { prove } from './prove.mjs'
import { count, readPlaywrightReport, readVitestReport } from './read-reports.mjs'
import { idsIn } from './slice.mjs'

const fixture = (name) => join(import.meta.dirname, 'fixtures', name)
const test = (title, status = 'passed') => ({ title, status, file: 'a.test.ts' })
const requirements = { 'R1.01': 'browse', 'R1.02': 'sizes', 'R1.03': 'reviews', 'R1.04': 'offline' }

describe('a proof of a requirement', () => {
  const proves = (tests) => Object.keys(requirements).filter(prove(requirements, tests).isProven)

  it('is a passed test with its id alone in a bracket', () => {
    expect(proves([test('opens [R1.01] [R1.02]'), test('mentions R1.03 and (R1.04)')])).toEqual(['R1.01', 'R1.02'])
  })

  it('is not a skipped test', () => {
    expect(proves([test('opens [R1.01]', 'skipped')])).toEqual([])
  })

  it('needs all tests of the requirement to pass', () => {
    expect(proves([test('opens [R1.01]'), test('opens on a phone [R1.01]', 'failed')])).toEqual([])
  })

  it('reports unknown ids and several ids in a bracket as mistakes', () => {
    const { mistakes } = prove(requirements, [
      test('a [R9.99]'),
      test('b [R1.01, R1.02]'),
      test('c [R1.01–R1.03]'),
      test('d [not an id] [0]'),
    ])
    expect(mistakes).toEqual([
      expect.stringContaining('[R9.99] names an id that docs/requirements.yaml does not have'),
      expect.stringContaining('[R1.01, R1.02] must be a single id'),
      expect.stringContaining('[R1.01–R1.03] must be a single id'),
    ])
  })
})

describe('a proof of a sentence that lists members', () => {
  const members = { 'R1.01': ['menu', 'size guide'] }

  it('needs a test for each of them', () => {
    const half = prove(requirements, [test('opens [R1.01 menu]')], members)
    expect([half.isProven('R1.01'), half.provenMembers('R1.01')]).toEqual([false, ['menu']])
    const whole = prove(requirements, [test('opens [R1.01 menu]'), test('draws [R1.01 size guide]')], members)
    expect(whole.isProven('R1.01')).toBe(true)
  })

  it('reports a claim of the whole sentence, of an unknown member, and of a member of another', () => {
    const { mistakes } = prove(
      requirements,
      [test('a [R1.01]'), test('b [R1.01 map]'), test('c [R1.02 menu]')],
      members,
    )
    expect(mistakes).toEqual([
      expect.stringContaining('[R1.01] must name a member: menu, size guide'),
      expect.stringContaining('[R1.01 map] names a member that'),
      expect.stringContaining('[R1.02 menu] names a member that'),
    ])
  })
})

describe('the reports', () => {
  it('of vitest have passed, failed and skipped tests, and files that could not be loaded', () => {
    const report = readVitestReport(fixture('vitest.json'))
    expect(report.tests.map(({ status }) => status)).toEqual(['passed', 'failed', 'passed', 'skipped'])
    expect(report.brokenFiles).toEqual(['/shop/packages/cart-sync/src/broken.test.ts'])
    expect(count(report)).toEqual({ passed: 2, failed: 2 })
  })

  it('of playwright count each width separately, and an expected failure as failed', () => {
    const report = readPlaywrightReport(fixture('playwright.json'))
    expect(report.tests).toEqual([
      {
        title: 'a guest buys a shower door [R1.02] (phone)',
        file: '/shop/apps/storefront/e2e/buy.spec.ts',
        status: 'passed',
      },
      {
        title: 'a guest buys a shower door [R1.02] (desktop)',
        file: '/shop/apps/storefront/e2e/buy.spec.ts',
        status: 'failed',
      },
      {
        title: 'a guest fails as it should [R1.04] (phone)',
        file: '/shop/apps/storefront/e2e/buy.spec.ts',
        status: 'failed',
      },
      {
        title: 'a guest is not for phones [R1.04] (phone)',
        file: '/shop/apps/storefront/e2e/buy.spec.ts',
        status: 'skipped',
      },
    ])
    expect(count(report)).toEqual({ passed: 1, failed: 3 })
  })

  it('may be missing', () => {
    expect(readVitestReport(fixture('none.json'))).toBeUndefined()
  })

  it('prove a requirement together, unless a test of either fails', () => {
    const tests = [readVitestReport(fixture('vitest.json')), readPlaywrightReport(fixture('playwright.json'))].flatMap(
      (report) => report.tests,
    )
    expect(Object.keys(requirements).filter(prove(requirements, tests).isProven)).toEqual(['R1.01'])
  })
})

describe('a slice', () => {
  const known = ['R1.01', 'R1.02', 'R1.03', 'R2.01']

  it('is a list of ids and ranges', () => {
    expect(idsIn('R1.01–R1.03; R2.01', known)).toEqual(known)
    expect(idsIn('R1.02-R1.03', known)).toEqual(['R1.02', 'R1.03'])
  })

  it('rejects ids that are not in the list', () => {
    expect(() => idsIn('R1.01–R9.99', known)).toThrow('R1.01–R9.99')
  })
})
