import { THEMES } from 'virtual:theme-names'
import { addressOf, languageOf, type AskedState } from './address'
import { LANGUAGES } from './shop/languages'
import { STATES } from './states'

/** The widths side by side: a phone, a tablet, a desk. */
const WIDTHS = [390, 768, 1440] as const

const DEFAULT_THEME = THEMES.includes('nordic') ? 'nordic' : THEMES[0]!

/** `#nordic/category-empty/en`; each part may be missing. */
const named = (): readonly string[] => location.hash.slice(1).split('/')
const namedTheme = (): string => named()[0] || DEFAULT_THEME

function chosen(): AskedState {
  const [, state = '', language] = named()
  return {
    theme: THEMES.includes(namedTheme()) ? namedTheme() : DEFAULT_THEME,
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
  const unknown = namedTheme() === asked.theme ? [] : [element('p', { role: 'alert' }, unknownTheme(namedTheme()))]
  document.title = `${asked.state} · ${asked.theme}`
  document.body.replaceChildren(
    element('header', {}, element('h1', {}, asked.state), ...unknown, ...themes, ...languages, alone),
    element('nav', { 'aria-label': 'States' }, ...list),
    element('main', {}, ...frames),
  )
  document.querySelector('nav')!.scrollTop = scrolled
}

/** The list of themes is as old as the gallery. */
function unknownTheme(name: string): string {
  const words = `There was no theme "${name}" when the gallery started: this is ${DEFAULT_THEME}.`
  return `${words} If it is new, start the gallery again.`
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
