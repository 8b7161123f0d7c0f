declare module 'virtual:demo-shop' {
  import type { EntityType } from '@vitrin/catalog'

  export const documents: readonly { readonly type: EntityType; readonly doc: Readonly<Record<string, unknown>> }[]
}

declare module 'virtual:theme-names' {
  export const THEMES: readonly string[]
}
