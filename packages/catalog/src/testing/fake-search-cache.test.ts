import { FakeSearchCache } from './fake-search-cache'
import { searchCacheContract } from './search-cache-contract'

searchCacheContract('FakeSearchCache', () => new FakeSearchCache())
