import type { ElementState } from './driver'

/** Runs in the page. */
export function readStates(elements: readonly Element[]): readonly ElementState[] {
  const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => (id ? (document.getElementById(id)?.textContent ?? '') : ''))
      .join(' ')
  return elements.map((element) => {
    const field = element as Partial<HTMLInputElement>
    const value = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.label : field.value
    return {
      name: clean(element.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? element.textContent),
      text: clean(element instanceof HTMLElement ? element.innerText : element.textContent),
      value: value ?? '',
      checked: field.checked === true || element.getAttribute('aria-checked') === 'true',
      invalid: element.getAttribute('aria-invalid') === 'true',
      focused: element === document.activeElement,
      isVisible: element.checkVisibility({ visibilityProperty: true }),
      isPicker: ['date', 'time', 'month', 'week', 'datetime-local', 'color'].includes(field.type ?? ''),
      isDisabled: element.matches(':disabled, [aria-disabled=true]'),
      href: element.getAttribute('href') ?? '',
      options: element instanceof HTMLSelectElement ? [...element.options].map(({ label }) => label) : [],
      description: clean(
        `${textOf(element.getAttribute('aria-describedby'))} ${textOf(element.getAttribute('aria-errormessage'))}`,
      ),
    }
  })
}
