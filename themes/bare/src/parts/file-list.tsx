import { useMessage } from '@vitrin/theme-kit'
import { Button } from '../ui/button'

export interface FileListProps {
  readonly label: string
  readonly files: readonly { readonly key: string; readonly name: string; readonly size?: string }[]
  readonly onRemove: (key: string) => void
}

export function FileList({ label, files, onRemove }: FileListProps) {
  const t = useMessage()
  if (files.length === 0) return null
  return (
    <ul aria-label={label}>
      {files.map(({ key, name, size }) => (
        <li key={key}>
          {name} <small>{size}</small>{' '}
          <Button aria-label={t('contact.fileRemove', { name })} onClick={() => onRemove(key)}>
            {t('cart.remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
