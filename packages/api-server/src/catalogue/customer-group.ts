import type { SearchBodyInput } from '@vitrin/api-contract'
import { requestToken } from '../http'
import type { TokenSigner } from '../shop/users/token-signer'
import { CUSTOMER_GROUP, GUEST_GROUP } from '../customer-groups'

/** A shorter text is not a token (contract §2.1). */
const SHORTEST_TOKEN = 10

/**
 * The customer group of a search: from its token, else from its id, else the guests' (contract §2.1). The original
 * drops both with `request_format=search-query`; this host reads them in both query languages (contract §17 #33).
 */
export async function requestedGroup({ groupToken, groupId }: SearchBodyInput, signer: TokenSigner): Promise<number> {
  const signed = groupToken && groupToken.length > SHORTEST_TOKEN ? await signer.readGroupToken(groupToken) : undefined
  const group = signed ?? Number(groupId ?? GUEST_GROUP)
  return Number.isInteger(group) ? group : GUEST_GROUP
}

/**
 * The group of the caller: the customers' with a valid access token, else the group that the call names (contract
 * §8).
 */
export async function groupOfCaller(request: Request, named: number | undefined, signer: TokenSigner): Promise<number> {
  const token = requestToken(request)
  const claims = token === '' ? undefined : await signer.readAccessToken(token)
  return claims ? CUSTOMER_GROUP : (named ?? GUEST_GROUP)
}
