import { THEMES } from 'virtual:theme-names'
import { addressOf, languageOf, type AskedState } from './address'
import { LANGUAGES } from './shop/languages'
import { STATES } from './states'

/** The widths side by side: a phone, a tablet, a desk. */
const WIDTHS = [390, 768, 1440] as const

/** `#nordic/category-empty/en`; each part may be missing. */
function chosen(): AskedState {
  const [theme = '', state = '', language] = location.hash.slice(1).split('/')
  return {
    theme: THEMES.includes(theme) ? theme : THEMES.includes('nordic') ? 'nordic' : THEMES[0]!,
    state: STATES.find(({ id }) => id === state)?.id ?? STATES[0]!.id,
    language: languageOf(language),
  }
}

function draw(): void {
  const asked = chosen()
  const link = (change: Partial<AskedState>, text: string, isCurrent: boolean): HTMLElement => {
    const { theme, state, language } = { ...asked, ...change }
    return element('a', { href: `#${theme}/${state}/${language}`, ...(isCurrent && { 'aria-current': 'true' }) }, text)
  }
  const scrolled = document.querySelector('nav')?.scrollTop ?? 0
  const themes = THEMES.map((theme) => link({ theme }, theme, theme === asked.theme))
  const languages = Object.entries(LANGUAGES).map(([code, { name }]) =>
    link({ language: languageOf(code) }, name, code === asked.language),
  )
  const list = [...new Set(STATES.map(({ kind, name }) => `${kind} ${name}`))].flatMap((part) => [
    element('h2', {}, part),
    element(
      'ul',
      {},
      ...STATES.filter(({ kind, name }) => `${kind} ${name}` === part).map(({ id, state }) =>
        element('li', {}, link({ state: id }, state, id === asked.state)),
      ),
    ),
  ])
  const alone = element('a', { href: addressOf(asked), target: '_blank' }, 'alone')
  const frames = WIDTHS.map((width) =>
    element(
      'figure',
      {},
      element('figcaption', {}, `${width} px`),
      element('iframe', { src: addressOf(asked), width: `${width}`, title: `${asked.state} at ${width} px` }),
    ),
  )
  document.title = `${asked.state} · ${asked.theme}`
  document.body.replaceChildren(
    element('header', {}, element('h1', {}, asked.state), ...themes, ...languages, alone),
    element('nav', { 'aria-label': 'States' }, ...list),
    element('main', {}, ...frames),
  )
  document.querySelector('nav')!.scrollTop = scrolled
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

addEventListener('hashchange', draw)
draw()
