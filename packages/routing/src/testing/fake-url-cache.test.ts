import { FakeUrlCache } from './fake-url-cache'
import { urlCacheContract } from './url-cache-contract'

urlCacheContract('FakeUrlCache', () => new FakeUrlCache())
