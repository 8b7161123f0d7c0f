/** Where the page does not fit. */
export interface PageLayout {
  readonly screenWidth: number
  /** The width of the page, or of an open dialog's content. */
  readonly contentWidth: number
  /** Elements with text or a control that end outside the screen and cannot be scrolled to. */
  readonly wide: readonly { readonly what: string; readonly right: number }[]
  /** Fields and buttons whose text does not fit into them. */
  readonly cut: readonly { readonly what: string; readonly text: string }[]
  /** Blocks of running text, with their width. */
  readonly columns: readonly { readonly text: string; readonly width: number }[]
}

/** Runs in the page. */
export function readPageLayout(screenWidth: number): PageLayout {
  const LONGEST_VALUE = 24
  const RUNNING_TEXT = 120
  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  const scope = dialog ?? document.body
  const elements = [...scope.querySelectorAll<HTMLElement>('*')].filter(isShown)
  const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
  const nameOf = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent
    return short(clean(element.getAttribute('aria-label') ?? label ?? element.textContent)) || element.tagName
  }
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && clean(node.textContent) !== '')
  const isControl = (element: Element) => element.matches('input, select, textarea, button, a[href]')
  /** Inside something that scrolls sideways, or that clips within the screen. */
  const isContained = (element: HTMLElement) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      if (overflowX === 'auto' || overflowX === 'scroll') return true
      if (overflowX !== 'visible' && box.getBoundingClientRect().right <= screenWidth + 1) return true
    }
    return false
  }

  const wide = elements
    .filter((element) => hasOwnText(element) || isControl(element))
    .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right + scrollX) }))
    .filter(({ element, right }) => right > screenWidth + 1 && !isContained(element))
    .map(({ element, right }) => ({ what: nameOf(element), right }))

  const pen = document.createElement('canvas').getContext('2d')!
  const room = (element: HTMLElement, style: CSSStyleDeclaration) =>
    element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
  const cut = elements.flatMap((element) => {
    const style = getComputedStyle(element)
    const isText =
      element instanceof HTMLInputElement && ['text', 'email', 'tel', 'search', 'number', 'url'].includes(element.type)
    if (isText || element instanceof HTMLSelectElement) {
      const text = isText ? element.value : clean((element as HTMLSelectElement).selectedOptions[0]?.label)
      // The shorthand is empty when a variant of digits is set.
      pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const fits = pen.measureText(text).width <= room(element, style) + 1
      // Nonsense may be longer than the field was made for; its message says what is wrong.
      const isNonsense = element.getAttribute('aria-invalid') === 'true' || text.length > LONGEST_VALUE
      return fits || isNonsense ? [] : [{ what: nameOf(element), text }]
    }
    const isButton = element.matches('button, a[class*=button], summary, [role=button]')
    if (!isButton || style.display === 'inline' || clean(element.innerText) === '') return []
    const words = document.createRange()
    words.selectNodeContents(element)
    const box = element.getBoundingClientRect()
    const over = [...words.getClientRects()].some(({ left, right }) => left < box.left - 1 || right > box.right + 1)
    return over ? [{ what: nameOf(element), text: clean(element.innerText) }] : []
  })

  const columns = elements
    .filter(
      (element) =>
        clean(element.textContent).length >= RUNNING_TEXT &&
        !element.closest('svg, table') &&
        hasOwnText(element) &&
        getComputedStyle(element).display !== 'inline',
    )
    .map((element) => ({
      text: short(clean(element.textContent)),
      width: Math.round(element.getBoundingClientRect().width),
    }))
  const content = dialog ?? document.documentElement
  return { screenWidth, contentWidth: Math.max(content.scrollWidth, 0), wide, cut, columns }
}
