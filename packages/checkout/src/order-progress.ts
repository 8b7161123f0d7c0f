import type { PlacedOrderDocument } from '@vitrin/kernel'

/** The states of an order that the contract names. */
export type OrderState = 'pending' | 'processing' | 'complete' | 'canceled'

/** How many steps of the way an order in each state has gone. A canceled order goes no further. */
const STEP_OF_STATE: Readonly<Record<OrderState, number>> = { pending: 1, processing: 2, complete: 3, canceled: 0 }
const STEPS = 3

export interface OrderProgress {
  /** `undefined`: a state that only this host knows; its `status` is then shown as it is. */
  readonly state: OrderState | undefined
  readonly step: number
  readonly steps: number
  readonly isUnderWay: boolean
}

type WithStatus = Pick<PlacedOrderDocument, 'status'>

export function orderProgress({ status }: WithStatus): OrderProgress {
  const state = isOrderState(status) ? status : undefined
  const step = state ? STEP_OF_STATE[state] : 0
  return { state, step, steps: STEPS, isUnderWay: step > 0 && step < STEPS }
}

function isOrderState(status: string): status is OrderState {
  return Object.hasOwn(STEP_OF_STATE, status)
}
