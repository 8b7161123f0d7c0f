import type { DateWords } from './store-view'

/** Writes the UTC day of an instant by a pattern of the locale. */
export function inWords({ months }: DateWords, pattern: string, utcMs: number): string {
  const date = new Date(utcMs)
  return pattern
    .replace('{day}', String(date.getUTCDate()))
    .replace('{month}', months[date.getUTCMonth()]!)
    .replace('{year}', String(date.getUTCFullYear()))
}
