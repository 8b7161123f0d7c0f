import { shopEndpoints } from '@vitrin/api-contract/wire'
import type { IdGenerator } from '@vitrin/kernel'
import type { Passkey, PasskeyGateway, PasskeyMessage, SessionTokens } from '@vitrin/user-session'
import type { Http } from '../http'
import { askForTokens } from './ask-for-tokens'

interface WirePasskey {
  readonly id: string
  readonly device: string
  readonly added_at: string
  readonly used_at: string | null
}

/** Passkeys: an addition of our host to the contract. */
export class AxiosPasskeyGateway implements PasskeyGateway {
  readonly #http: Http
  readonly #ids: IdGenerator

  constructor(http: Http, ids: IdGenerator) {
    this.#http = http
    this.#ids = ids
  }

  async list(account: string): Promise<readonly Passkey[]> {
    const { path } = shopEndpoints.passkeys
    const passkeys = await this.#http.call<readonly WirePasskey[]>({
      method: 'GET',
      path,
      withStoreCode: true,
      account,
    })
    return passkeys.map(({ id, device, added_at, used_at }) => ({ id, device, addedAt: added_at, usedAt: used_at }))
  }

  creationOptions(account: string, currentPassword: string): Promise<PasskeyMessage> {
    const { path } = shopEndpoints.passkeyOptions
    return this.#http.call({ method: 'POST', path, withStoreCode: true, account, currentPassword })
  }

  add(account: string, created: PasskeyMessage): Promise<void> {
    return this.#change({ path: shopEndpoints.addPasskey.path, account, body: created })
  }

  remove(account: string, id: string): Promise<void> {
    return this.#change({ path: shopEndpoints.removePasskey.path, account, body: { id } })
  }

  loginOptions(): Promise<PasskeyMessage> {
    return this.#http.call({ method: 'POST', path: shopEndpoints.passkeyLoginOptions.path, withStoreCode: true })
  }

  login(signed: PasskeyMessage): Promise<SessionTokens> {
    return askForTokens(this.#http, { path: shopEndpoints.passkeyLogin.path, body: signed })
  }

  async #change(request: { readonly path: string; readonly account: string; readonly body: unknown }): Promise<void> {
    await this.#http.call({ method: 'POST', withStoreCode: true, idempotencyKey: this.#ids.next(), ...request })
  }
}
