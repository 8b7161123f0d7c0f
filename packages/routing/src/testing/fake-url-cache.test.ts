import { FakeUrlCache } from './fake-url-cache'
import { urlCacheContract } from '../contracts/url-cache-contract'

urlCacheContract('FakeUrlCache', () => new FakeUrlCache())
