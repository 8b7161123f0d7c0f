import type { Messages } from '@vitrin/i18n'
import type { Theme } from './theme'
import { textsIn, type ExtensionMessages, type ThemeMessages, type ThemeTexts } from './theme-messages'

/** What a theme says that extends another. */
export interface ThemeExtension<ParentOwn extends Messages, Parts extends object, Own extends Messages> {
  readonly id: string
  readonly extends: Theme<ParentOwn, Parts>
  readonly layouts?: Partial<Theme['layouts']>
  readonly screens?: Partial<Theme['screens']>
  readonly panels?: Partial<Theme['panels']>
  readonly modals?: Partial<Theme['modals']>
  readonly notifications?: Theme['notifications']
  /** Its own components for the `replaceable` parts of the parent. */
  readonly components?: Partial<Parts>
  readonly messages?: ExtensionMessages<Own, ParentOwn>
}

/**
 * A theme that is another one, but for what it gives. An id that the shop does not have, or a part that the parent does
 * not let go, does not compile.
 */
export function extendTheme<ParentOwn extends Messages, Parts extends object, Own extends Messages = ParentOwn>(
  extension: ThemeExtension<ParentOwn, Parts, Own>,
): Theme<ParentOwn & Own, Parts> {
  const { extends: parent, messages, ...given } = extension
  return {
    ...parent,
    ...given,
    extends: parent,
    layouts: { ...parent.layouts, ...given.layouts },
    screens: { ...parent.screens, ...given.screens },
    panels: { ...parent.panels, ...given.panels },
    modals: { ...parent.modals, ...given.modals },
    components: { ...parent.components, ...given.components },
    messages: extendedMessages(parent.messages, messages) as ThemeMessages<ParentOwn & Own>,
  }
}

/** In each language that one of them has. The other then says its own parts in English. */
function extendedMessages(parent: Theme['messages'], given: object | undefined): Theme['messages'] {
  if (!given) return parent
  const own = given as Theme['messages']
  const texts = (language: string) => async (): Promise<ThemeTexts<Messages>> => {
    const [first, second] = await Promise.all([textsIn(parent, language), textsIn(own, language)])
    return {
      messages: { ...first.messages, ...second.messages },
      overrides: { ...first.overrides, ...second.overrides },
    }
  }
  const languages = Object.keys({ ...parent, ...own })
  return Object.fromEntries(languages.map((language) => [language, texts(language)])) as Theme['messages']
}
