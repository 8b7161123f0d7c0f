import { ManualClock } from '@vitrin/kernel/testing'
import { catalogueContract } from '../contracts/catalogue-contract'
import { openHostDatabase } from '../database'
import { documentCatalogue, swedishShop } from '../testing'
import { CatalogueIndex } from './catalogue-index'

catalogueContract('documentCatalogue', documentCatalogue)
catalogueContract('CatalogueIndex', (documents) => {
  const clock = new ManualClock()
  const database = openHostDatabase(':memory:', { clock })
  database.catalogue.seed({ hash: 'test', documents, coupons: [] })
  return new CatalogueIndex({ shop: swedishShop, database, clock })
})
