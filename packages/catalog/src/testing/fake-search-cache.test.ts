import { FakeSearchCache } from './fake-search-cache'
import { searchCacheContract } from '../contracts/search-cache-contract'

searchCacheContract('FakeSearchCache', () => new FakeSearchCache())
