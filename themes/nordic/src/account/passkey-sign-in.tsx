import { usePasskeyProblem } from '@vitrin/theme-kit/forms'
import { observer, useShopper, type Shopper } from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../messages/use-text'
import { Button } from '../ui/button'
import { FieldError } from '../ui/field-error'

/** Signs in with a passkey, where the browser has them. */
export const PasskeySignIn = observer(function PasskeySignIn({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const shopper = useShopper()
  const [busy, setBusy] = useState(false)
  const { problem, explained } = usePasskeyProblem()
  if (!shopper?.session.passkeys.areOffered) return null
  const signIn = async ({ session }: Shopper) => {
    setBusy(true)
    const isIn = await explained(shopper, () => session.passkeys.login())
    setBusy(false)
    if (isIn) onDone()
  }
  return (
    <div className="passkey-sign-in">
      <Button secondary wide busy={busy} onClick={() => void signIn(shopper)}>
        {t('account.signInWithPasskey')}
      </Button>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </div>
  )
})
