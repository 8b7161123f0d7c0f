import type { WireCustomer } from '@vitrin/api-contract/wire'
import type { Customer } from '../../database'
import { CUSTOMER_GROUP } from '../../customer-groups'
import type { ShopContext } from '../context'

const WEBSITE_ID = 1

type Address = Readonly<Record<string, unknown>>

/** Contract §4. */
export function customerDocument(
  { shop, platformDate }: ShopContext,
  { id, email, profile, createdAt, updatedAt }: Customer,
): WireCustomer {
  const [{ storeView, name }] = shop.views
  const { firstname, lastname, addresses } = profile
  const billing = addresses.find((address) => address.default_billing === true)
  const shipping = addresses.find((address) => address.default_shipping === true)
  return {
    id,
    group_id: CUSTOMER_GROUP,
    ...(billing && { default_billing: String(billing.id) }),
    ...(shipping && { default_shipping: String(shipping.id) }),
    created_at: platformDate(createdAt),
    updated_at: platformDate(updatedAt),
    created_in: name,
    email,
    firstname,
    lastname,
    store_id: storeView.storeId,
    website_id: WEBSITE_ID,
    addresses: addresses.map(withRegion),
    disable_auto_group_change: 0,
  }
}

/** Original clients read `region.region` of every address, so each has a region, with null where it is unknown. */
function withRegion(address: Address): Address {
  const given = (address.region ?? { region_id: address.region_id }) as Address
  const region_id = Number(given.region_id) || 0
  return {
    ...address,
    region: { region_code: given.region_code || null, region: given.region || null, region_id },
    region_id,
  }
}
