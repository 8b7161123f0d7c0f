import type { ScreenProps } from '@vitrin/theme-kit'

export type HomeModel = ScreenProps<'home'>['page']['model']
