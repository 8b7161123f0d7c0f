import { InMemoryClaimStorage, InMemoryNewsletterStorage } from './in-memory-storages'
import { claimStorageContract, newsletterStorageContract } from '../contracts/storage-contracts'

newsletterStorageContract('in memory: newsletter', () => new InMemoryNewsletterStorage())
claimStorageContract('in memory: claims', () => new InMemoryClaimStorage())
