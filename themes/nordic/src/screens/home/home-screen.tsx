import { deferred, type ScreenProps } from '@vitrin/theme-kit'
import { Hero } from './hero'

const UnderTheHero = deferred(() => import('./under-the-hero'))

export default function HomeScreen({ page }: ScreenProps<'home'>) {
  return (
    <>
      <Hero />
      <UnderTheHero lists={page.model.lists} />
    </>
  )
}
