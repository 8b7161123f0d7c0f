import { useStorefront } from '@vitrin/theme-kit'
import { Button } from '../ui/button'

/** The button of a feature that the API host lacks: it says so. */
export function NotImplementedButton({ label }: { readonly label: string }) {
  const { ui } = useStorefront()
  return (
    <Button secondary small onClick={() => ui.openModal('feature-not-implemented')}>
      {label}
    </Button>
  )
}
