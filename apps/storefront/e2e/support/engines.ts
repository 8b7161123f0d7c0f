import { existsSync } from 'node:fs'
import { openFirefox, openWebKit, type RemoteBrowser } from '@vitrin/hands/engines'

export const ENGINE_SIZE = { width: 500, height: 900 }

export interface Engine {
  readonly name: string
  /** The programs that it needs, and how they are installed. */
  readonly programs: readonly string[]
  readonly packages: string
  readonly open: () => Promise<RemoteBrowser>
}

const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'
const WEBKIT = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' }

/** Browsers that Playwright cannot drive as they are installed. */
export const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    programs: [FIREFOX],
    packages: 'firefox-esr',
    open: () => openFirefox(FIREFOX, ENGINE_SIZE),
  },
  {
    name: 'WebKit',
    programs: Object.values(WEBKIT),
    packages: 'webkit2gtk-driver xvfb',
    open: () => openWebKit(WEBKIT, ENGINE_SIZE),
  },
]

export const isInstalled = ({ programs }: Engine): boolean => programs.every((program) => existsSync(program))
