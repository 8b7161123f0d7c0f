import type { Attacker } from '../actors/attacker'
import { ORIGINS } from '../actors/attacker'
import { UNDER_ATTACK } from '../shapes'
import type { Stage } from '../stage'
import type { Draw } from '../world/chance'
import type { StepArguments, WorldStep } from './step'

interface AttackKind {
  readonly kind: string
  readonly weight: number
  readonly draw?: (draw: Draw) => StepArguments
  readonly run: (attacker: Attacker, given: StepArguments, stage: Stage) => Promise<void>
}

const SHAPES = UNDER_ATTACK.map(({ name }) => name)

/** A step of the attacker. It happens at the host, whatever the shoppers do. */
export function attack({ kind, weight, draw, run }: AttackKind): WorldStep {
  return {
    kind,
    weight,
    shapes: SHAPES,
    draw: (drawn) => ({ origin: drawn.oneOf('origin', ORIGINS), ...draw?.(drawn) }),
    happen(stage, given) {
      const { attacker } = stage
      attacker?.begin(kind, String(given.origin), () => run(attacker, given, stage))
    },
  }
}
