import { useOnline } from '../components/use-online'
import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { warningIcon } from '../ui/icons'

/** Above the header: only what is true for the whole shop. */
export function Notices() {
  const t = useText()
  if (useOnline()) return null
  return (
    <div className="notice is-offline">
      <output className="page">
        <Icon path={warningIcon} small />
        {t('shell.offline')}
      </output>
    </div>
  )
}
