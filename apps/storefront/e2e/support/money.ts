import type { Locator } from '@playwright/test'

/** 601900 → "6 019,00kr" (R9.15). Plain spaces are enough: Playwright normalizes non-breaking spaces. */
export function kr(ore: number): string {
  const kronor = String(Math.floor(ore / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ' ')
  return `${kronor},${String(ore % 100).padStart(2, '0')}kr`
}

/** The amount beside a term: "Totalt", "Varav moms". */
export function sumOf(scope: Locator, term: string): Locator {
  return scope.locator(`dt:text-is("${term}") + dd`)
}
