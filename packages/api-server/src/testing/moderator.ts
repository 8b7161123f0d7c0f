import type { ApiHost } from './api-host'

const PAGE = '/sv/verkstad'

/** A person of the shop in the workshop. */
export class Moderator {
  readonly #host: ApiHost
  readonly #cookie: string

  private constructor(host: ApiHost, cookie: string) {
    this.#host = host
    this.#cookie = cookie
  }

  static async enter(host: ApiHost, key: string): Promise<Moderator> {
    const answer = await post(host, { action: 'enter', key }, '')
    return new Moderator(host, answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '')
  }

  open(path: string): Promise<Response> {
    return this.#host.fetch(path, { headers: { cookie: this.#cookie } })
  }

  /** The addresses of the pictures that the page shows. */
  async pictures(): Promise<readonly string[]> {
    const page = await (await this.open(PAGE)).text()
    return [...page.matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => address)
  }

  /** Presses a button of the page. */
  async press(action: string, id: number): Promise<void> {
    const page = await (await this.open(PAGE)).text()
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    await post(this.#host, { action, id: String(id), csrf }, this.#cookie)
  }
}

function post(host: ApiHost, fields: Readonly<Record<string, string>>, cookie: string): Promise<Response> {
  return host.fetch(PAGE, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
  })
}
