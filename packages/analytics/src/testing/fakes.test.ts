import { FakeTracker } from './fake-tracker'
import { InMemoryConsentStorage, InMemoryRememberedOrderStorage } from './in-memory-storages'
import { consentStorageContract, rememberedOrderStorageContract } from '../contracts/storage-contracts'
import { trackerContract } from '../contracts/tracker-contract'

trackerContract('FakeTracker', () => {
  const tracker = new FakeTracker()
  return {
    tracker,
    added: () => tracker.events.flatMap((event) => (event.type === 'add-to-cart' ? [event.product.name] : [])),
  }
})
consentStorageContract('InMemoryConsentStorage', () => new InMemoryConsentStorage())
rememberedOrderStorageContract('InMemoryRememberedOrderStorage', () => new InMemoryRememberedOrderStorage())
