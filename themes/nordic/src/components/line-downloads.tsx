import { useDateFormat, useStorefront, type OrderDownload } from '@vitrin/theme-kit'
import { NotImplementedButton } from './not-implemented-button'
import { useText } from '../messages/use-text'

export interface LineDownloadsProps {
  readonly line: { readonly name?: string; readonly product_type?: string }
  readonly downloads: readonly OrderDownload[] | undefined
}

/** Links to the files of an order line, as long as they work. A host without downloads has a button that says so. */
export function LineDownloads({ line: { name = '', product_type }, downloads }: LineDownloadsProps) {
  const t = useText()
  const date = useDateFormat()
  // Files come from the host's origin, like its pictures.
  const { mediaBaseUrl, hostHasAdditions } = useStorefront().config
  if (!downloads)
    return product_type === 'downloadable' && hostHasAdditions === false ? (
      <NotImplementedButton label={t('thanks.download', { title: name })} />
    ) : null
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
