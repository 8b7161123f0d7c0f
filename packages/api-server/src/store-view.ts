import { accept, reject, type Outcome } from '@vitrin/kernel'
import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import { SEARCH_INDEX } from '@vitrin/api-contract/wire'

/** What belongs to one store view: its index, its currency and where its customers pay tax (contract §1.4). */
export interface StoreView {
  readonly storeCode: string
  readonly storeId: number
  readonly index: string
  readonly currency: string
  readonly country: string
  readonly timeZone: string
}

export const swedishStore: StoreView = {
  storeCode: 'sv',
  storeId: 4,
  index: SEARCH_INDEX,
  currency: 'SEK',
  country: 'SE',
  timeZone: 'Europe/Stockholm',
}

/** The header wins over the parameter; neither, or an empty one, means the Swedish store (contract §1.4). */
export function storeViewOf(request: Request, query: URLSearchParams): Outcome<StoreView, FieldRefusals> {
  const code = request.headers.get('x-vs-store-code') || query.get('storeCode')
  if (!code || code === swedishStore.storeCode) return accept(swedishStore)
  return reject(fieldRefusal('storeCode', `should be "${swedishStore.storeCode}"`))
}
