import { swedishStore } from '../store-view'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: swedishStore.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** `yyyy-MM-dd HH:mm:ss` in the store's own time: dates of documents carry no zone (decisions.md 14). */
export function platformDate(time: number): string {
  return clock.format(time)
}
