import { vi } from 'vitest'

// What a shopper sees and does in the tab of `openTab`, by the words on the screen.

/** The words of an element, with single blanks. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** The heading of the page. */
export const heading = (): string => wordsOf(document.querySelector('main h1'))

/** The panel or modal that is open, the uppermost if there are two. */
export const dialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)

/** Waits until the screen is as expected. */
export const eventually = <Seen>(see: () => Seen): Promise<Seen> => vi.waitFor(see, { timeout: 20_000, interval: 5 })

/** Waits for a button, link or label and clicks it. Its name is its `aria-label`, or else its words. */
export async function press(
  name: string | RegExp,
  within: () => ParentNode | undefined = () => document,
): Promise<void> {
  const control = await eventually(() => {
    const controls = [...(within()?.querySelectorAll<HTMLElement>('button, a[href], summary, label') ?? [])]
    const found = controls.find((one) => isNamed(name, nameOf(one)))
    if (!found) throw new Error(`There is no ${String(name)}, but ${controls.map(nameOf).join(' | ')}`)
    return found
  })
  control.click()
}

const nameOf = (control: HTMLElement): string => control.getAttribute('aria-label') ?? wordsOf(control)
const isNamed = (name: string | RegExp, text: string): boolean =>
  typeof name === 'string' ? name === text : name.test(text)

/** The field under a label. */
export function field(label: string, within: ParentNode = document): HTMLInputElement {
  const labels = [...within.querySelectorAll('label')]
  const found = labels.find((one) => wordsOf(one).startsWith(label))
  const input = found && (found.querySelector('input, select, textarea') ?? document.getElementById(found.htmlFor))
  if (!input) throw new Error(`There is no field ${label}, but ${labels.map(wordsOf).join(' | ')}`)
  return input as HTMLInputElement
}

/** Types a whole text into a field and leaves the field. */
export function type(input: HTMLElement, text: string): void {
  // React watches the property of the element itself, so the text is set through the prototype.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** All words of the screen. */
export const screenWords = (): string => wordsOf(document.body)
