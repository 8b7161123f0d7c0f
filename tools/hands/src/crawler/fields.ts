import { inputFaults } from '../checks/kept-input'
import { Control } from '../control'
import type { Driver, Target } from '../driver'
import { BAD_INPUTS, type BadInput } from './bad-input'
import type { Inspector } from './inspector'

/** Types each bad input into the field, leaves it, and puts the first text back. */
export async function tryBadInput(
  inspector: Inspector,
  field: Control,
  name: string,
  inputs: readonly BadInput[] = BAD_INPUTS,
): Promise<void> {
  const original = (await field.state())?.value ?? ''
  const { dialog } = await inspector.state()
  for (const { name: input, text, isPasted } of inputs) {
    const action = `after ${input} in "${name}"`
    // An action may have taken the field away, for example by a step of a form.
    if (!(await field.isVisible())) return
    if (isPasted) await field.paste(text)
    else await field.type(text, () => inspector.rememberMessages())
    await field.leave()
    await inspector.look(action)
    // A text may ask a question, for example a quantity of zero whether the piece shall go.
    const asks = async () => (await inspector.state()).dialog !== dialog
    await inspector.lookFor(action, async () => {
      const state = await field.state()
      return state && !(await asks()) ? inputFaults(text, state.value) : []
    })
    if (await asks()) await field.driver.press('Escape')
  }
  if (!(await field.isVisible())) return
  await field.type(original, () => inspector.rememberMessages())
  await field.leave()
  await inspector.look(`after "${original}" again in "${name}"`)
}

/** The text fields of a part of the page, each by its place. */
export async function textFields(
  driver: Driver,
  within: Target,
): Promise<readonly { readonly field: Control; readonly name: string }[]> {
  const found = []
  for (const role of ['textbox', 'searchbox'] as const)
    for (const [nth, { name, isVisible, isDisabled, isPicker }] of (await driver.list(role, within)).entries())
      if (isVisible && !isDisabled && !isPicker) found.push({ field: new Control(driver, { role, within, nth }), name })
  return found
}
