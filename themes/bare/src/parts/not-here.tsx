import { useStorefront } from '@vitrin/theme-kit'
import { Button } from '../ui/button'

/** The button of a feature that the host lacks: it says so. */
export function NotHere({ label }: { readonly label: string }) {
  const { ui } = useStorefront()
  return <Button onClick={() => ui.openModal('feature-not-implemented')}>{label}</Button>
}
