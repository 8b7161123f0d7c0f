/** A backup or a restoration that cannot be done; the message says why, in one sentence. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal'
}
