import type { Sql } from './sql'

/** Settings of the data folder, for example the origin of its catalogue and its secret. */
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

  remove(name: string): void {
    this.#sql.run('DELETE FROM setting WHERE name = ?', name)
  }

  /** The stored value; created and stored at the first call. */
  readOrCreate(name: string, make: () => string): string {
    const stored = this.read(name)
    if (stored !== undefined) return stored
    const made = make()
    this.write(name, made)
    return made
  }
}
