import type { ComponentType, ReactNode } from 'react'

type Frame = ComponentType<{ readonly children: ReactNode }>

/**
 * The frames around a screen. Each has `<main id="main" tabIndex={-1}>`, which takes the focus after a navigation, and
 * shows its children: the screen and the notifications.
 */
export interface Layouts {
  /**
   * Must show: a link to skip to the content; ways to home, families, search, account, wishlist and cart with counts;
   * the shop's notice and the question for consent (law); that there is no network, and what waits to be sent (R1.04);
   * contact, terms, privacy and withdrawal (law); the choice of language.
   * May leave out: the newsletter, the offer to install. In the checkout all but help, terms and withdrawal.
   */
  readonly default: Frame
  /**
   * Must show: a way home (R2.05, R2.22). It needs no data.
   * May leave out: everything else.
   */
  readonly minimal: Frame
  /**
   * Must show: the screen alone (R2.21).
   * May leave out: everything else.
   */
  readonly empty: Frame
}
