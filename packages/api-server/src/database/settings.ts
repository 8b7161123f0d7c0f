import type { Sql } from './sql'

/** Facts about this data folder: where its catalogue comes from, its secret. */
export class Settings {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  read(name: string): string | undefined {
    return this.#sql.get('SELECT value FROM setting WHERE name = ?', name)?.value?.toString()
  }

  write(name: string, value: string): void {
    this.#sql.run(
      'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      name,
      value,
    )
  }

  /** What is stored; made and stored the first time it is asked for. */
  readOrCreate(name: string, make: () => string): string {
    const stored = this.read(name)
    if (stored !== undefined) return stored
    const made = make()
    this.write(name, made)
    return made
  }
}
