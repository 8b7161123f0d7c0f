import type { Opening } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { SizeField } from '../../ui/size-field'

/** Says on each card what fits; the list itself stays whole. */
export function OpeningFacet({ opening }: { readonly opening: Opening | undefined }) {
  const t = useText()
  const submit = (input: HTMLInputElement) => input.value !== input.defaultValue && input.form?.requestSubmit()
  return (
    <details className="facet" open>
      <summary>{t('listing.opening')}</summary>
      <div className="facet-body mine" key={opening ? `${opening.width} ${opening.height}` : ''}>
        <SizeField
          label={t('home.width')}
          name="width"
          unit={t('ui.mm')}
          maxLength={6}
          defaultValue={opening?.width}
          onBlur={(event) => submit(event.target)}
        />
        <SizeField
          label={t('home.height')}
          name="height"
          unit={t('ui.mm')}
          maxLength={6}
          defaultValue={opening?.height}
          onBlur={(event) => submit(event.target)}
        />
      </div>
    </details>
  )
}
