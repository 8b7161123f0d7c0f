const EXAMPLES = 3

interface Skips {
  readonly count: number
  readonly examples: readonly string[]
}

/** Counts what an import took, skipped and repaired. */
export class ImportReport {
  readonly #imported = new Map<string, number>()
  readonly #skipped = new Map<string, Skips>()
  readonly #mended = new Map<string, number>()

  took(kind: string): void {
    this.#imported.set(kind, (this.#imported.get(kind) ?? 0) + 1)
  }

  /** `what` names the document or its file. */
  skipped(reason: string, what: string): void {
    const { count, examples } = this.#skipped.get(reason) ?? { count: 0, examples: [] }
    this.#skipped.set(reason, {
      count: count + 1,
      examples: examples.length < EXAMPLES ? [...examples, what] : examples,
    })
  }

  mended(what: string): void {
    this.#mended.set(what, (this.#mended.get(what) ?? 0) + 1)
  }

  get imported(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#imported)
  }

  get skips(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#skipped].map(([reason, { count }]) => [reason, count]))
  }

  get repairs(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#mended)
  }

  lines(): readonly string[] {
    return [
      ...heading('Documents', this.#imported, (kind, count) => `${count} ${kind}`),
      ...heading('Repaired', this.#mended, (what, count) => `${count} × ${what}`),
      ...heading(
        'Skipped',
        this.#skipped,
        (reason, { count, examples }) =>
          `${count} × ${reason} (${examples.join(', ')}${count > examples.length ? ', …' : ''})`,
      ),
    ]
  }
}

function heading<Value>(
  title: string,
  entries: ReadonlyMap<string, Value>,
  line: (key: string, value: Value) => string,
): readonly string[] {
  return entries.size === 0 ? [] : [`${title}:`, ...[...entries].map(([key, value]) => `  ${line(key, value)}`)]
}
