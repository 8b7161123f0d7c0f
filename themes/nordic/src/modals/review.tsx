import { observer, useFocusOnMount, useStorefront } from '@vitrin/theme-kit'
import { Dialog } from '../components/dialog'
import { useText } from '../messages/use-text'
import '../styles/overlays.css'
import '../styles/saved.css'
import { Button } from '../ui/button'
import { CloseButton } from '../ui/close-button'
import { TextField } from '../ui/field'
import { FieldError } from '../ui/field-error'
import { TextArea } from '../ui/text-area'
import { StarChoice } from './star-choice'
import { useReviewForm } from './use-review-form'

/** The form for a review of the open product (R2.28). */
export default observer(function Review() {
  const t = useText()
  const { ui, pages } = useStorefront()
  const product = pages.current?.id === 'product' ? pages.current.model.store.parent : undefined
  if (!product) return null
  return (
    <Dialog className="modal" labelledBy="review-title" onClose={() => ui.closeModal()}>
      <h2 id="review-title">{t('review.formTitle', { name: product.name })}</h2>
      <Form productId={product.id} />
      <CloseButton label={t('ui.close')} onClick={() => ui.closeModal()} />
    </Dialog>
  )
})

function Form({ productId }: { readonly productId: number }) {
  const t = useText()
  const { field, busy, submitted, problem, onSubmit } = useReviewForm(productId)
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
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <Button type="submit" busy={busy}>
        {t('review.send')}
      </Button>
    </form>
  )
}

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
