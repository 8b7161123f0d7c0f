import { deferred, type ScreenProps } from '@vitrin/theme-kit'
import { Hero } from './hero'
import '../../styles/home.css'

const BelowHero = deferred(() => import('./below-hero'))

export default function HomeScreen({ page }: ScreenProps<'home'>) {
  return (
    <>
      <Hero blocks={page.model} />
      <BelowHero lists={page.model.lists} blocks={page.model} />
    </>
  )
}
