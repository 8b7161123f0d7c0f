import { deferred, useFormats, type Opening } from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../../messages/use-text'
import { HeroPicture } from './hero-picture'

const Sizer = deferred(() => import('./sizer'))

const FIRST_OPENING: Opening = { width: 900, height: 2000 }

/** The picture shows the opening that is typed into the form. */
export function Hero() {
  const t = useText()
  const formats = useFormats()
  const [opening, setOpening] = useState<Partial<Opening>>(FIRST_OPENING)
  const shown = (length: number | undefined) => (length === undefined ? t('ui.unsure') : formats.number(length))
  return (
    <section className="hero" aria-labelledby="hero">
      <div className="hero-copy">
        <div>
          <h1 id="hero">{t('home.title')}</h1>
          <p className="lead">{t('home.lead')}</p>
        </div>
        <Sizer first={FIRST_OPENING} onOpening={setOpening} />
      </div>
      <HeroPicture width={shown(opening.width)} height={shown(opening.height)} />
    </section>
  )
}
