/** A form with files, as it is sent. */
export interface FormContent {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly FormFile[]
}

export interface FormFile {
  /** The name of its field; several files may have one. */
  readonly field: string
  readonly name: string
  /** Such as `image/jpeg`. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}
