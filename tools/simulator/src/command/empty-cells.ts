import { FAULT_KINDS, type FaultKind } from '../world/faults'

const KILLS: readonly FaultKind[] = ['killed before', 'killed after', 'killed, effect later']
/** Where each kind of fault can strike. */
const OF_THE_DISK: readonly FaultKind[] = ['disk slow', ...KILLS]
const OF_A_WRITE: readonly FaultKind[] = ['disk full']
const OF_A_LOCK: readonly FaultKind[] = ['lock slow']
const OF_A_MESSAGE: readonly FaultKind[] = ['message late']
/** Only calls with a token can have it refused. */
const OF_SOME_CALLS: readonly FaultKind[] = ['token refused']
const OF_A_CALL = FAULT_KINDS.filter(
  (kind) =>
    ![OF_THE_DISK, OF_A_WRITE, OF_A_LOCK, OF_A_MESSAGE, OF_SOME_CALLS].flat().includes(kind) || KILLS.includes(kind),
)

/** The cells of the table of fault kinds and ports without a strike, one line for each kind. */
export function emptyCells(sites: readonly string[]): readonly string[] {
  const struck = new Set(sites)
  const ports = [...new Set(sites.map((site) => site.split(' × ')[1] ?? ''))].sort()
  return FAULT_KINDS.flatMap((kind) => {
    const empty = ports.filter((port) => kindsAt(port).includes(kind) && !struck.has(`${kind} × ${port}`))
    return empty.length > 0 ? [`${kind} × ${empty.join(', ')}`] : []
  })
}

function kindsAt(port: string): readonly FaultKind[] {
  if (port.endsWith('lock')) return OF_A_LOCK
  if (port === 'message') return OF_A_MESSAGE
  // There are a document and a call of this name.
  if (port === 'cart.update') return [...OF_A_CALL, ...OF_THE_DISK, ...OF_A_WRITE]
  if (/\.(update|put|add)$/.test(port)) return [...OF_THE_DISK, ...OF_A_WRITE]
  return /\.(read|all|news|remove)$/.test(port) ? OF_THE_DISK : OF_A_CALL
}
