import { ContactText } from '../parts/contact-text'
import { Home } from './home-link'

export default function CheckoutHeader() {
  return (
    <header className="bar">
      <Home />
      <span className="gap" />
      <small>
        <ContactText message="shell.phone" />
        <ContactText message="shell.andHours" />
      </small>
    </header>
  )
}
