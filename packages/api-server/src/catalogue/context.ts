import type { Clock, IdGenerator } from '@vitrin/kernel'
import type { HostDatabase } from '../database'
import type { ShopOptions } from '../shop-options'
import type { TokenSigner } from '../shop/users/token-signer'
import type { PieceByPiece } from '../work/turns'
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
  /** Gives the turns of the answer to this request. */
  readonly turnsFor: (request: Request) => PieceByPiece
  readonly clock: Clock
  readonly ids: IdGenerator
}
