import type { ScreenProps } from '@vitrin/theme-kit'

export type CategoryModel = ScreenProps<'category'>['page']['model']
