/** The participants of a history: devices with their tabs, and the accounts that may sign in there. */
export interface Shape {
  readonly name: string
  readonly weight: number
  readonly devices: readonly (readonly string[])[]
  /** Names of the oracle's accounts. */
  readonly accounts: readonly string[]
}

export const SHAPES: readonly Shape[] = [
  { name: 'one tab', weight: 3, devices: [['tab 1']], accounts: [] },
  { name: 'two tabs', weight: 3, devices: [['tab 1', 'tab 2']], accounts: [] },
  { name: 'guest to account', weight: 2, devices: [['tab 1']], accounts: ['Åsa'] },
  { name: 'two tabs and an account', weight: 1, devices: [['tab 1', 'tab 2']], accounts: ['Åsa'] },
  { name: 'two accounts', weight: 1, devices: [['tab 1']], accounts: ['Åsa', 'Bo'] },
  { name: 'new customer', weight: 1, devices: [['tab 1', 'tab 2']], accounts: ['Eva'] },
  { name: 'two devices', weight: 2, devices: [['tab 1'], ['tab 2']], accounts: ['Åsa'] },
]

/** Drawn separately, so that the seeds of the other shapes keep their meaning. */
export const DETAILS: Shape = {
  name: 'details of an account',
  weight: 0,
  devices: [['tab 1', 'tab 2']],
  accounts: ['Åsa'],
}
export const DETAILS_SHARE = 0.05

/** A client of the original orders the account's cart on another machine. Drawn separately, too. */
export const BESIDE_ORIGINAL: Shape = {
  name: 'an original client',
  weight: 0,
  devices: [['tab 1'], ['tab 2']],
  accounts: ['Åsa'],
}
export const BESIDE_ORIGINAL_SHARE = 0.06

/** An attacker sends hostile calls while others shop. Drawn separately, too. */
export const UNDER_ATTACK: readonly Shape[] = [
  { name: 'guests under attack', weight: 2, devices: [['tab 1'], ['tab 2']], accounts: [] },
  { name: 'an account under attack', weight: 3, devices: [['tab 1'], ['tab 2']], accounts: ['Åsa'] },
  { name: 'a new customer under attack', weight: 1, devices: [['tab 1', 'tab 2']], accounts: ['Eva'] },
]
export const UNDER_ATTACK_SHARE = 0.12

/** Shoppers write to the shop. Drawn separately, too. */
export const QUESTIONS: Shape = {
  name: 'questions',
  weight: 0,
  devices: [['tab 1', 'tab 2']],
  accounts: ['Åsa'],
}
export const QUESTIONS_SHARE = 0.05
