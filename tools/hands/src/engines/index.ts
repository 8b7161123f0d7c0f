export { openFirefox } from './firefox'
export { openWebKit, type WebKitPrograms } from './webkit'
export { RemoteDriver } from './remote-driver'
export type { RemoteBrowser } from './remote-browser'
