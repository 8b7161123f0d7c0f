import { Control } from '../control'
import type { Driver, Role, Target } from '../driver'
import { textFields, tryBadInput } from './fields'
import type { Inspector } from './inspector'
import { pressButtons, followLinks } from './presses'

export interface ScreenPlan {
  readonly name: string
  /** Opens the screen; it is called again after each action that left it. */
  readonly open: () => Promise<void>
  /** The part of the page that the walk uses; `main` without it. */
  readonly within?: Target
  /** The address or the device keeps what is typed and chosen. */
  readonly keepsFields?: boolean
  /** The server renders the screen for everyone, so it can be compared with the page. */
  readonly isPublic?: boolean
  /** A reload closes it, because it lies over a page. */
  readonly isPanel?: boolean
  /** Buttons that the walk does not press, for example the one that deletes the account. */
  readonly spared?: RegExp
}

const MAIN: Target = { role: 'main' }
const MAX_TAB_PRESSES = 40

/** Uses everything on a screen that can be typed into, chosen, pressed or followed, and looks after each action. */
export async function walkScreen(driver: Driver, inspector: Inspector, plan: ScreenPlan): Promise<void> {
  const { within = MAIN, keepsFields = false, isPublic = false, open, spared } = plan
  inspector.screen = plan.name
  await open()
  await inspector.look('after opening')
  if (isPublic) await inspector.firstPaint('after opening')
  if (!plan.isPanel) await inspector.same('after a reload', () => driver.reload())
  await open()
  await turn(driver, inspector)
  await tabThrough(driver, inspector)
  await open()
  await typeNonsense(driver, inspector, within)
  await open()
  await choose(driver, inspector, within)
  if (keepsFields) await inspector.same('after choices and a reload', () => driver.reload())
  await pressButtons(driver, inspector, { within, open, ...(spared ? { spared } : {}) })
  // A link closes the panel that it is in.
  if (!plan.isPanel) await followLinks(driver, inspector, { within, open })
}

async function turn(driver: Driver, inspector: Inspector): Promise<void> {
  const { size } = driver
  // Browsers do not keep the focus in view when the screen turns.
  await driver.evaluate(() => (document.activeElement as HTMLElement | null)?.blur(), undefined)
  await inspector.same('after a turn of the screen', async () => {
    await driver.resize({ width: size.height, height: size.width })
    await inspector.look('turned')
    await driver.resize(size)
  })
}

async function tabThrough(driver: Driver, inspector: Inspector): Promise<void> {
  for (let presses = 1; presses <= MAX_TAB_PRESSES; presses += 1) {
    await driver.press('Tab')
    await inspector.lookAtFocus(`after ${presses} presses of Tab`)
  }
}

async function typeNonsense(driver: Driver, inspector: Inspector, within: Target): Promise<void> {
  for (const { field, name } of await textFields(driver, within)) await tryBadInput(inspector, field, name)
}

/** Checks each radio button and checkbox, and chooses the last option of each list. */
async function choose(driver: Driver, inspector: Inspector, within: Target): Promise<void> {
  for (const role of ['radio', 'checkbox', 'combobox'] as const satisfies readonly Role[]) {
    // A choice may bring further ones, so the number is read again.
    for (let nth = 0; nth < (await driver.list(role, within)).length; nth += 1) {
      const control = new Control(driver, { role, within, nth })
      const state = await control.state()
      if (!state?.isVisible || state.isDisabled) continue
      if (role === 'combobox') {
        const last = state.options.at(-1)
        if (last === undefined) continue
        await control.choose(last)
      } else await control.check()
      await inspector.look(`after a choice of "${state.name}"`)
    }
  }
}
