import { observer, useMessage, useShopper, type Customer, type CustomerAddress } from '@vitrin/theme-kit'
import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Status } from '../../ui/note'
import { AddressForm } from './address-form'
import { AddressLines } from './address-lines'
import { UnsentProfile } from './unsent-profile'

/** The host takes no more (contract §4). */
const MOST = 2

/** Up to two addresses. The checkout fills in the one for parcels. */
export const Addresses = observer(function Addresses({ customer }: { readonly customer: Customer }) {
  const t = useMessage()
  const book = useShopper()?.addressBook
  const id = useId()
  const [edited, setEdited] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const addresses = book?.addresses ?? []
  // The form goes with the focused button.
  const finish = () => {
    setEdited(undefined)
    heading.current?.focus()
  }
  const { firstname, lastname } = customer
  return (
    <>
      <h2 id={id} ref={heading} tabIndex={-1} className="vh">
        {t('account.yourAddresses')}
      </h2>
      <p>{t('account.addressesLead')}</p>
      <ul className="entries" aria-labelledby={id}>
        {addresses.map((address, index) => (
          // The host's id may come while the address is edited, so the index is the key.
          <li key={index}>
            {edited === index ? (
              <AddressForm address={address} index={index} onDone={finish} />
            ) : (
              <Address
                address={address}
                onEdit={() => setEdited(index)}
                onRemove={() => void book?.remove(index).then(() => heading.current?.focus())}
              />
            )}
          </li>
        ))}
      </ul>
      <UnsentProfile />
      {edited !== undefined && edited >= addresses.length && (
        <AddressForm address={{ firstname, lastname }} onDone={finish} />
      )}
      {edited === undefined && addresses.length < MOST && (
        <Button onClick={() => setEdited(addresses.length)}>{t('account.addAddress')}</Button>
      )}
    </>
  )
})

interface AddressProps {
  readonly address: CustomerAddress
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function Address({ address, onEdit, onRemove }: AddressProps) {
  const t = useMessage()
  const name = address.street.join(' ')
  return (
    <>
      <AddressLines address={address} />
      {address.default_shipping && <Status kind="ok">{t('account.defaultAddress')}</Status>}
      <p className="row">
        <Button aria-label={t('account.editAddress', { name })} onClick={onEdit}>
          {t('account.edit')}
        </Button>
        <Button aria-label={t('account.removeAddress', { name })} onClick={onRemove}>
          {t('cart.remove')}
        </Button>
      </p>
    </>
  )
}
