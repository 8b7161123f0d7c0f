/** A file that is not a readable dump. The message is a sentence that names the place and says what was expected. */
export class UnreadableDump extends Error {
  override readonly name = 'UnreadableDump'
}
