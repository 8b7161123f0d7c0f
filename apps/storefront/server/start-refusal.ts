/** Bad settings end the start with this sentence instead of a stack. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
