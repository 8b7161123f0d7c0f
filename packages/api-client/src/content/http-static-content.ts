import { staticSetFiles, type StaticContentGateway, type StaticSetName, type StaticSets } from '@vitrin/content'
import { HostRejection } from '@vitrin/kernel'
import type { Http } from '../http'

/** The static sets as files of the shop's own server. It has checked them at its start. */
export class HttpStaticContent implements StaticContentGateway {
  readonly #http: Http
  readonly #storeCode: string

  constructor(http: Http, storeCode: string) {
    this.#http = http
    this.#storeCode = storeCode
  }

  async read<Name extends StaticSetName>(name: Name): Promise<StaticSets[Name] | undefined> {
    for (const file of staticSetFiles(name, this.#storeCode)) {
      const found = await this.#file<StaticSets[Name]>(file)
      if (found !== undefined) return found
    }
    return undefined
  }

  async #file<Set>(file: string): Promise<Set | undefined> {
    try {
      return await this.#http.bare<Set>({ method: 'GET', path: `/content/${file}` })
    } catch (error) {
      if (error instanceof HostRejection && error.code === 404) return undefined
      throw error
    }
  }
}
