import { observer, useFocusAfterRemoval, useShopper } from '@vitrin/theme-kit'
import { useEffect, useRef, useState } from 'react'
import { EmptyList } from '../../components/empty-list'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Check } from '../../ui/check'
import { FieldError } from '../../ui/field-error'
import '../../styles/feedback.css'
import '../../styles/saved.css'
import { CompareTable } from './compare-table'
import { Skeleton } from '../../ui/skeleton'

/** Products side by side, by the attributes that can be compared (R2.26). */
export default observer(function CompareScreen() {
  const t = useText()
  const compare = useShopper()?.compare
  const count = compare?.count ?? 0
  const heading = useRef<HTMLHeadingElement>(null)
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const [failed, setFailed] = useState(false)
  useFocusAfterRemoval(heading, count)
  useEffect(() => {
    compare?.loadAttributes().then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }, [compare, count])
  return (
    <div className="page saved">
      <h1 ref={heading}>{t('compare.title')}</h1>
      <noscript>
        <p>{t('compare.noscript')}</p>
      </noscript>
      {!compare && <Skeleton lines={2} needsScript />}
      {compare && count === 0 && <EmptyList title="compare.emptyTitle" text="compare.emptyText" />}
      {compare && count > 0 && (
        <>
          {count === 1 ? (
            <p className="muted">{t('compare.oneMore')}</p>
          ) : (
            <Check type="checkbox" checked={onlyDifferent} onChange={(event) => setOnlyDifferent(event.target.checked)}>
              {t('compare.onlyDifferent')}
            </Check>
          )}
          {failed && (
            <div role="alert">
              <FieldError>{t('compare.unreachable')}</FieldError>
            </div>
          )}
          <CompareTable compare={compare} onlyDifferent={onlyDifferent && count > 1} />
          <Button secondary small onClick={() => void compare.clear()}>
            {t('compare.clear')}
          </Button>
        </>
      )}
    </div>
  )
})
