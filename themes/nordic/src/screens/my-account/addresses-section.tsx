import { observer, useCountries, useShopper, type Customer, type CustomerAddress } from '@vitrin/theme-kit'
import { useRef, useState } from 'react'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Status } from '../../ui/status'
import { AddressForm } from './address-form'
import { AddressLines } from './address-lines'
import { UnsentProfile } from './unsent-profile'

/** As many as a host takes (contract §4). */
const MOST = 2

/** Up to two addresses; the one for parcels stands in the checkout already. */
export const AddressesSection = observer(function AddressesSection({ customer }: { readonly customer: Customer }) {
  const t = useText()
  const addressBook = useShopper()?.addressBook
  const [edited, setEdited] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const addresses = addressBook?.addresses ?? []
  // The button that had the focus is gone with its form.
  const finish = () => {
    setEdited(undefined)
    heading.current?.focus()
  }
  const isNew = edited !== undefined && edited >= addresses.length
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {t('account.yourAddresses')}
      </h2>
      <p className="lead">{t('account.addressesLead')}</p>
      <ul className="list address-list">
        {addresses.map((address, index) => (
          // By its place: the host's id comes while it may be edited already.
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
      {edited === undefined && addresses.length < MOST && (
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
