/** The messages of the page that belong to fields, and the alerts. */
export interface PageMessages {
  /** Each field that says it is invalid, with its messages. */
  readonly invalid: readonly { readonly field: string; readonly texts: readonly string[] }[]
  /** Hints of fields that are valid. */
  readonly hints: readonly string[]
  readonly alerts: readonly string[]
  /** How often each of these messages, and of those that the caller knows, is visible. */
  readonly copies: Readonly<Record<string, number>>
}

/** Runs in the page. `known` are messages that were seen before. */
export function readPageMessages(known: readonly string[]): PageMessages {
  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const scope = dialog ?? document.body
  /** A description may hold several messages, each in a paragraph of its own. */
  const sentencesOf = (element: Element) => {
    const parts = [...element.querySelectorAll('p, li')]
    return (parts.length > 0 ? parts : [element]).map((part) => clean(part.textContent)).filter((text) => text !== '')
  }
  const describedBy = (field: Element) =>
    `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`
      .split(/\s+/)
      .flatMap((id) => {
        const element = id ? document.getElementById(id) : null
        return element && isShown(element) ? sentencesOf(element) : []
      })
  const nameOf = (field: Element) =>
    clean(field.getAttribute('aria-label') ?? (field as HTMLInputElement).labels?.[0]?.textContent)

  const fields = [...scope.querySelectorAll('input, select, textarea')].filter(isShown)
  const isInvalid = (field: Element) => field.getAttribute('aria-invalid') === 'true'
  const hints = fields.filter((field) => !isInvalid(field)).flatMap(describedBy)
  const invalid = fields.filter(isInvalid).map((field) => ({
    field: nameOf(field),
    texts: describedBy(field).filter((text) => !hints.includes(text)),
  }))
  const alerts = [...scope.querySelectorAll('[role=alert]')].filter(isShown).flatMap(sentencesOf)

  const texts = new Set([...known, ...alerts, ...invalid.flatMap((field) => field.texts)])
  const shown = [...scope.querySelectorAll('p, li, span, div, output, b')].filter(
    (element) => texts.has(clean(element.textContent)) && isShown(element) && !element.closest('a, button, label'),
  )
  const deepest = shown.filter((element) => !shown.some((other) => other !== element && element.contains(other)))
  const count = (text: string) => deepest.filter((element) => clean(element.textContent) === text).length
  return { invalid, hints, alerts, copies: Object.fromEntries([...texts].map((text) => [text, count(text)])) }
}
