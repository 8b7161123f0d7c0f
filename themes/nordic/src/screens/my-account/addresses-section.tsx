import { observer, useCountries, useShopper, type Customer, type CustomerAddress } from '@vitrin/theme-kit'
import { useId, useRef, useState } from 'react'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Status } from '../../ui/status'
import { AddressForm } from './address-form'
import { AddressLines } from './address-lines'
import { UnsentProfile } from './unsent-profile'

/** The host takes no more (contract §4). */
const MAX_ADDRESSES = 2

/** Up to two addresses. The checkout fills in the one for parcels. */
export const AddressesSection = observer(function AddressesSection({ customer }: { readonly customer: Customer }) {
  const t = useText()
  const addressBook = useShopper()?.addressBook
  const id = useId()
  const [edited, setEdited] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const addresses = addressBook?.addresses ?? []
  // The form disappears with the focused button, so the heading gets the focus.
  const finish = () => {
    setEdited(undefined)
    heading.current?.focus()
  }
  const isNew = edited !== undefined && edited >= addresses.length
  return (
    <>
      <h2 id={id} ref={heading} tabIndex={-1} className="visually-hidden">
        {t('account.yourAddresses')}
      </h2>
      <p className="lead">{t('account.addressesLead')}</p>
      <ul className="list address-list" aria-labelledby={id}>
        {addresses.map((address, index) => (
          // The index is the key: the host's id may come while the address is edited.
          <li key={index}>
            {edited === index ? (
              <AddressForm address={address} index={index} onDone={finish} />
            ) : (
              <Address
                address={address}
                onEdit={() => setEdited(index)}
                onRemove={() => void addressBook?.remove(index).then(() => heading.current?.focus())}
              />
            )}
          </li>
        ))}
      </ul>
      <UnsentProfile />
      {isNew && (
        <AddressForm address={{ firstname: customer.firstname, lastname: customer.lastname }} onDone={finish} />
      )}
      {edited === undefined && addresses.length < MAX_ADDRESSES && (
        <div className="cluster">
          <Button secondary small onClick={() => setEdited(addresses.length)}>
            {t('account.addAddress')}
          </Button>
        </div>
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
  const t = useText()
  const countries = useCountries()
  const name = address.street.join(' ')
  return (
    <>
      <AddressLines
        address={address}
        countryName={(code) => countries.all.find((country) => country.code === code)?.name ?? code}
      />
      {address.default_shipping && (
        <p>
          <Status kind="ok">{t('account.defaultAddress')}</Status>
        </p>
      )}
      <div className="cluster">
        <button
          type="button"
          className="link link-quiet"
          aria-label={t('account.editAddress', { name })}
          onClick={onEdit}
        >
          {t('account.edit')}
        </button>
        <button
          type="button"
          className="link link-quiet"
          aria-label={t('account.removeAddress', { name })}
          onClick={onRemove}
        >
          {t('cart.remove')}
        </button>
      </div>
    </>
  )
}
