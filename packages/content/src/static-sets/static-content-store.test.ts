import { TransportError } from '@vitrin/kernel'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { expect, it } from 'vitest'
import { FakeStaticContent } from '../testing'
import { StaticContentStore } from './static-content-store'

const constants = { freightLimit: 8000, deposit: 30, bulkFreight: 990 }

it('static sets are loaded once, travel to the browser, and those that fail are left out and tried again', async () => {
  const files = new FakeStaticContent({ price_constants: constants })
  const logger = new RecordingLogger()
  const store = new StaticContentStore({ files, logger })
  files.fault = new TransportError('network', 'lost')
  await store.load(['price_constants'])
  expect(store.set('price_constants')).toBeUndefined()
  expect(logger.entries).toHaveLength(1)
  files.fault = undefined
  await store.load(['price_constants', 'site_info'])
  await store.load(['price_constants'])
  expect(store.set('price_constants')).toEqual(constants)
  expect(store.set('site_info')).toBeUndefined()
  expect(files.asked).toEqual(['price_constants', 'price_constants', 'site_info'])
  const copy = new StaticContentStore({ files, logger })
  copy.hydrate(store.snapshot)
  expect(copy.set('price_constants')).toEqual(constants)
})
