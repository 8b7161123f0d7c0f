import type { Story } from '../story'
import { accountStories } from './account'
import { browsing } from './browse'
import { customerStories } from './customer'
import { guestStories } from './guest'
import { passwordStories, sessionStories } from './session'
import { voiceStories } from './voice'

/**
 * The stories of an unchanged vue-storefront 1.12 client with its default settings. Later ones use the account that an
 * earlier one creates.
 */
export const originalClient: readonly Story[] = [
  ...browsing,
  ...guestStories,
  ...accountStories,
  ...customerStories,
  ...sessionStories,
  ...voiceStories,
  ...passwordStories,
]
