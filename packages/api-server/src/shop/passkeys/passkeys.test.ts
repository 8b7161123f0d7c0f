import { beforeEach, describe, expect, it } from 'vitest'
import { ShopHost } from '../../testing/shop-host'
import { SoftwareAuthenticator } from '../../testing/software-authenticator'

type CreationOptions = Parameters<SoftwareAuthenticator['create']>[0]
type LoginOptions = Parameters<SoftwareAuthenticator['sign']>[0]
interface Listed {
  readonly id: string
  readonly device: string
  readonly used_at: string | null
}

const MINUTE = 60_000
const EMAIL = 'asa@example.se'
const PATH = '/api/ext/account/passkeys'
const PASSWORD = { 'x-current-password': 'hemligt1' }
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let host: ShopHost
let account: Awaited<ReturnType<ShopHost['customer']>>
let device: SoftwareAuthenticator
beforeEach(async () => {
  host = new ShopHost()
  account = await host.customer(EMAIL)
  device = new SoftwareAuthenticator()
  host.security.take()
})

const options = async (headers: Readonly<Record<string, string>> = PASSWORD, { token } = account) =>
  host.post<CreationOptions>(`${PATH}/options`, undefined, { token, headers })
const send = (created: unknown, { token } = account) =>
  host.post(PATH, created, { token, headers: { 'user-agent': FIREFOX } })
const add = async (authenticator = device) => send(authenticator.create((await options()).result))
const list = async () => (await host.get<readonly Listed[]>(PATH, { token: account.token })).result
const challenge = async () => (await host.post<LoginOptions>('/api/ext/passkey-login/options')).result
const login = (signed: unknown, headers = {}) => host.post<string>('/api/ext/passkey-login', signed, { headers })
const signIn = async () => login(device.sign(await challenge()))
const notices = () =>
  host.database.mail
    .waiting()
    .filter(({ recipient }) => recipient === EMAIL)
    .map(({ data }) => data.change)
const REFUSED = { code: 401, result: 'The passkey could not be used.' }

describe('a passkey of an account', () => {
  it('is added with the password, signs in without an address, and its owner gets a mail', async () => {
    const { result } = await options()
    expect(result).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: EMAIL },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect((await send(device.create(result))).code).toBe(200)
    expect(await list()).toMatchObject([{ device: 'Firefox · Windows', used_at: null }])
    expect(await challenge()).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    const { code, result: token, meta } = await signIn()
    expect(code).toBe(200)
    expect((await host.get('/api/user/me', { token })).result).toMatchObject({ id: account.id })
    expect((await host.post('/api/user/refresh', { refreshToken: meta?.refreshToken })).code).toBe(200)
    expect(await list()).toMatchObject([{ used_at: new Date(host.clock.now()).toISOString() }])
    expect(notices()).toEqual(['passkey-added'])
    expect(host.security.take()).toEqual(
      ['passkey-added', 'login-succeeded'].map((event) => ({ event, customerId: account.id })),
    )
  })

  it('starts a login of this browser alone, as a password does', async () => {
    await add()
    const answer = await login(device.sign(await challenge()), {
      'x-bind-browser': '1',
      origin: 'https://shop.example',
    })
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-browser=/)
    expect((await host.post('/api/user/refresh', { refreshToken: answer.meta?.refreshToken })).code).toBe(401)
  })

  it('is not added without the right password, nor to more than twenty', async () => {
    expect(await options({})).toMatchObject({ code: 400, fields: [{ field: 'x-current-password' }] })
    expect((await options({ 'x-current-password': 'fel' })).code).toBe(400)
    expect((await host.post(`${PATH}/options`)).code).toBe(401)
    for (let number = 0; number < 20; number += 1) expect((await add(new SoftwareAuthenticator())).code).toBe(200)
    expect((await options()).code).toBe(400)
  })

  it('answers a request that is sent again as the first time, and another one for the same challenge not', async () => {
    const created = device.create((await options()).result)
    const request = { token: account.token, headers: { 'idempotency-key': 'k1' } }
    for (let time = 0; time < 2; time += 1) expect((await host.post(PATH, created, request)).code).toBe(200)
    expect((await send(created)).code).toBe(400)
    expect([(await list()).length, notices()]).toEqual([1, ['passkey-added']])
  })

  it('is not added by the answer to another challenge, of another account, page or time', async () => {
    const other = await host.customer('eva@example.se')
    const { result } = await options()
    const refused = [
      await send(device.create({ ...result, challenge: 'AAAA' })),
      await send(device.create({ ...result, challenge: (await challenge()).challenge })),
      await send(device.create(result), other),
      await send(new SoftwareAuthenticator({ origin: 'https://evil.example' }).create(result)),
      await send(device.create({ ...result, rp: { id: 'evil.example' } })),
      await send(new SoftwareAuthenticator({ verifiesUser: false }).create(result)),
      await send(new SoftwareAuthenticator({ certificate: new Uint8Array([48, 0]) }).create(result)),
      await send({ ...device.create(result), response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }),
    ]
    host.clock.advance(5 * MINUTE)
    refused.push(await send(device.create(result)))
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 400))
    expect([await list(), notices()]).toEqual([[], []])
  })

  it('does not sign in with an answer that is old, sent again, forged, of another page or of no passkey', async () => {
    await add()
    host.security.take()
    const first = device.sign(await challenge())
    expect((await login(first)).code).toBe(200)
    const { response } = first
    const stranger = new SoftwareAuthenticator()
    stranger.create((await options()).result)
    const elsewhere = new SoftwareAuthenticator({ origin: 'https://evil.example' })
    elsewhere.create((await options()).result)
    for (const signed of [
      first,
      {
        ...device.sign(await challenge()),
        response: { ...device.sign(await challenge()).response, signature: response.signature },
      },
      { ...stranger.sign(await challenge()), id: first.id, rawId: first.id },
      { ...elsewhere.sign(await challenge()), id: first.id, rawId: first.id },
      stranger.sign(await challenge()),
      device.sign({ challenge: 'AAAA' }),
      device.sign({ ...(await challenge()), rpId: 'evil.example' }),
      device.sign((await options()).result),
    ])
      expect(await login(signed)).toMatchObject(REFUSED)
    const late = await challenge()
    host.clock.advance(5 * MINUTE)
    expect(await login(device.sign(late))).toMatchObject(REFUSED)
    expect(new Set(host.security.take().map(({ event }) => event))).toEqual(
      new Set(['login-succeeded', 'login-failed']),
    )
  })

  it('whose counter goes back was copied, and does not sign in', async () => {
    await add()
    device.counter = 41
    expect((await signIn()).code).toBe(200)
    device.counter = 10
    expect(await signIn()).toMatchObject(REFUSED)
    device.counter = 42
    expect((await signIn()).code).toBe(200)
  })

  it('is removed by its owner alone, who gets a mail', async () => {
    await add()
    const [passkey] = await list()
    const other = await host.customer('eva@example.se')
    const remove = (token: string) => host.post(`${PATH}/remove`, { id: passkey?.id }, { token })
    expect((await remove(other.token)).code).toBe(404)
    expect((await remove(account.token)).code).toBe(200)
    expect(await signIn()).toMatchObject(REFUSED)
    expect([await list(), notices()]).toEqual([[], ['passkey-added', 'passkey-removed']])
  })

  it('is part of the copy of the account’s data', async () => {
    await add()
    const { result } = await host.get('/api/ext/account/data', { token: account.token })
    expect(result).toMatchObject({ passkeys: [{ device: 'Firefox · Windows' }] })
  })

  it('ends with its account', async () => {
    await add()
    await options()
    await host.post('/api/ext/account/delete', { password: 'hemligt1' }, { token: account.token })
    expect(await signIn()).toMatchObject(REFUSED)
  })

  it('stays with a changed password, and ends with a link for a forgotten one', async () => {
    await add()
    const change = { currentPassword: 'hemligt1', newPassword: 'nyckelharpa-7' }
    await host.post('/api/user/change-password', change, { token: account.token })
    expect((await signIn()).code).toBe(200)
    await host.post('/api/user/reset-password', { email: EMAIL })
    const mail = host.database.mail.waiting().find(({ template }) => template === 'password-reset')
    const resetToken = new URLSearchParams(String(mail?.data.link).split('?')[1]).get('resetToken')
    await host.post('/api/user/create-password', { email: EMAIL, newPassword: 'nyckelharpa-8', resetToken })
    expect(await signIn()).toMatchObject(REFUSED)
  })
})

describe('passkeys', () => {
  it('are for the public address, whatever the request calls the host', async () => {
    host = new ShopHost({ publicUrl: 'https://shop.example' })
    account = await host.customer(EMAIL)
    expect((await options()).result.rp).toMatchObject({ id: 'shop.example' })
    device = new SoftwareAuthenticator({ origin: 'https://shop.example' })
    expect((await add()).code).toBe(200)
    expect((await login(device.sign({ ...(await challenge()), rpId: 'shop.example' }))).code).toBe(200)
  })

  it('are away where the host does not know its address', async () => {
    const origin = 'http://192.168.0.2'
    expect((await host.post(`${origin}/api/ext/passkey-login/options`)).code).toBe(404)
    expect((await host.get(`${origin}${PATH}`, { token: account.token })).code).toBe(404)
  })

  it('have limits: challenges by address, tries by passkey', async () => {
    host = new ShopHost({ clientAddress: () => '10.0.0.1' })
    const codes: number[] = []
    while (codes.at(-1) !== 429 && codes.length < 200)
      codes.push((await host.post('/api/ext/passkey-login/options')).code)
    expect(codes).toHaveLength(101)
    const signed = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
    const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }
    const tries: number[] = []
    for (let time = 0; time < 11; time += 1) tries.push((await login({ ...signed, response })).code)
    expect(tries).toEqual([...Array<number>(10).fill(401), 429])
  })
})
