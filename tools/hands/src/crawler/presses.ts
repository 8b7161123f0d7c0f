import { Control } from '../control'
import type { Driver, ElementState, Role, Target } from '../driver'
import type { Inspector } from './inspector'

export interface PressPlan {
  readonly within: Target
  readonly open: () => Promise<void>
  readonly spared?: RegExp
}

/** A long list has many links of one kind: the first few are enough. */
const MAX_LINKS = 10

/** Presses each button once, each on the fresh screen. What opens a dialog must leave it with Back. */
export async function pressButtons(driver: Driver, inspector: Inspector, plan: PressPlan): Promise<void> {
  const pressed = new Set<string>()
  for (;;) {
    await plan.open()
    await driver.settle()
    const next = await find(driver, 'button', plan, ({ name }) => !pressed.has(name))
    if (!next) return
    pressed.add(next.name)
    const before = await inspector.state()
    if (!(await canTap(inspector, next))) continue
    await inspector.look(`after pressing "${next.name}"`)
    // A panel may change its own heading, for example with the number of pieces.
    if ((await inspector.state()).layers <= before.layers) continue
    await driver.back()
    await inspector.compare(`after pressing "${next.name}" and Back`, before)
  }
}

/** Follows each link of the shop and comes back. */
export async function followLinks(driver: Driver, inspector: Inspector, plan: PressPlan): Promise<void> {
  const followed = new Set<string>()
  while (followed.size < MAX_LINKS) {
    await plan.open()
    await driver.settle()
    const address = await driver.address()
    const isWanted = ({ href }: ElementState) => isInside(href) && href !== address && !followed.has(href)
    const next = await find(driver, 'link', plan, isWanted)
    if (!next) return
    followed.add(next.href)
    await inspector.same(`after "${next.name}" and Back`, async () => {
      const { dialog } = await inspector.state()
      if (!(await canTap(inspector, next))) return
      // Back before the page has changed would leave the page before. A link may also open a dialog over the page.
      await driver.waitUntil(
        `"${next.name}" leads on`,
        async () => (await driver.address()) !== address || (await inspector.state()).dialog !== dialog,
      )
      await driver.settle()
      await driver.back()
    })
  }
}

/** Something over the control is a fault of the page; the walk goes on. */
async function canTap(inspector: Inspector, { control, name }: { readonly control: Control; readonly name: string }) {
  try {
    await control.tap()
    return true
  } catch {
    inspector.note(`before pressing "${name}"`, ['it cannot be tapped'])
    return false
  }
}

async function find(driver: Driver, role: Role, plan: PressPlan, isWanted: (state: ElementState) => boolean) {
  const states = await driver.list(role, plan.within)
  const nth = states.findIndex(
    (state) =>
      state.isVisible && !state.isDisabled && state.name !== '' && !plan.spared?.test(state.name) && isWanted(state),
  )
  const state = states[nth]
  if (!state) return undefined
  return { control: new Control(driver, { role, within: plan.within, nth }), name: state.name, href: state.href }
}

/** Not a file, a telephone number, a mail or a place on the same page. */
function isInside(href: string): boolean {
  return href.startsWith('/') && !/\.\w{2,4}$/.test(href)
}
