import type { Row, Sql } from './sql'

/** A file that came with a question; `file` is its name in the folder of attachments. */
export interface QuestionFile {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly size: number
  readonly file: string
}

export interface QuestionDetail {
  readonly label: string
  readonly value: string
}

/** The fields of the contact form (specification §4), and what the page held. */
export interface QuestionContent {
  readonly name: string
  readonly telephone: string
  readonly email: string
  readonly subject: string
  readonly question: string
  readonly quantity?: number | undefined
  readonly context?:
    | {
        readonly page?: string | undefined
        readonly sku?: string | undefined
        readonly product?: string | undefined
        readonly measures?: readonly QuestionDetail[] | undefined
        readonly choices?: readonly QuestionDetail[] | undefined
        readonly order_number?: string | undefined
      }
    | undefined
}

export interface NewQuestion {
  readonly storeCode: string
  /** Undefined for a guest. */
  readonly customerId: number | undefined
  readonly content: QuestionContent
  /** The idempotency key of its request. */
  readonly key: string | undefined
  readonly files: readonly Omit<QuestionFile, 'id'>[]
}

export interface StoredQuestion extends Omit<NewQuestion, 'files' | 'key'> {
  readonly id: number
  readonly receivedAt: number
  readonly answeredAt: number | undefined
  readonly files: readonly QuestionFile[]
}

/** Questions of the contact form. */
export class QuestionTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  add({ storeCode, customerId, content, key, files }: NewQuestion, now: number): number {
    const id = this.#sql.run(
      'INSERT INTO question (store_code, customer_id, email, doc, idempotency_key, received_at) ' +
        'VALUES (?, ?, ?, ?, ?, ?)',
      storeCode,
      customerId ?? null,
      content.email,
      JSON.stringify(content),
      key ?? null,
      now,
    )
    for (const { name, type, size, file } of files) {
      this.#sql.run(
        'INSERT INTO question_file (question_id, name, type, size, file) VALUES (?, ?, ?, ?, ?)',
        id,
        name,
        type,
        size,
        file,
      )
    }
    return id
  }

  byId(id: number): StoredQuestion | undefined {
    const row = this.#sql.get('SELECT * FROM question WHERE id = ?', id)
    return row && this.#question(row)
  }

  byKey(key: string): StoredQuestion | undefined {
    return this.#all('idempotency_key = ?', key)[0]
  }

  /** Oldest first. */
  waiting(): readonly StoredQuestion[] {
    return this.#all('answered_at IS NULL')
  }

  ofCustomer(customerId: number): readonly StoredQuestion[] {
    return this.#all('customer_id = ?', customerId)
  }

  /** Of the account, and of guests with its address. */
  ofPerson(customerId: number, email: string): readonly StoredQuestion[] {
    return this.#all('(customer_id = ? OR email = ?)', customerId, email)
  }

  /** The first time counts. */
  answered(id: number, now: number): void {
    this.#sql.run('UPDATE question SET answered_at = ? WHERE id = ? AND answered_at IS NULL', now, id)
  }

  /** Deletes the question; its files are deleted by the caller. */
  remove(id: number): void {
    this.#sql.run('DELETE FROM question WHERE id = ?', id)
  }

  fileById(id: number): QuestionFile | undefined {
    const row = this.#sql.get('SELECT * FROM question_file WHERE id = ?', id)
    return row && questionFile(row)
  }

  /** The names of all files in the folder of attachments. */
  fileNames(): readonly string[] {
    return this.#sql.all('SELECT file FROM question_file').map(({ file }) => String(file))
  }

  /** Deletes questions that were answered before a time. Gives the names of their files in the folder. */
  dropAnsweredBefore(time: number): readonly string[] {
    const files = this.dropFilesAnsweredBefore(time)
    this.#sql.run('DELETE FROM question WHERE answered_at <= ?', time)
    return files
  }

  /** Forgets the files of questions that were answered before a time. Gives their names in the folder. */
  dropFilesAnsweredBefore(time: number): readonly string[] {
    return this.#sql
      .all(
        'DELETE FROM question_file ' +
          'WHERE question_id IN (SELECT id FROM question WHERE answered_at <= ?) RETURNING file',
        time,
      )
      .map(({ file }) => String(file))
  }

  #all(condition: string, ...parameters: readonly (string | number)[]): readonly StoredQuestion[] {
    return this.#sql
      .all(`SELECT * FROM question WHERE ${condition} ORDER BY id`, ...parameters)
      .map((row) => this.#question(row))
  }

  #question(row: Row): StoredQuestion {
    const id = Number(row.id)
    return {
      id,
      storeCode: String(row.store_code),
      customerId: row.customer_id === null ? undefined : Number(row.customer_id),
      content: JSON.parse(String(row.doc)) as QuestionContent,
      receivedAt: Number(row.received_at),
      answeredAt: row.answered_at === null ? undefined : Number(row.answered_at),
      files: this.#sql.all('SELECT * FROM question_file WHERE question_id = ? ORDER BY id', id).map(questionFile),
    }
  }
}

function questionFile({ id, name, type, size, file }: Row): QuestionFile {
  return { id: Number(id), name: String(name), type: String(type), size: Number(size), file: String(file) }
}
