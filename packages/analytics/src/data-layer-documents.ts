import type { AnalyticsEvent } from './analytics-event'
import { ga4Document } from './ga4-document'
import { specifiedDocument, type DataLayerDocument } from './specified-document'

/** A tag manager merges what is pushed: without this the fields of one event would stand in the next. */
const FORGET_THE_LAST: DataLayerDocument = { ecommerce: null }

/** What a data layer gets of one event: the specified document, and GA4's beside it. */
export function dataLayerDocuments(event: AnalyticsEvent, currency: string): readonly DataLayerDocument[] {
  const specified = specifiedDocument(event, currency)
  const ga4 = ga4Document(event, currency)
  if (!ga4) return [FORGET_THE_LAST, specified]
  // Both formats call it so: one event that holds both is counted once.
  if (ga4['event'] === specified['event'])
    return [
      FORGET_THE_LAST,
      { ...specified, ecommerce: { ...(specified['ecommerce'] as object), ...(ga4['ecommerce'] as object) } },
    ]
  return [FORGET_THE_LAST, specified, FORGET_THE_LAST, ga4]
}
