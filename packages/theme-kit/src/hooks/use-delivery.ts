import { createDayFormat } from '@vitrin/i18n'
import {
  dayOf,
  deliveryDates,
  deliveryWindow,
  holidayCalendar,
  workingDayAfter,
  type DeliveredLine,
} from '@vitrin/made-to-measure'
import type { StorefrontConfig } from '@vitrin/storefront'
import { useMemo } from 'react'
import { useCoreStorefront } from '../storefront-context'

/** Days of delivery as text. Without lead times in the configuration every day is undefined. */
export interface Delivery {
  /** "14–18 december" for lines that are ordered at a time, or now. Undefined when the days are not known. */
  dates(lines: readonly DeliveredLine[], orderedAt?: string | number): string | undefined
  /** "24 november": the last day on which the measures of an order can be changed. */
  changesUntil(orderedAt?: string | number): string | undefined
  /** "23 november": the first working day after an order. */
  nextWorkingDay(orderedAt?: string | number): string | undefined
  /** A window that the host has given with an order. */
  days(window: { readonly from: string; readonly to: string }): string
}

export function useDelivery(): Delivery {
  const { config, now } = useCoreStorefront()
  return useMemo(() => createDelivery(config, now), [config, now])
}

type DeliveryConfig = Pick<StorefrontConfig, 'days' | 'delivery' | 'storeView'>

function createDelivery({ days = { holidays: [] }, delivery, storeView }: DeliveryConfig, now: () => number): Delivery {
  const { i18n } = storeView
  const format = createDayFormat(i18n)
  const calendar = holidayCalendar(i18n.timeZone, days)
  const dayAfter = (orderedAt: string | number, count: number): string =>
    format.day(workingDayAfter(dayOf(new Date(orderedAt).getTime(), calendar), count, calendar))
  return {
    dates: (lines, orderedAt = now()) => {
      const window = delivery && deliveryWindow(lines, delivery)
      if (!window) return undefined
      const { from, to } = deliveryDates(window, new Date(orderedAt).getTime(), calendar)
      return format.days(from, to)
    },
    changesUntil: (orderedAt = now()) => delivery && dayAfter(orderedAt, delivery.changeDays),
    nextWorkingDay: (orderedAt = now()) => delivery && dayAfter(orderedAt, 1),
    days: ({ from, to }) => format.days(from, to),
  }
}
