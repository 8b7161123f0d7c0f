import type { Clock, IdGenerator } from '@vitrin/kernel'
import type { HostDatabase } from '../database'
import type { ShopOptions } from '../shop-options'
import type { TokenSigner } from '../shop/users/token-signer'
import type { DocumentJson } from './document-json'
import type { CatalogueIndex } from './catalogue-index'

/** What the catalogue calls work with. */
export interface CatalogueContext {
  readonly shop: ShopOptions
  readonly database: HostDatabase
  readonly catalogue: CatalogueIndex
  readonly texts: DocumentJson
  /** Reads group tokens. */
  readonly signer: TokenSigner
  readonly clock: Clock
  readonly ids: IdGenerator
}
