/** Builds up to database version 7 stored `kept-back` for a task on hold. Any other document is returned as it is. */
export function upgradeTask(stored: unknown): unknown {
  const isTask = typeof stored === 'object' && stored !== null && 'state' in stored
  return isTask && stored.state === 'kept-back' ? { ...stored, state: 'on-hold' } : stored
}
