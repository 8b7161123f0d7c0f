import type { Locator } from '@playwright/test'

/** 601900 → "6 019 kr", 601950 → "6 019,50 kr". Plain spaces are enough: Playwright normalizes non-breaking spaces. */
export function kr(ore: number): string {
  return ore % 100 === 0 ? `${grouped(ore)} kr` : totalKr(ore)
}

/** 601900 → "6 019,00 kr", as in the totals of checkout, order and mail. */
export function totalKr(ore: number): string {
  return `${grouped(ore)},${String(ore % 100).padStart(2, '0')} kr`
}

function grouped(ore: number): string {
  return String(Math.floor(ore / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ' ')
}

/** The amount beside a term: "Totalt", "Varav moms". */
export function sumOf(scope: Locator, term: string): Locator {
  return scope.locator(`dt:text-is("${term}") + dd`)
}
