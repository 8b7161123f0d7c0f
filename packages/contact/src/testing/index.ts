export { FakePictureShrinker } from './fake-picture-shrinker'
export { InMemoryAttachmentStorage, InMemoryContactStorage } from './in-memory-storages'
export { bytesOf, sampleFiles } from './sample-files'
