import { observer, useLazyComponent } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import type { Blocks } from './blocks'

const STEPS = [
  { block: 'home_step_1', step: 'measure', label: 'home.step1Alt' },
  { block: 'home_step_2', step: 'type', label: 'home.step2Alt' },
  { block: 'home_step_3', step: 'edge', label: 'home.step3Alt' },
] as const

const loadDrawings = () => import('./steps-drawings')

/** How a piece is made to measure, with a drawing of each step. */
export const Steps = observer(function Steps({ blocks }: { readonly blocks: Blocks }) {
  const t = useText()
  const StepDrawing = useLazyComponent(loadDrawings)
  const head = blocks.block('home_steps')
  if (!head) return null
  // Read on the server too, which sends the texts that a page reads. One that comes later renders the page anew.
  const words = { edge: t('home.step3Edge'), standard: t('home.step3Standard') }
  return (
    <section className="section" aria-labelledby="steps">
      <div className="page">
        <div className="section-head">
          <h2 id="steps">{head.title}</h2>
          <div dangerouslySetInnerHTML={{ __html: head.content }} />
        </div>
        <ol className="how">
          {STEPS.map(({ block, step, label }) => {
            const alt = t(label)
            const text = blocks.block(block)
            return (
              text && (
                <li key={step}>
                  <div className="how-paper paper-grid">
                    {StepDrawing && <StepDrawing step={step} label={alt} words={words} />}
                  </div>
                  <h3>{text.title}</h3>
                  <div dangerouslySetInnerHTML={{ __html: text.content }} />
                </li>
              )
            )
          })}
        </ol>
      </div>
    </section>
  )
})
