// How tools start Chromium with Playwright: its own, or the one of this machine.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { lightBrowser, systemBrowser } from './browser.mjs'

export function launchOptions(more = []) {
  const executablePath = existsSync(chromium.executablePath()) ? undefined : systemBrowser()
  return {
    ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }),
    chromiumSandbox: false,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...more],
  }
}

/** For tools that need no windows: Debian's lighter browser, where it is installed. */
export function lightLaunchOptions() {
  const { executablePath, ...options } = launchOptions()
  return executablePath === undefined ? options : { ...options, executablePath: lightBrowser(executablePath) }
}
