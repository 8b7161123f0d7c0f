// @vitest-environment happy-dom
import { accept, reject, type CartStore } from '@vitrin/theme-kit'
import { expect, it } from 'vitest'
import { show } from '../testing/show'
import { Coupon } from './coupon'

const cartThat = (refuses: 'coupon-invalid' | 'unreachable' | undefined) =>
  ({
    coupon: undefined,
    applyCoupon: async () => (refuses ? reject({ code: refuses }) : accept(undefined)),
  }) as unknown as CartStore

it.each([
  ['en', "You've entered an incorrect coupon code. Please try again."],
  ['sv', 'Rabattkoden stämmer inte. Försök igen.'],
] as const)('a wrong coupon code is refused at its field in %s [R8.10]', async (language, sentence) => {
  const shown = await show(<Coupon cart={cartThat('coupon-invalid')} />, language)
  await shown.type('input', 'FEL')
  await shown.submit()
  const described = shown.element.querySelector('input')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described.split(' ').at(-1) ?? '')?.textContent).toBe(sentence)
  await shown.close()
})

it('a host that does not answer is not called a wrong code [R8.10]', async () => {
  const shown = await show(<Coupon cart={cartThat('unreachable')} />, 'en')
  await shown.type('input', 'NYHET10')
  await shown.submit()
  expect(shown.element.textContent).toContain('The shop cannot be reached right now. Please try again.')
  expect(shown.element.textContent).not.toContain('incorrect')
  await shown.close()
})
