import { menuCategories, observer, useFormats, useLinks, useNavigate, useStorefront } from '@vitrin/theme-kit'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/field'
import { Icon } from '../../ui/icon'
import { forwardIcon } from '../../ui/icons'
import { SizeField } from '../../ui/size-field'
import { HeroPicture } from './hero-picture'

/**
 * The picture shows the opening that is typed into the form. The form is a GET form, so it works without JavaScript.
 */
export const Hero = observer(function Hero() {
  const t = useText()
  const formats = useFormats()
  const [width, setWidth] = useState('900')
  const [height, setHeight] = useState('2000')
  const written = (typed: string) => {
    const digits = typed.replaceAll(/\s/g, '')
    return /^\d{1,4}$/.test(digits) ? formats.number(Number(digits)) : t('ui.unsure')
  }
  return (
    <section className="hero" aria-labelledby="hero">
      <div className="hero-copy">
        <div>
          <h1 id="hero">{t('home.title')}</h1>
          <p className="lead">{t('home.lead')}</p>
        </div>
        <Sizer>
          <SizeField
            label={t('home.width')}
            name="width"
            unit={t('ui.mm')}
            maxLength={6}
            value={width}
            onChange={(event) => setWidth(event.target.value)}
          />
          <SizeField
            label={t('home.height')}
            name="height"
            unit={t('ui.mm')}
            maxLength={6}
            value={height}
            onChange={(event) => setHeight(event.target.value)}
          />
        </Sizer>
      </div>
      <HeroPicture width={written(width)} height={written(height)} />
    </section>
  )
})

const Sizer = observer(function Sizer({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const links = useLinks()
  const navigate = useNavigate()
  const families = menuCategories(useStorefront().categories.tree)
  const [chosen, setChosen] = useState(families[0]?.id)
  const family = families.find(({ id }) => id === chosen)
  const action = family ? links.category(family) : links.home
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const digits = (name: string) => (typed.get(name) as string).replaceAll(/\D/g, '')
    void navigate(`${action}?width=${digits('width')}&height=${digits('height')}`)
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
      {children}
      <Button type="submit">
        {t('home.sizerShow')} <Icon path={forwardIcon} small />
      </Button>
    </form>
  )
})
