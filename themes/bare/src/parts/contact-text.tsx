import { observer, useContactText, type MessageKey } from '@vitrin/theme-kit'

/** How to reach the shop; the phone number calls. */
export const ContactText = observer(function ContactText({ message }: { readonly message: MessageKey }) {
  const text = useContactText(message)
  if (!text) return null
  const { before, phone, after } = text
  return (
    <>
      {before}
      {phone && <a href={`tel:${phone.number}`}>{phone.shown}</a>}
      {after}
    </>
  )
})
