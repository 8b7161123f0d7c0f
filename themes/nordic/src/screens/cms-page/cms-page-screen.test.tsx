// @vitest-environment happy-dom
import type { Page } from '@vitrin/theme-kit'
import { expect, it } from 'vitest'
import { showScreen } from '../../testing/show'
import CmsPageScreen from './cms-page-screen'

const page = (slug: string) =>
  ({
    id: 'static',
    params: { slug },
    url: `/sv/${slug}`,
    model: { store: { page: { title: 'Sida' } } },
  }) as Page<'static'>

it.each([
  ['size-guide', 6],
  ['delivery', 0],
])('/%s has %d drawings of the size guide [R2.03 size-guide]', async (slug, drawings) => {
  const { element, close } = await showScreen(<CmsPageScreen page={page(slug)} />, {})
  expect(element.querySelectorAll('svg')).toHaveLength(drawings)
  await close()
})
