import type { AnalyticsEvent } from './analytics-event'
import { ga4Document } from './ga4-document'
import { specifiedDocument, type DataLayerDocument } from './specified-document'

/** A tag manager merges what is pushed: without this the next event would keep the fields of the last one. */
const FORGET_THE_LAST: DataLayerDocument = { ecommerce: null }

/** The documents of one event: the one of the specification and the one of GA4. */
export function dataLayerDocuments(event: AnalyticsEvent, currency: string): readonly DataLayerDocument[] {
  const specified = specifiedDocument(event, currency)
  const ga4 = ga4Document(event, currency)
  if (!ga4) return [FORGET_THE_LAST, specified]
  // Both formats have an event of this name, so one document holds both. Two would be counted twice.
  if (ga4['event'] === specified['event'])
    return [
      FORGET_THE_LAST,
      { ...specified, ecommerce: { ...(specified['ecommerce'] as object), ...(ga4['ecommerce'] as object) } },
    ]
  return [FORGET_THE_LAST, specified, FORGET_THE_LAST, ga4]
}
