import { deferred, observer, useFormats, type Opening } from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../../messages/use-text'
import type { Blocks } from './blocks'
import { useDrawnFamilies } from './drawn-families'
import { HeroPicture } from './hero-picture'

const Sizer = deferred(() => import('./sizer'))

const FIRST_OPENING: Opening = { width: 900, height: 2000 }

/**
 * The picture shows the opening that is typed into the form. A shop that sells nothing for an opening has only the
 * text.
 */
export const Hero = observer(function Hero({ blocks }: { readonly blocks: Blocks }) {
  const t = useText()
  const formats = useFormats()
  const [opening, setOpening] = useState<Partial<Opening>>(FIRST_OPENING)
  const shown = (length: number | undefined) => (length === undefined ? t('ui.unsure') : formats.number(length))
  const sellsForOpenings = useDrawnFamilies().length > 0
  const text = blocks.block('home_hero')
  return (
    <section className={sellsForOpenings ? 'hero' : 'hero is-plain'} aria-labelledby="hero">
      <div className="hero-copy">
        <div>
          <h1 id="hero">{text?.title ?? t('home.title')}</h1>
          {text && <div className="lead" dangerouslySetInnerHTML={{ __html: text.content }} />}
        </div>
        {sellsForOpenings && <Sizer first={FIRST_OPENING} onOpening={setOpening} />}
      </div>
      {sellsForOpenings && <HeroPicture width={shown(opening.width)} height={shown(opening.height)} />}
    </section>
  )
})
