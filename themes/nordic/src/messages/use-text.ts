import type { SharedMessageKey } from '@vitrin/i18n'
import { useMessage } from '@vitrin/theme-kit'
import type { messages } from './en'

type Unsuffixed<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

/** The theme's own keys and those that all themes share; `_one` and `_other` are chosen by `count`. */
export type TextKey = Unsuffixed<keyof typeof messages> | SharedMessageKey

export type Text = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

/** `useMessage` of the kit, narrowed to the keys that exist. */
export function useText(): Text {
  return useMessage()
}
