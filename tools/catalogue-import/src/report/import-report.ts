const EXAMPLES = 3

/** How often something was found in documents of a kind. */
interface Finding {
  readonly kind: string
  readonly what: string
  readonly count: number
  /** The first places in the dumps. */
  readonly examples: readonly string[]
}

/** Counts what an import took, repaired, skipped, and what the merchant should know of what it took. */
export class ImportReport {
  readonly #imported = new Map<string, number>()
  readonly #repaired = new Map<string, Finding>()
  readonly #skipped = new Map<string, Finding>()
  readonly #noted = new Map<string, Finding>()

  took(kind: string): void {
    this.#imported.set(kind, (this.#imported.get(kind) ?? 0) + 1)
  }

  mended(kind: string, what: string): void {
    count(this.#repaired, kind, what)
  }

  /** `where` names the document or its place in a dump. */
  skipped(kind: string, reason: string, where: string): void {
    count(this.#skipped, kind, reason, where)
  }

  /** For documents that are imported but lack something that shoppers need. */
  noted(kind: string, what: string, where: string): void {
    count(this.#noted, kind, what, where)
  }

  /** The report as `--report` writes it. */
  toJSON() {
    return {
      imported: Object.fromEntries(this.#imported),
      repaired: [...this.#repaired.values()].map(({ kind, what, count: number }) => ({ kind, what, count: number })),
      skipped: [...this.#skipped.values()],
      noted: [...this.#noted.values()],
    }
  }

  lines(): readonly string[] {
    const imported = [...this.#imported].map(([kind, number]) => `  ${number} ${kind}`)
    return [
      ...(imported.length === 0 ? [] : ['Imported:', ...imported]),
      ...section('Repaired', this.#repaired),
      ...section('Skipped', this.#skipped),
      ...section('Look at', this.#noted),
    ]
  }
}

function count(findings: Map<string, Finding>, kind: string, what: string, where?: string): void {
  const key = `${kind} ${what}`
  const known = findings.get(key)
  if (!known) {
    findings.set(key, { kind, what, count: 1, examples: where === undefined ? [] : [where] })
    return
  }
  const examples =
    where === undefined || known.examples.length === EXAMPLES ? known.examples : [...known.examples, where]
  findings.set(key, { ...known, count: known.count + 1, examples })
}

function section(title: string, findings: ReadonlyMap<string, Finding>): readonly string[] {
  if (findings.size === 0) return []
  return [`${title}:`, ...[...findings.values()].map((finding) => `  ${line(finding)}`)]
}

function line({ kind, what, count: number, examples }: Finding): string {
  const places = examples.length === 0 ? '' : ` (${examples.join('; ')}${number > examples.length ? '; …' : ''})`
  return `${number} × ${kind} ${what}${places}`
}
