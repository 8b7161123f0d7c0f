import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { cloudOffIcon } from '../ui/later-icons'

export default function OfflineNotice() {
  const t = useText()
  return (
    <div className="notice is-offline">
      <output className="page">
        <Icon path={cloudOffIcon} small />
        {t('shell.offline')}
      </output>
    </div>
  )
}
