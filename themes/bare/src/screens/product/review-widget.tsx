import { observer, useForeignScript, useMessage, useShopper, useStorefront, useWithShopper } from '@vitrin/theme-kit'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Note } from '../../ui/note'

/** The name of this consent among those of the page. */
const SOURCE = 'reviews'

export interface ReviewWidgetProps {
  readonly sku: string
  readonly name: string
}

/** Reviews of another site: its script is loaded after the shopper's yes. */
export default observer(function ReviewWidget({ sku, name }: ReviewWidgetProps) {
  const t = useMessage()
  const { config } = useStorefront()
  const withShopper = useWithShopper()
  const widget = config.reviewWidget
  const isAllowed = useShopper()?.consent.sources.includes(SOURCE) === true
  const [isAnswered, setAnswered] = useState(false)
  const { state, place, again } = useForeignScript(isAllowed ? widget?.scriptUrl : undefined)
  if (!widget) return null
  const allow = () => {
    setAnswered(true)
    void withShopper(({ consent }) => consent.allowSource(SOURCE))
  }
  return (
    <section aria-labelledby="review-widget-title">
      <h2 id="review-widget-title">{t('review.widgetTitle', { name: widget.name })}</h2>
      {!isAllowed && (
        <>
          <p>{t('review.widgetQuestion', { name: widget.name, site: new URL(widget.scriptUrl).host })}</p>
          <p className="row">
            <span className="js">
              <Button onClick={allow}>{t('review.widgetYes')}</Button>
            </span>
            <a href="#reviews">{t('review.widgetOwn')}</a>
          </p>
        </>
      )}
      {isAllowed && (
        <div tabIndex={-1} ref={isAnswered ? focusOnce : undefined}>
          {state === 'loading' && <output>{t('review.widgetLoading')}</output>}
          {state === 'failed' ? (
            <>
              <Note kind="error" title={t('review.widgetFailed', { name: widget.name })}>
                {t('review.widgetFailedText')}
              </Note>
              <Button onClick={again}>{t('error.retry')}</Button>
            </>
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
      )}
    </section>
  )
})

/** The focused button is gone when the reviews take its place. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}
