import {
  menuCategories,
  observer,
  parseOpeningLength,
  useLinks,
  useNavigate,
  useStorefront,
  type Opening,
  type TypedOpening,
} from '@vitrin/theme-kit'
import { useState, type FormEvent } from 'react'
import { OpeningFields } from '../../components/opening-fields'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/field'
import { Icon } from '../../ui/icon'
import { forwardIcon } from '../../ui/icons'

export interface SizerProps {
  readonly first: Opening
  /** Gets the lengths that can be read, with every change of a field. */
  readonly onOpening: (opening: Partial<Opening>) => void
}

/** Leads to the products for an opening. It is a GET form, so it works without JavaScript. */
export default observer(function Sizer({ first, onOpening }: SizerProps) {
  const t = useText()
  const links = useLinks()
  const navigate = useNavigate()
  const families = menuCategories(useStorefront().categories.tree)
  const [typed, setTyped] = useState<TypedOpening>({ width: String(first.width), height: String(first.height) })
  const [chosen, setChosen] = useState(families[0]?.id)
  const family = families.find(({ id }) => id === chosen)
  const action = family ? links.category(family) : links.home
  const type = (texts: TypedOpening) => {
    setTyped(texts)
    onOpening(lengthsIn(texts))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { width, height } = lengthsIn(typed)
    if (width && height) navigate(`${action}?width=${width}&height=${height}`)
    else focusFirstWrong(event.currentTarget, typed)
  }
  return (
    <form className="sizer" action={action} aria-labelledby="sizer" onSubmit={submit}>
      <p className="sizer-title" id="sizer">
        {t('home.sizerTitle')}
      </p>
      <SelectField
        className="wide"
        label={t('home.sizerWhat')}
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {families.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <OpeningFields typed={typed} onType={type} />
      <Button type="submit">
        {t('home.sizerShow')} <Icon path={forwardIcon} small />
      </Button>
    </form>
  )
})

function lengthsIn(typed: TypedOpening): Partial<Opening> {
  const [width, height] = [parseOpeningLength(typed.width), parseOpeningLength(typed.height)]
  return { ...(width.ok && { width: width.value }), ...(height.ok && { height: height.value }) }
}

function focusFirstWrong(form: HTMLFormElement, { width }: TypedOpening): void {
  const name = parseOpeningLength(width).ok ? 'height' : 'width'
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
}
