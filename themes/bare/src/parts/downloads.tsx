import { useDateFormat, useMessage, useStorefront, type OrderDownload } from '@vitrin/theme-kit'
import { NotHere } from './not-here'

export interface DownloadsProps {
  readonly line: { readonly name?: string; readonly product_type?: string }
  readonly downloads: readonly OrderDownload[] | undefined
}

/** Links to the files of an order line, as long as they work. */
export function Downloads({ line: { name = '', product_type }, downloads }: DownloadsProps) {
  const t = useMessage()
  const date = useDateFormat()
  const { mediaBaseUrl, hostHasAdditions } = useStorefront().config
  if (!downloads)
    return product_type === 'downloadable' && hostHasAdditions === false ? (
      <NotHere label={t('thanks.download', { title: name })} />
    ) : null
  return (
    <ul>
      {downloads.map(({ title, url, expires_at, remaining }) => (
        <li key={url}>
          {remaining > 0 ? (
            <>
              <a href={`${mediaBaseUrl}${url}`} download rel="noreferrer">
                {t('thanks.download', { title })}
              </a>{' '}
              <small>{t('thanks.downloadUntil', { date: date(expires_at), times: remaining })}</small>
            </>
          ) : (
            <small>{t('thanks.downloadEnded', { title })}</small>
          )}
        </li>
      ))}
    </ul>
  )
}
