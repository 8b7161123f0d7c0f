import { GUEST } from './accounts'

/** An order that an attacker has sent. */
export interface AttackersOrder {
  readonly account: string
  /** By line name. */
  readonly lines: Readonly<Record<string, number>>
}

/** An order of a shopper that the host has made. */
export interface OverheardOrder {
  readonly orderId: string
  readonly cartId: string
  readonly key: string | undefined
  readonly account: string
}

/** An attacker's call and its answer. */
export interface Attack {
  /** Method, path and body. */
  readonly sent: string
  readonly status: number
  readonly text: string
  /** The host should refuse it. */
  readonly mustFail: boolean
  /** The attacker has stolen a token that gives access. */
  readonly mayRead: boolean
}

/** The e-mail addresses of attackers end so. */
export const ATTACKERS_MAIL = '@skurk.example'

/** Texts about shoppers: phone numbers of their orders, streets, names, e-mail addresses. */
const SECRETS = /0700\d{6}|Storgatan|Öberg|Åsa|asa@example\.se|eva@example\.se/g

/** What attackers know, send and read. */
export class Attacks {
  /** By marker. */
  readonly orders = new Map<string, AttackersOrder>()
  /** Secrets of shoppers that attackers have overheard. */
  readonly overheardOrders: OverheardOrder[] = []
  readonly overheardTokens: string[] = []
  readonly overheardCarts = new Set<string>()
  /** Texts about shoppers that attackers have sent themselves. */
  readonly #known = new Set<string>()
  /** The first attack that succeeded. */
  success: string | undefined

  /** The phone number of an attacker's order. */
  ordered(order: AttackersOrder): string {
    const marker = `0666${String(this.orders.size + 1).padStart(6, '0')}`
    this.orders.set(marker, order)
    return marker
  }

  /** A call of a shopper. The ids of guests' carts stay secret: they give access to all that a guest has. */
  overheard({ token, cartId }: { readonly token: string | undefined; readonly cartId: string | undefined }): void {
    if (token !== undefined && this.overheardTokens.at(-1) !== token) this.overheardTokens.push(token)
    if (cartId !== undefined && /^\d+$/.test(cartId)) this.overheardCarts.add(cartId)
  }

  overheardOrder(order: OverheardOrder): void {
    this.overheardOrders.push(order)
  }

  answered({ sent, status, text, mustFail, mayRead }: Attack): void {
    if (mustFail && status === 200) this.succeeded(`${sent} was accepted: ${text}`)
    for (const secret of sent.match(SECRETS) ?? []) this.#known.add(secret)
    const read = mayRead ? undefined : text.match(SECRETS)?.find((secret) => !this.#known.has(secret))
    if (read !== undefined) this.succeeded(`${sent} was answered with ${read}`)
  }

  succeeded(sentence: string): void {
    this.success ??= sentence
  }
}

/** A guest's order has the secret id of its cart. */
export function isOfGuest({ account }: OverheardOrder): boolean {
  return account === GUEST
}
