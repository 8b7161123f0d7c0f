import { useStorefront } from '@vitrin/theme-kit'
import { Fragment } from 'react'
import { useText } from '../messages/use-text'

/** The name of the shop; its letters l are panes of glass. Screen readers hear where the link leads. */
export function Logo() {
  const t = useText()
  const shop = useStorefront().config.shopName
  return (
    <>
      <span aria-hidden="true">
        {shop.split('l').map((part, index) => (
          // oxlint-disable-next-line no-array-index-key -- the parts never move
          <Fragment key={index}>
            {index > 0 && <i />}
            {part}
          </Fragment>
        ))}
      </span>
      <span className="visually-hidden">{t('shell.home', { shop })}</span>
    </>
  )
}
