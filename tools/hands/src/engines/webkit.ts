import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Browser, Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import type { Size } from '../driver'
import type { RemoteBrowser } from './remote-browser'

export interface WebKitPrograms {
  /** WebKitWebDriver of webkit2gtk-driver. */
  readonly driver: string
  /** Its browser has no window of its own without a screen: Xvfb is one in memory. */
  readonly screen: string
}

/** A window of WebKitGTK by WebDriver. The protocol does not tell what the console says. */
export async function openWebKit(programs: WebKitPrograms, size: Size): Promise<RemoteBrowser> {
  const screen = await openScreen(programs.screen)
  const port = await freePort()
  const service = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  })
  const driver = await connect(port)
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size })
  // On a busy machine a page takes longer than the 30 s of WebDriver to answer.
  await driver.manage().setTimeouts({ script: 60_000 })
  const actions = () => driver.actions({ async: true })
  return {
    run: (source, argument) =>
      driver.executeAsyncScript(
        `const done = arguments[arguments.length - 1]
        Promise.resolve((${source})(arguments[0])).then(done)`,
        argument,
      ),
    goto: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    resize: async (to) =>
      void (await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...to })),
    clickAt: ({ x, y }) =>
      actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    async press(keys) {
      const codes = keys.map(keyCode)
      const down = codes.reduce((chain, code) => chain.keyDown(code), actions())
      await codes
        .toReversed()
        .reduce((chain, code) => chain.keyUp(code), down)
        .perform()
    },
    consoleProblems: () => [],
    async close() {
      await driver.quit().catch(() => undefined)
      await end(service)
      await end(screen.process)
    },
  }
}

/** Names of keys as Playwright has them; a character is its own code. */
function keyCode(name: string): string {
  const { [name.toUpperCase() as keyof typeof Key]: code } = Key
  return name.length > 1 && typeof code === 'string' ? code : name
}

async function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: Browser.SAFARI })
  capabilities.set('browserName', 'MiniBrowser')
  for (let tries = 0; ; tries += 1) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
    } catch (error) {
      if (tries === 40) throw error
      await wait(250)
    }
  }
}

/** Xvfb writes the number of a display that it found free. */
async function openScreen(program: string): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const process = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(process.stdout, 'data')) as [Buffer]
  return { process, display: `:${String(number).trim()}` }
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  process.kill('SIGTERM')
  await once(process, 'close')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
