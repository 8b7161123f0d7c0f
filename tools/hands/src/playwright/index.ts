export { PlaywrightDriver } from './playwright-driver'
