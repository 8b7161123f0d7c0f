import { useText } from '../messages/use-text'

/** A text in which the shop's phone number is a link that calls. */
export function PhoneText({ text }: { readonly text: string }) {
  const t = useText()
  const phone = t('shell.phone')
  const at = text.indexOf(phone)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <a className="link" href={`tel:${t('shell.phoneToCall')}`}>
        {phone}
      </a>
      {text.slice(at + phone.length)}
    </>
  )
}
