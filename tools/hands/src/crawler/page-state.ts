/** What must be the same after a reload and after Back. */
export interface PageState {
  /** Path, query and hash. */
  readonly address: string
  readonly heading: string
  /** The name of the open dialog; empty without one. */
  readonly dialog: string
  /** So many dialogs are open, one over the other. */
  readonly layers: number
  readonly fields: readonly FieldState[]
  /** Amounts inside forms: the price of the current choices. */
  readonly amounts: readonly string[]
  /** Buttons that send a form: "Lägg i varukorgen" or "Ändra i varukorgen". */
  readonly submits: readonly string[]
}

export interface FieldState {
  readonly name: string
  /** The text of a text field, the chosen option of a list, `on` or `off` of a checkbox or radio button. */
  readonly value: string
}

export interface PageStateOptions {
  /** Reads this document instead of the page. */
  readonly html?: string
  /** Also what styles hide, for example a folded list of filters: HTML alone does not say what they hide. */
  readonly withFolded?: boolean
}

/** Runs in the page. */
export function readPageState({ html, withFolded = false }: PageStateOptions): PageState {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isShown = (element: Element) =>
    withFolded ? element.closest('[hidden], noscript') === null : element.checkVisibility({ visibilityProperty: true })
  const layers = [...page.querySelectorAll('dialog[open]')]
  const dialog = layers.at(-1)
  const scope = dialog ?? page.querySelector('main') ?? page.body
  // Surcharges in a label follow the measures; the name is enough.
  const nameOf = (field: Element) =>
    clean(field.getAttribute('aria-label') ?? (field as HTMLInputElement).labels?.[0]?.textContent).replace(/\+.*/, '')
  const valueOf = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) => {
    if (field instanceof HTMLSelectElement || field.tagName === 'SELECT')
      return clean((field as HTMLSelectElement).selectedOptions[0]?.label)
    if (field.type === 'checkbox' || field.type === 'radio') return (field as HTMLInputElement).checked ? 'on' : 'off'
    return field.value
  }
  const fields = [...scope.querySelectorAll<HTMLInputElement>('form input, form select, form textarea')].filter(
    (field) => isShown(field) && !['hidden', 'password', 'submit', 'search'].includes(field.type),
  )
  const amounts = [...scope.querySelectorAll('form')].filter(isShown).flatMap((form) => {
    const text = clean(withFolded ? form.textContent : form.innerText)
    return [...text.matchAll(/\+?\d{1,3}(?:\s?\d{3})*(?:,\d\d)?\s?kr/g)].map(([amount]) => amount)
  })
  const submits = [...scope.querySelectorAll('form button[type=submit]')].filter(isShown)
  return {
    address: location.pathname + location.search + location.hash,
    heading: clean([...scope.querySelectorAll('h1, h2')].find(isShown)?.textContent),
    dialog: dialog ? clean(dialog.getAttribute('aria-label') ?? dialog.querySelector('h2')?.textContent) || '?' : '',
    layers: layers.length,
    fields: fields.map((field) => ({ name: nameOf(field), value: valueOf(field) })),
    amounts,
    submits: submits.map((button) => clean(button.textContent)),
  }
}
