import {
  menuCategories,
  observer,
  openingOf,
  parseOpeningLength,
  useFormats,
  useLinks,
  useNavigate,
  useStorefront,
} from '@vitrin/theme-kit'
import { useState, type FormEvent } from 'react'
import { OpeningFields, type TypedOpening } from '../../components/opening-fields'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/field'
import { Icon } from '../../ui/icon'
import { forwardIcon } from '../../ui/icons'
import { HeroPicture } from './hero-picture'

/**
 * The picture shows the opening that is typed into the form. The form is a GET form, so it works without JavaScript.
 */
export const Hero = observer(function Hero() {
  const t = useText()
  const formats = useFormats()
  const [typed, setTyped] = useState<TypedOpening>({ width: '900', height: '2000' })
  const shown = (text: string) => {
    const length = parseOpeningLength(text)
    return length.ok ? formats.number(length.value) : t('ui.unsure')
  }
  return (
    <section className="hero" aria-labelledby="hero">
      <div className="hero-copy">
        <div>
          <h1 id="hero">{t('home.title')}</h1>
          <p className="lead">{t('home.lead')}</p>
        </div>
        <Sizer typed={typed} onType={setTyped} />
      </div>
      <HeroPicture width={shown(typed.width)} height={shown(typed.height)} />
    </section>
  )
})

interface SizerProps {
  readonly typed: TypedOpening
  readonly onType: (typed: TypedOpening) => void
}

const Sizer = observer(function Sizer({ typed, onType }: SizerProps) {
  const t = useText()
  const links = useLinks()
  const navigate = useNavigate()
  const families = menuCategories(useStorefront().categories.tree)
  const [chosen, setChosen] = useState(families[0]?.id)
  const family = families.find(({ id }) => id === chosen)
  const action = family ? links.category(family) : links.home
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const opening = openingOf({ width: [typed.width], height: [typed.height] })
    if (opening) void navigate(`${action}?width=${opening.width}&height=${opening.height}`)
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
      <OpeningFields typed={typed} onType={onType} />
      <Button type="submit">
        {t('home.sizerShow')} <Icon path={forwardIcon} small />
      </Button>
    </form>
  )
})

function focusFirstWrong(form: HTMLFormElement, { width }: TypedOpening): void {
  const name = parseOpeningLength(width).ok ? 'height' : 'width'
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
}
