import type { useStorefront } from '@vitrin/theme-kit'

export type Notification = ReturnType<typeof useStorefront>['ui']['notifications']['list'][number]
