import { deferred, useMessage, type ScreenProps } from '@vitrin/theme-kit'

const Below = deferred(() => import('./below'))

export default function HomeScreen({ page }: ScreenProps<'home'>) {
  const t = useMessage()
  const text = page.model.block('home_hero')
  return (
    <>
      <h1>{text?.title ?? t('home.title')}</h1>
      {/* Sanitised where it is loaded. */}
      {text && <div dangerouslySetInnerHTML={{ __html: text.content }} />}
      <Below model={page.model} />
    </>
  )
}
