import { ACCOUNT_BUGS } from './account-bugs'
import { ATTACK_BUGS } from './attack-bugs'
import type { PlantedBug } from './bug'
import { CART_BUGS } from './cart-bugs'
import { ORDER_BUGS } from './order-bugs'
import { QUESTION_BUGS } from './question-bugs'

export const BUGS: readonly PlantedBug[] = [
  ...CART_BUGS,
  ...ORDER_BUGS,
  ...ACCOUNT_BUGS,
  ...QUESTION_BUGS,
  ...ATTACK_BUGS,
]
