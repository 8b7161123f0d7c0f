import type { CustomerGroupInput } from '@vitrin/api-contract'
import type { TokenSigner } from '../shop/users/token-signer'
import { CUSTOMER_GROUP, GUEST_GROUP } from '../customer-groups'

/** Shorter ones are no tokens (contract §2.1). */
const SHORTEST_TOKEN = 10

/**
 * The group whose prices were asked for: the token's, or else the id (contract §2.1). The original loses both with
 * `request_format=search-query`; here they count with either language (contract §17 #33). Whoever is unknown is a guest.
 */
export async function requestedGroup(
  { groupToken, groupId }: CustomerGroupInput,
  signer: TokenSigner,
): Promise<number> {
  const signed = groupToken && groupToken.length > SHORTEST_TOKEN ? await signer.readGroupToken(groupToken) : undefined
  const group = signed ?? Number(groupId ?? GUEST_GROUP)
  return Number.isInteger(group) ? group : GUEST_GROUP
}

/** Whoever is signed in is in the customers' group, whatever the call names; a token that is no good is a guest's (contract §8). */
export async function groupOfCaller(request: Request, named: number | undefined, signer: TokenSigner): Promise<number> {
  const [, token] = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  const claims = token === undefined ? undefined : await signer.readAccessToken(token)
  return claims ? CUSTOMER_GROUP : (named ?? GUEST_GROUP)
}
