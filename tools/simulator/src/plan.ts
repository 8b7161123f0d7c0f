import {
  BESIDE_ORIGINAL,
  BESIDE_ORIGINAL_SHARE,
  DETAILS,
  DETAILS_SHARE,
  QUESTIONS,
  QUESTIONS_SHARE,
  SHAPES,
  UNDER_ATTACK,
  UNDER_ATTACK_SHARE,
  type Shape,
} from './shapes'
import { STEPS } from './steps'
import type { StepArguments } from './steps/step'
import { chanceOf, Draw } from './world/chance'

/** One step. Its time does not depend on the other steps. */
export interface PlannedStep {
  readonly id: number
  readonly atMs: number
  readonly kind: string
  readonly tab: string
  readonly given: StepArguments
}

/** Everything that decides a history. The same plan replays it. */
export interface Plan {
  readonly seed: number
  readonly shape: string
  readonly steps: readonly PlannedStep[]
  /** Names of the faults that strike. Chance decides if it is absent. */
  readonly faults?: readonly string[]
}

const FEWEST_STEPS = 15
const MOST_STEPS = 45
/** A quarter of the steps follow the one before at once. Without such bursts nothing happens between two awaits. */
const BURSTS = 0.25
const BURST_MS = 40
const PAUSE_MS = 20_000
/** Some steps happen in another tab at the same time, */
const ECHOES = 0.08
/** or a rival of the step does. */
const RIVALRY = 0.8
const RIVALRY_MS = 15
const NAPS = 0.04
const ECHO_ID = 1_000

export function planOf(seed: number, shapeName?: string): Plan {
  const chance = chanceOf(seed)
  const draw = new Draw(chance, 'plan')
  const shape = shapeName === undefined ? drawShape(draw) : shapeNamed(shapeName)
  const tabs = shape.devices.flat()
  let atMs = 1_000
  const steps = STEPS.filter(
    ({ needsAccounts, shapes }) =>
      (!needsAccounts || shape.accounts.length > 0) && (shapes?.includes(shape.name) ?? true),
  )
  const planned = Array.from({ length: draw.whole('steps', FEWEST_STEPS, MOST_STEPS) }).flatMap(
    (_, index): readonly PlannedStep[] => {
      const id = index + 1
      const own = new Draw(chance, `plan/${id}`)
      const step = own.byWeight('kind', steps)
      // Long enough for a token to end.
      if (shape.accounts.length > 0 && own.unit('nap') < NAPS) atMs += own.within('nap for', 10, 40) * 60_000
      atMs += own.unit('burst') < BURSTS ? own.within('gap', 0, BURST_MS) : own.within('gap', 0, PAUSE_MS)
      const one = {
        id,
        atMs: Math.round(atMs),
        kind: step.kind,
        tab: own.oneOf('tab', tabs),
        given: step.draw?.(own) ?? {},
      }
      const others = step.rivals ? tabs : tabs.filter((tab) => tab !== one.tab)
      if (others.length === 0 || own.unit('echo') >= (step.rivals ? RIVALRY : ECHOES)) return [one]
      return [
        one,
        {
          ...one,
          kind: own.oneOf('echo kind', step.rivals ?? [step.kind]),
          id: id + ECHO_ID,
          atMs: Math.round(atMs + own.within('echo gap', 0, step.rivals ? RIVALRY_MS : BURST_MS)),
          tab: own.oneOf('echo tab', others),
        },
      ]
    },
  )
  return { seed, shape: shape.name, steps: planned }
}

function drawShape(draw: Draw): Shape {
  if (draw.unit('details') < DETAILS_SHARE) return DETAILS
  if (draw.unit('questions') < QUESTIONS_SHARE) return QUESTIONS
  if (draw.unit('beside the original') < BESIDE_ORIGINAL_SHARE) return BESIDE_ORIGINAL
  return draw.byWeight('shape', draw.unit('under attack') < UNDER_ATTACK_SHARE ? UNDER_ATTACK : SHAPES)
}

export function shapeNamed(name: string): Shape {
  const shapes = [...SHAPES, DETAILS, BESIDE_ORIGINAL, QUESTIONS, ...UNDER_ATTACK]
  const shape = shapes.find((candidate) => candidate.name === name)
  if (!shape)
    throw new Error(`There is no shape "${name}", only ${shapes.map((known) => `"${known.name}"`).join(', ')}`)
  return shape
}
