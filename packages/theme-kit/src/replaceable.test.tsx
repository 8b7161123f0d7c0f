import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { replaceable, ReplacedParts } from './replaceable'

const Greeting = replaceable('Greeting', ({ name }: { readonly name: string }) => <p>Good day, {name}</p>)
const Evening = ({ name }: { readonly name: string }) => <p>Good evening, {name}</p>

it('shows the own component, or the one of the theme that replaces it', () => {
  expect(renderToString(<Greeting name="Eva" />)).toContain('Good day, ')
  expect(
    renderToString(
      <ReplacedParts value={{ Greeting: Evening }}>
        <Greeting name="Eva" />
      </ReplacedParts>,
    ),
  ).toContain('Good evening, ')
})
