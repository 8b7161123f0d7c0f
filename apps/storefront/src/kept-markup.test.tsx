import { sharedMarkup } from '@vitrin/theme-kit'
import { MarkupToShare } from '@vitrin/theme-kit/app'
import { createContext, use, useId, type ComponentType, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { KeptMarkup, type Markup } from './kept-markup'

interface Product {
  readonly name: string
}

interface CardProps {
  readonly product: Product
  readonly isFirst?: boolean
}

const Place = createContext('list')
const Needed = createContext<Product | undefined>(undefined)

let renders = 0
let used: string[] = []
let kept = new KeptMarkup()
beforeEach(() => {
  renders = 0
  kept = new KeptMarkup()
})

const Card = sharedMarkup(({ product, isFirst = false }: CardProps) => {
  renders += 1
  used.push('card.price')
  return <li className={isFirst ? 'first' : 'other'}>{product.name} & more</li>
})

const mirror: Product = { name: 'Mirror <1>' }
const door: Product = { name: 'Door' }

function list(Part: ComponentType<CardProps> = Card): ReactElement {
  return (
    <Place value="grid">
      <Needed value={door}>
        <ul>
          <li>All</li>
          <Part product={mirror} isFirst />
          <Part product={door} />
        </ul>
      </Needed>
    </Place>
  )
}

/** As the server does it. */
function draw(whole: ReactElement, known: readonly object[] = []): Markup {
  const markup = kept.ofPage(known)
  const drawn = (element: ReactElement): Markup => {
    used = []
    return { html: renderToString(element), texts: used }
  }
  const page = drawn(<MarkupToShare value={markup.placeOf}>{whole}</MarkupToShare>)
  const html = markup.whole(page.html)
  markup.keep(html, drawn)
  return { html, texts: [...new Set([...page.texts, ...markup.texts])] }
}

function drawOften(whole: ReactElement): readonly string[] {
  return [1, 2, 3, 4].map(() => draw(whole).html)
}

it('renders a part that is asked for again once more, and never after that, and the page reads the same', () => {
  const alone = renderToString(list())
  expect(drawOften(list())).toEqual([alone, alone, alone, alone])
  renders = 0
  expect(draw(list())).toEqual({ html: alone, texts: ['card.price'] })
  expect(renders).toBe(0)
})

it('renders a part anew for other props, another object, and when something else is known', () => {
  const known = [{}]
  for (const _ of [1, 2, 3]) draw(list(), known)
  const rendersOf = (whole: ReactElement, knowing: readonly object[]): number => {
    renders = 0
    draw(whole, knowing)
    return renders
  }
  expect(rendersOf(<Card product={door} />, known)).toBe(0)
  expect(rendersOf(<Card product={mirror} isFirst />, known)).toBe(0)
  expect(rendersOf(<Card product={mirror} isFirst={false} />, known)).toBe(1)
  expect(rendersOf(<Card product={{ ...door }} />, known)).toBe(1)
  expect(rendersOf(<Card product={door} />, [{}])).toBe(1)
})

it.each<[string, (props: CardProps) => ReactElement | string]>([
  ['a context', ({ product }) => <li>{product.name + use(Place)}</li>],
  ['a context that it needs', ({ product }) => <li>{product.name + use(Needed)!.name}</li>],
  ['its place in the page', ({ product }) => <li id={useId()}>{product.name}</li>],
  ['its neighbours, because it is a text', ({ product }) => product.name],
])('renders a part on each page that follows from %s', (_, Part) => {
  const whole = list(sharedMarkup(Part))
  const alone = renderToString(whole)
  expect(drawOften(whole)).toEqual([alone, alone, alone, alone])
})
