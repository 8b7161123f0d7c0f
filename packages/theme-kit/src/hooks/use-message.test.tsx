// @vitest-environment happy-dom
import { memo } from 'react'
import { expect, it } from 'vitest'
import { showInShop } from '../testing/show-in-shop'
import { useMessage } from './use-message'

const own = { 'lamp.on': 'On' }

it('what shows a text is rendered anew when the text has come, also below a part that stays as it is', async () => {
  const Lamp = memo(function Lamp() {
    const t = useMessage<typeof own>()
    return <p>{t('lamp.on')}</p>
  })
  const { element, storefront, does, close } = await showInShop(<Lamp />, { language: 'en', messages: {} })
  expect(element.textContent).toBe('')
  await does(() => storefront.i18n.add(own))
  expect(element.textContent).toBe('On')
  await close()
})
