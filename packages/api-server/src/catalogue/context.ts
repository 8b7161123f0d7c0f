import type { Clock, IdGenerator } from '@vitrin/kernel'
import type { ShopDatabase } from '../database'
import type { ShopOptions } from '../shop-options'
import type { TokenSigner } from '../shop/users/token-signer'
import type { AnswerTexts } from './answer-texts'
import type { CatalogueIndex } from './catalogue-index'

/** What every catalogue call works with. */
export interface CatalogueContext {
  readonly shop: ShopOptions
  readonly database: ShopDatabase
  readonly catalogue: CatalogueIndex
  readonly texts: AnswerTexts
  /** Knows group tokens. */
  readonly signer: TokenSigner
  readonly clock: Clock
  readonly ids: IdGenerator
}
