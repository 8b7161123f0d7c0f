import type { MessageOverrides, Messages, ShopMessages, Translation } from '@vitrin/i18n'

/** The texts of a theme in one language; a module of the theme exports them. */
export interface ThemeTexts<Own> {
  /** Texts of the theme's own parts. They may not use a key of the shop. */
  readonly messages: Own & { readonly [Key in keyof Own & keyof ShopMessages]?: never }
  /** Texts of the shop that the theme words in its own way. */
  readonly overrides?: MessageOverrides
}

type Load<Texts> = () => Promise<Texts>

/** Language → texts. English is the source; every other language has a text for each key of it. */
export type ThemeMessages<Own extends Messages> = Readonly<
  Record<string, Load<ThemeTexts<Translation<NoInfer<Own>>>>>
> & { readonly en: Load<ThemeTexts<Own>> }

/** The texts, in one language, of a theme that extends another. */
export interface ExtensionTexts<Own, ParentOwn> {
  /** Texts of its own parts. They may not use a key of the shop or of the parent. */
  readonly messages: Own & { readonly [Key in keyof Own & (keyof ShopMessages | keyof ParentOwn)]?: never }
  /** Texts of the shop and of the parent that it words in its own way. */
  readonly overrides?: MessageOverrides & Partial<ParentOwn>
}

export type ExtensionMessages<Own extends Messages, ParentOwn> = Readonly<
  Record<string, Load<ExtensionTexts<Translation<NoInfer<Own>>, Reworded<ParentOwn>>>>
> & { readonly en: Load<ExtensionTexts<Own, Reworded<ParentOwn>>> }

/** Any words for the same keys. */
type Reworded<Texts> = { readonly [Key in keyof Texts]: string }

/** The texts of a theme in a language. Without that language: its own parts in English, and no text of the shop. */
export async function textsIn(languages: ThemeMessages<Messages>, language: string): Promise<ThemeTexts<Messages>> {
  return languages[language]?.() ?? { messages: (await languages.en()).messages }
}
