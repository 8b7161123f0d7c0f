import {
  menuCategories,
  observer,
  parseOpeningLength,
  useLinks,
  useMessage,
  useNavigate,
  useStorefront,
} from '@vitrin/theme-kit'
import { useState, type FormEvent } from 'react'
import { OpeningFields } from '../../parts/opening-fields'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/field'

/** Leads to what fits an opening. A GET form: it works without JavaScript, too. */
export const Sizer = observer(function Sizer() {
  const t = useMessage()
  const links = useLinks()
  const navigate = useNavigate()
  const families = menuCategories(useStorefront().categories.tree)
  const [typed, setTyped] = useState({ width: '900', height: '2000' })
  const [chosen, setChosen] = useState(families[0]?.id)
  const family = families.find(({ id }) => id === chosen)
  const action = family ? links.category(family) : links.home
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [width, height] = [parseOpeningLength(typed.width), parseOpeningLength(typed.height)]
    const wrong = width.ok ? 'height' : 'width'
    if (width.ok && height.ok) navigate(`${action}?width=${width.value}&height=${height.value}`)
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }
  return (
    <form className="box fields" action={action} aria-labelledby="sizer" onSubmit={submit}>
      <h2 id="sizer">{t('home.sizerTitle')}</h2>
      <SelectField
        label={t('home.sizerWhat')}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {families.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <OpeningFields typed={typed} onType={setTyped} />
      <Button type="submit" main>
        {t('home.sizerShow')}
      </Button>
    </form>
  )
})
