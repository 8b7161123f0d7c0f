// @vitest-environment happy-dom
import { observer, useStorefront, type Notification } from '@vitrin/theme-kit'
import { expect, it } from 'vitest'
import { show } from '../testing/show'
import { Toast } from './toast'

const added: Notification = {
  id: '1',
  type: 'success',
  message: { key: 'cart.added' },
  action1: { label: 'ui.ok' },
  action2: { label: 'ui.proceedToCheckout', to: '/sv/checkout' },
  timeToLive: 5000,
  hasNoTimeout: false,
}

it.each([
  ['en', 'Product has been added to the cart!', 'Proceed to checkout'],
  ['sv', 'Varan ligger i varukorgen.', 'Till kassan'],
] as const)('a toast shows its sentence, OK and the way to the checkout in %s [R8.01]', async (language, text, way) => {
  const shown = await show(<Toast notification={added} />, language)
  const { element } = shown
  expect(element.querySelector('p')?.textContent).toBe(text)
  expect([...element.querySelectorAll('.actions button')].map((button) => button.textContent)).toEqual(['OK'])
  const link = element.querySelector('.actions a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([way, '/sv/checkout'])
  await shown.close()
})

const First = observer(function First() {
  const [notification] = useStorefront().ui.notifications.list
  return notification ? <Toast notification={notification} /> : <p>Closed</p>
})

it('OK closes a toast [R8.01]', async () => {
  const shown = await show(<First />, 'sv')
  await shown.does(() => shown.storefront.ui.notifications.show(added))
  await shown.click('.actions button')
  expect(shown.element.textContent).toBe('Closed')
  await shown.close()
})

it('an error is announced at once', async () => {
  const shown = await show(<Toast notification={{ ...added, type: 'error' }} />, 'sv')
  expect(shown.element.querySelector('[role=alert]')).not.toBeNull()
  await shown.close()
})
