import { useDateFormat, useStorefront, type OrderDownload } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

/** Links to the files of an order line, as long as they work. */
export function LineDownloads({ downloads }: { readonly downloads: readonly OrderDownload[] }) {
  const t = useText()
  const date = useDateFormat()
  // Files come from the host's origin, like its pictures.
  const { mediaBaseUrl } = useStorefront().config
  return (
    <ul className="list downloads">
      {downloads.map(({ title, url, expires_at, remaining }) => (
        <li key={url}>
          {remaining > 0 ? (
            <>
              <a className="link" href={`${mediaBaseUrl}${url}`} download rel="noreferrer">
                {t('thanks.download', { title })}
              </a>{' '}
              <span className="small muted">
                {t('thanks.downloadUntil', { date: date(expires_at), times: remaining })}
              </span>
            </>
          ) : (
            <span className="small muted">{t('thanks.downloadEnded', { title })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
