import { useReviewForm } from '@vitrin/theme-kit/forms'
import { observer, useFocusOnMount, useStorefront, type ProductStore } from '@vitrin/theme-kit'
import { Dialog } from '../components/dialog'
import { useText } from '../messages/use-text'
import '../styles/overlays.css'
import '../styles/saved.css'
import { Button } from '../ui/button'
import { Check } from '../ui/check'
import { CloseButton } from '../ui/close-button'
import { TextField } from '../ui/field'
import { FieldError } from '../ui/field-error'
import { TextArea } from '../ui/text-area'
import { PictureChoice } from './picture-choice'
import { StarChoice } from './star-choice'

/** The form for a review of the open product (R2.28). */
export default observer(function Review() {
  const t = useText()
  const { ui, pages } = useStorefront()
  const store = pages.current?.id === 'product' ? pages.current.model.store : undefined
  const product = store?.parent
  if (!product) return null
  return (
    <Dialog className="modal" labelledBy="review-title" onClose={() => ui.closeModal()}>
      <h2 id="review-title">{t('review.formTitle', { name: product.name })}</h2>
      <Form store={store} />
      <CloseButton label={t('ui.close')} onClick={() => ui.closeModal()} />
    </Dialog>
  )
})

const Form = observer(function Form({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const { field, busy, submitted, problem, onSubmit, takesAdditions, piece, hasPiece, setHasPiece, chosen } =
    useReviewForm(store)
  if (submitted)
    return (
      <Thanks
        text={t(
          submitted.status === 'waiting'
            ? 'review.waits'
            : submitted.status === 'published'
              ? 'review.published'
              : 'review.received',
        )}
      />
    )
  return (
    <form className="review-form" noValidate onSubmit={onSubmit}>
      <StarChoice {...field('stars')} />
      <TextField
        {...field('nickname')}
        label={t('review.nickname')}
        hint={t('review.nicknameHint')}
        autoComplete="nickname"
      />
      <TextField {...field('title')} label={t('review.heading')} autoComplete="off" />
      <TextArea {...field('detail')} label={t('review.detail')} />
      {takesAdditions && piece !== undefined && (
        <Check type="checkbox" checked={hasPiece} onChange={({ target }) => setHasPiece(target.checked)}>
          {t('review.piece', { piece })}
        </Check>
      )}
      {takesAdditions && <PictureChoice {...chosen} />}
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <Button type="submit" busy={busy}>
        {t('review.send')}
      </Button>
    </form>
  )
})

function Thanks({ text }: { readonly text: string }) {
  const t = useText()
  const { ui } = useStorefront()
  const paragraph = useFocusOnMount<HTMLParagraphElement>()
  return (
    <>
      <p ref={paragraph} tabIndex={-1}>
        {text}
      </p>
      <div className="cluster">
        <Button small onClick={() => ui.closeModal()}>
          {t('ui.close')}
        </Button>
      </div>
    </>
  )
}
