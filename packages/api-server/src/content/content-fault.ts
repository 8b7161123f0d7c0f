/** A file of content cannot be used. The message names the file, the path in it and what was expected there. */
export class ContentFault extends Error {
  override readonly name = 'ContentFault'

  constructor(file: string, expected: string, options?: ErrorOptions) {
    super(`${file}: ${expected}.`, options)
  }
}
