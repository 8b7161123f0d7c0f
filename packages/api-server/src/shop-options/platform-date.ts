import { dateTimeFormat } from '@vitrin/kernel'

/** Time → `yyyy-MM-dd HH:mm:ss` in the shop's time zone: dates of documents carry no zone (decisions.md 14). */
export type PlatformDate = (time: number) => string

export function createPlatformDate(timeZone: string): PlatformDate {
  // Of all locales the Swedish one writes dates as documents hold them.
  const format = dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (time) => format.format(time)
}
