import { observer, useContactText, type MessageKey } from '@vitrin/theme-kit'

/** A sentence that says how to reach the shop. The phone number is a link that calls. */
export const ContactText = observer(function ContactText({ message }: { readonly message: MessageKey }) {
  const text = useContactText(message)
  if (!text) return null
  const { before, phone, after } = text
  return (
    <>
      {before}
      {phone && (
        <a className="link" href={`tel:${phone.number}`}>
          {phone.shown}
        </a>
      )}
      {after}
    </>
  )
})

/** Phone number and opening hours. */
export function CustomerService() {
  return (
    <p>
      <ContactText message="shell.service" />
      <ContactText message="shell.andHours" />
    </p>
  )
}
