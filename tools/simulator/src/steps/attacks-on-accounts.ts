import { ACCOUNTS } from '../oracle/accounts'
import { ATTACKERS_MAIL } from '../oracle/attacks'
import { followRefresh, refreshTokenOf } from '../watcher'
import { attack } from './attack'

const ME = { method: 'GET', path: '/api/user/me' } as const
const HISTORY = { method: 'GET', path: '/api/user/order-history?pageSize=20&currentPage=1' } as const

/** Wrong passwords at the account of a shopper. */
export const guessPasswords = attack({
  kind: 'guesses passwords',
  weight: 10,
  draw: (draw) => ({ times: draw.whole('times', 3, 25) }),
  async run(attacker, { times }, { accounts }) {
    const { email } = ACCOUNTS.find(({ name }) => accounts.includes(name)) ?? ACCOUNTS[0]!
    for (let time = 0; time < Number(times); time += 1)
      await attacker.send({
        method: 'POST',
        path: '/api/user/login',
        body: { username: email, password: `gissning ${time}` },
        mustFail: true,
      })
  },
})

/** Sends a refresh token of a shopper, the newest or an old one, and uses the access token that it gets. */
export const useStolenToken = attack({
  kind: 'uses a stolen token',
  weight: 10,
  draw: (draw) => ({ which: draw.unit('which') }),
  async run(attacker, { which }, { oracle }) {
    const { families } = oracle.logins
    const { tokens } = families
    const refreshToken = tokens[Math.floor(Number(which) * tokens.length)]
    if (refreshToken === undefined) return
    families.stolen(refreshToken)
    const answer = await attacker.send({ method: 'POST', path: '/api/user/refresh', body: { refreshToken } })
    if (!answer) return
    followRefresh(families, refreshToken, answer)
    if (answer.status === 200) {
      const { result } = JSON.parse(answer.text) as { readonly result: string }
      attacker.stolenAccess.push({ token: result, refreshToken: refreshTokenOf(answer.text) })
    }
    for (const { token, refreshToken: stolen } of attacker.stolenAccess) {
      const mustFail = families.hasEnded(stolen)
      const read = await attacker.send({ ...ME, token, mustFail, mayRead: !mustFail })
      if (read?.status === 200) families.used(stolen)
    }
  },
})

/** Access tokens of shoppers with other claims, and calls without a token. */
export const forgeToken = attack({
  kind: 'forges a token',
  weight: 3,
  async run(attacker, _, { oracle }) {
    const [head = '', claims = '', signature = ''] = oracle.attacks.overheardTokens.at(-1)?.split('.') ?? []
    if (signature === '') return
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object
    const unsigned = coded({ alg: 'none', typ: 'JWT' })
    const forged = [
      [head, coded({ ...read, sub: '2' }), signature],
      [head, coded({ ...read, exp: 9_999_999_999 }), signature],
      [unsigned, claims, ''],
      [unsigned, coded({ ...read, exp: 9_999_999_999 }), signature],
      [head, claims, ''],
    ]
    for (const parts of forged) await attacker.send({ ...ME, token: parts.join('.'), mustFail: true })
    await attacker.send({ ...ME, mustFail: true })
    await attacker.send({ ...HISTORY, mustFail: true })
  },
})

/** Newsletter and withdrawals with the addresses of shoppers, and with their order numbers. */
export const writeInOthersNames = attack({
  kind: 'writes in the names of others',
  weight: 6,
  draw: (draw) => ({ number: draw.whole('number', 1, 5), code: draw.whole('code', 0, 999_999) }),
  async run(attacker, { number, code }) {
    const newsletter = '/api/ext/mailchimp-subscribe/subscribe'
    const order_number = `00000000${number}`
    const own = `mallory${ATTACKERS_MAIL}`
    const emails = [...ACCOUNTS.map(({ email }) => email), own]
    for (const email of emails) {
      await attacker.send({ method: 'POST', path: newsletter, body: { email } })
      await attacker.send({ method: 'DELETE', path: newsletter, body: { email } })
      await attacker.send({ method: 'GET', path: `${newsletter}?email=${email}` })
      await attacker.send({ method: 'POST', path: '/api/ext/withdrawal/code', body: { order_number, email } })
      await attacker.send({
        method: 'POST',
        path: '/api/ext/withdrawal/order',
        body: { order_number, email, code: String(code) },
        mustFail: true,
      })
      await attacker.send({
        method: 'POST',
        path: '/api/ext/withdrawal',
        body: { name: 'Mallory', order_number, email },
      })
    }
  },
})

function coded(claims: object): string {
  return Buffer.from(JSON.stringify(claims)).toString('base64url')
}
