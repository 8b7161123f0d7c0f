/** Ends the start with one sentence and no stack trace, because a setting or an argument is wrong. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
