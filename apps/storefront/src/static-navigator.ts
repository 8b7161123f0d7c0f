import type { Navigator } from '@vitrin/theme-kit/app'

/** For rendering on the server, where nothing navigates. */
export const staticNavigator: Navigator = { push() {}, replace() {} }
