/** Switches of the session with the defaults of decisions.md. */
export interface SessionConfig {
  readonly autoRefreshTokens: boolean
  /** Refreshes in a row that brought no usable token; with the next the login ends (R9.10). */
  readonly maxRefreshAttempts: number
  /** How long a call waits while a refresh is under way before it looks again (R4.19). */
  readonly refreshWaitMs: number
  /** R4.17 */
  readonly loginAfterCreatePassword: boolean
}

export const DEFAULT_SESSION_CONFIG: SessionConfig = {
  autoRefreshTokens: true,
  maxRefreshAttempts: 1,
  refreshWaitMs: 1_000,
  loginAfterCreatePassword: true,
}
