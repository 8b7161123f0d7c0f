export { bytesOf, sampleFiles } from './sample-files'
