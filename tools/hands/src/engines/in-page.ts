import type { Target } from '../driver'

/** `@testing-library/dom` as its script puts it into the window. */
interface TestingLibrary {
  queryAllByRole(scope: Element, role: string, options: Readonly<Record<string, unknown>>): HTMLElement[]
}

export type PlainName = string | { readonly source: string; readonly flags: string }

/** A target in JSON, where a pattern is an object. */
export type PlainTarget = Omit<Target, 'name' | 'text' | 'definitionOf' | 'within' | 'having'> & {
  readonly [key in 'name' | 'text' | 'definitionOf']?: PlainName
} & { readonly [key in 'within' | 'having']?: PlainTarget }

export function plain({ name, text, definitionOf, within, having, ...rest }: Target): PlainTarget {
  const pattern = (value: string | RegExp): PlainName =>
    typeof value === 'string' ? value : { source: value.source, flags: value.flags }
  return {
    ...rest,
    ...(name === undefined ? {} : { name: pattern(name) }),
    ...(text === undefined ? {} : { text: pattern(text) }),
    ...(definitionOf === undefined ? {} : { definitionOf: pattern(definitionOf) }),
    ...(within ? { within: plain(within) } : {}),
    ...(having ? { having: plain(having) } : {}),
  }
}

/** Runs in the page: the elements of a target, as assistive technology finds them. */
export function findElements(target: PlainTarget): HTMLElement[] {
  const library = (globalThis as unknown as { TestingLibraryDom: TestingLibrary }).TestingLibraryDom
  const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const fits = (text: string, wanted: PlainName) =>
    typeof wanted === 'string' ? clean(text) === clean(wanted) : new RegExp(wanted.source, wanted.flags).test(text)
  const find = ({ role, name, level, text, within, having, definitionOf, nth }: PlainTarget): HTMLElement[] => {
    const scopes: HTMLElement[] = within ? find(within) : [document.body]
    const options = {
      ...(name === undefined ? {} : { name: typeof name === 'string' ? name : new RegExp(name.source, name.flags) }),
      ...(level === undefined ? {} : { level }),
    }
    const byRole = scopes
      .flatMap((scope) => library.queryAllByRole(scope, role, options))
      .filter((element) => text === undefined || fits(element.textContent, text))
      .filter((element) => !having || find(having).some((inner) => element.contains(inner)))
    const found =
      definitionOf === undefined
        ? byRole
        : byRole
            .flatMap((element) => [...element.querySelectorAll('dt')])
            .filter((term) => fits(term.textContent, definitionOf))
            .flatMap((term) => (term.nextElementSibling instanceof HTMLElement ? [term.nextElementSibling] : []))
    return nth === undefined ? found : found.slice(nth, nth + 1)
  }
  return find(target)
}

/** Runs in the page. */
export function countVisible(found: readonly HTMLElement[]): number {
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true })).length
}

/** Runs in the page: chooses an option of a list by its label. */
export function chooseOption([list]: readonly HTMLElement[], label: string): void {
  if (!(list instanceof HTMLSelectElement)) throw new Error('There is no such list.')
  const option = [...list.options].find((one) => one.label === label)
  if (!option) throw new Error(`The list has no option ${label}.`)
  list.value = option.value
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * Runs in the page: where a finger meets the element, in the window. Undefined while it moves, or something covers it.
 */
export async function pointOf([element]: readonly HTMLElement[]): Promise<
  { readonly x: number; readonly y: number } | undefined
> {
  if (!element) return undefined
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await nextFrame()
  await nextFrame()
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || before.top !== top || before.left !== left) return undefined
  const point = { x: left + width / 2, y: top + height / 2 }
  const met = document.elementFromPoint(point.x, point.y)
  const labels = (element as Partial<HTMLInputElement>).labels
  const isMet = met && (element.contains(met) || [...(labels ?? [])].some((label) => label.contains(met)))
  return isMet ? point : undefined
}
