import type { ScreenProps } from '@vitrin/theme-kit'

/** The shop's own texts of the home page. Their HTML is sanitised where it is loaded. */
export type Blocks = Pick<ScreenProps<'home'>['page']['model'], 'block'>
