import { Link, useLinks } from '@vitrin/theme-kit'
import { ContactText } from '../components/contact-text'
import { Logo } from '../parts/logo'

export default function CheckoutHeader() {
  const links = useLinks()
  return (
    <header className="site-header">
      <div className="page bar is-plain">
        <Link className="logo" to={links.home}>
          <Logo />
        </Link>
        <p className="small muted">
          <ContactText message="shell.phone" />
          <span className="only-wide">
            <ContactText message="shell.andHours" />
          </span>
        </p>
      </div>
    </header>
  )
}
