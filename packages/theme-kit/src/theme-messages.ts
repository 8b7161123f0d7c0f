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
