import { Link, useLazyComponent, useLinks } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Icon } from '../../ui/icon'
import { forwardIcon } from '../../ui/icons'

const STEPS = [
  { step: 'measure', title: 'home.step1', text: 'home.step1Text', label: 'home.step1Alt' },
  { step: 'type', title: 'home.step2', text: 'home.step2Text', label: 'home.step2Alt' },
  { step: 'edge', title: 'home.step3', text: 'home.step3Text', label: 'home.step3Alt' },
] as const

const loadDrawings = () => import('./steps-drawings')

export function Steps() {
  const t = useText()
  const links = useLinks()
  const StepDrawing = useLazyComponent(loadDrawings)
  return (
    <section className="section" aria-labelledby="steps">
      <div className="page">
        <div className="section-head">
          <h2 id="steps">{t('home.stepsTitle')}</h2>
          <Link className="link" to={links.content('measuring')}>
            {t('home.stepsLink')} <Icon path={forwardIcon} small className="go" />
          </Link>
        </div>
        <ol className="how">
          {STEPS.map(({ step, title, text, label }) => {
            // Read in every render, so that the server sends this text with the page.
            const alt = t(label)
            return (
              <li key={step}>
                <div className="how-paper paper-grid">{StepDrawing && <StepDrawing step={step} label={alt} />}</div>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
