import { observer, useFocusOnMount, useMessage, useStorefront, type ProductStore } from '@vitrin/theme-kit'
import { useReviewForm, type ChosenPictures } from '@vitrin/theme-kit/forms'
import { useId, type ComponentProps } from 'react'
import { FileList } from '../parts/file-list'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Check, describedBy, TextArea, TextField } from '../ui/field'
import { FieldError, Problem } from '../ui/note'

/** The form for a review of the open product. */
export default observer(function Review() {
  const t = useMessage()
  const { ui, pages } = useStorefront()
  const store = pages.current?.id === 'product' ? pages.current.model.store : undefined
  const product = store?.parent
  if (!product) return null
  return (
    <Dialog title={t('review.formTitle', { name: product.name })} onClose={() => ui.closeModal()}>
      <Form store={store} />
    </Dialog>
  )
})

const SAID = { waiting: 'review.waits', published: 'review.published' } as const

const Form = observer(function Form({ store }: { readonly store: ProductStore }) {
  const t = useMessage()
  const form = useReviewForm(store)
  const { field, submitted, takesAdditions, piece } = form
  if (submitted) {
    const { status } = submitted
    return <Thanks text={t(status === 'waiting' || status === 'published' ? SAID[status] : 'review.received')} />
  }
  return (
    <form className="fields" noValidate onSubmit={form.onSubmit}>
      <Stars {...field('stars')} />
      <TextField
        {...field('nickname')}
        label={t('review.nickname')}
        hint={t('review.nicknameHint')}
        autoComplete="nickname"
      />
      <TextField {...field('title')} label={t('review.heading')} autoComplete="off" />
      <TextArea {...field('detail')} label={t('review.detail')} />
      {takesAdditions && piece !== undefined && (
        <Check type="checkbox" checked={form.hasPiece} onChange={({ target }) => form.setHasPiece(target.checked)}>
          {t('review.piece', { piece })}
        </Check>
      )}
      {takesAdditions && <Pictures {...form.chosen} />}
      <Problem>{form.problem}</Problem>
      <Button type="submit" main busy={form.busy}>
        {t('review.send')}
      </Button>
    </form>
  )
})

function Stars({ error, ...input }: ComponentProps<'input'> & { readonly error: string | undefined }) {
  const t = useMessage()
  const id = useId()
  return (
    <fieldset>
      <legend>{t('review.stars')}</legend>
      <div className="choices">
        {[1, 2, 3, 4, 5].map((count) => (
          <Check key={count} {...input} {...describedBy(id, { error })} type="radio" value={count}>
            {t('review.starCount', { count })}
          </Check>
        ))}
      </div>
      {error && <FieldError id={`${id}-e`}>{error}</FieldError>}
    </fieldset>
  )
}

function Pictures({ pictures, problems, add, remove }: ChosenPictures) {
  const t = useMessage()
  return (
    <>
      <TextField
        type="file"
        multiple
        accept="image/*"
        label={t('review.pictures')}
        optional
        hint={t('review.picturesHint')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again.
          currentTarget.value = ''
          void add(files)
        }}
      />
      <div role="alert">
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
      <FileList label={t('review.pictures')} files={pictures} onRemove={remove} />
    </>
  )
}

function Thanks({ text }: { readonly text: string }) {
  const t = useMessage()
  const { ui } = useStorefront()
  const paragraph = useFocusOnMount<HTMLParagraphElement>()
  return (
    <>
      <p ref={paragraph} tabIndex={-1}>
        {text}
      </p>
      <Button main onClick={() => ui.closeModal()}>
        {t('ui.close')}
      </Button>
    </>
  )
}
