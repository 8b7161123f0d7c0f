import type { Generation } from './generation'
import type { Life } from './scheduler'

/** When a page dies at a call of a port: before the effect, between effect and answer, or before a late effect. */
export type Kill = 'before' | 'after' | 'effect later'

export function drawKill(generation: Generation, place: string): Kill | undefined {
  const { faults } = generation.world
  if (faults.strikes('killed before', place)) return 'before'
  if (faults.strikes('killed after', place)) return 'after'
  return faults.strikes('killed, effect later', place) ? 'effect later' : undefined
}

/** Kills are events of their own, because a page cannot die inside a call. Returns the owner of the effect's event. */
export function beginKill(generation: Generation, kill: Kill | undefined): Life | undefined {
  if (kill === 'before' || kill === 'effect later') generation.after(0, () => generation.die('dies'))
  return kill === 'effect later' ? undefined : generation
}

/** After the effect, before its answer. */
export function endKill(generation: Generation, kill: Kill | undefined): void {
  if (kill === 'after') generation.after(0, () => generation.die('dies'))
}
