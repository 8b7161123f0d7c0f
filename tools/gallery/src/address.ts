import { LANGUAGES, type Language } from './shop/languages'

export interface AskedState {
  readonly theme: string
  /** The id of a state. */
  readonly state: string
  readonly language: Language
}

/** `show.html?theme=nordic&state=category-empty&language=sv` shows one state alone. */
export function addressOf({ theme, state, language }: AskedState): string {
  return `show.html?${new URLSearchParams({ theme, state, language }).toString()}`
}

export function askedState(search: string): AskedState {
  const asked = new URLSearchParams(search)
  return {
    theme: asked.get('theme') ?? 'nordic',
    state: asked.get('state') ?? '',
    language: languageOf(asked.get('language')),
  }
}

export function languageOf(code: string | null | undefined): Language {
  return code != null && code in LANGUAGES ? (code as Language) : 'sv'
}
