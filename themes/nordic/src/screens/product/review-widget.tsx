import { observer, useForeignScript, useShopper, useStorefront, useWithShopper } from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { MessageBox } from '../../ui/message-box'

/** The name of this consent among those of the page. */
const SOURCE = 'reviews'

export interface ReviewWidgetProps {
  readonly sku: string
  readonly name: string
}

/** Reviews of another site (R1.10). Its script is loaded after the shopper's yes, once for each product page. */
export default observer(function ReviewWidget({ sku, name }: ReviewWidgetProps) {
  const t = useText()
  const { config } = useStorefront()
  const widget = config.reviewWidget
  const isAllowed = useShopper()?.consent.sources.includes(SOURCE) === true
  const [isAnswered, setAnswered] = useState(false)
  const { state, place, again } = useForeignScript(isAllowed ? widget?.scriptUrl : undefined)
  if (!widget) return null
  const site = new URL(widget.scriptUrl).host
  return (
    <section className="section review-widget" aria-labelledby="review-widget-title">
      <h2 id="review-widget-title">{t('review.widgetTitle', { name: widget.name })}</h2>
      {isAllowed ? (
        <div tabIndex={-1} ref={isAnswered ? focusOnce : undefined}>
          {state === 'loading' && <output>{t('review.widgetLoading')}</output>}
          {state === 'failed' ? (
            <Failed widget={widget.name} onAgain={again} />
          ) : (
            <div
              id="review-widget"
              ref={place}
              data-sku={sku}
              data-name={name}
              data-locale={config.storeView.i18n.defaultLocale}
            />
          )}
        </div>
      ) : (
        <Question widget={widget.name} site={site} onYes={() => setAnswered(true)} />
      )}
    </section>
  )
})

interface QuestionProps {
  readonly widget: string
  readonly site: string
  readonly onYes: () => void
}

function Question({ widget, site, onYes }: QuestionProps) {
  const t = useText()
  const withShopper = useWithShopper()
  return (
    <>
      <p>{t('review.widgetQuestion', { name: widget, site })}</p>
      <div className="cluster">
        <Button
          secondary
          small
          className="needs-script"
          onClick={() => {
            onYes()
            void withShopper(({ consent }) => consent.allowSource(SOURCE))
          }}
        >
          {t('review.widgetYes')}
        </Button>
        <a className="link" href="#reviews">
          {t('review.widgetOwn')}
        </a>
      </div>
    </>
  )
}

function Failed({ widget, onAgain }: { readonly widget: string; readonly onAgain: () => void }) {
  const t = useText()
  return (
    <>
      <MessageBox kind="error" title={t('review.widgetFailed', { name: widget })}>
        {t('review.widgetFailedText')}
      </MessageBox>
      <Button secondary small onClick={onAgain}>
        {t('error.retry')}
      </Button>
    </>
  )
}

/** The focused button is gone when the reviews take its place. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}
