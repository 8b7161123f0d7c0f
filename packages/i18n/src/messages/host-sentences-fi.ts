import { PASSWORD_RULE, type HostSentence } from './host-sentences'

/** The sentences of API hosts in Finnish. */
export const hostSentences: Readonly<Record<HostSentence, string>> = {
  'The requested qty is not available': 'Näin montaa ei ole varastossa.',
  'Without an account at most 100 pieces of a product can be ordered':
    'Ilman tiliä voit tilata enintään 100 kappaletta samaa tuotetta.',
  "The consumer isn't authorized to access {{resource}}.": 'Kirjautumisesi ei ole enää voimassa. Kirjaudu uudelleen.',
  'No such entity with cartId = {{cartId}}': 'Ostoskoria ei enää ole. Teemme sinulle uuden.',
  'No such entity with email = {{email}}, websiteId = {{websiteId}}': 'Osoitteella {{email}} ei ole tiliä.',
  "The coupon code isn't valid. Verify the code and try again.": 'Alennuskoodi ei kelpaa. Yritä uudelleen.',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'Sähköpostiosoite tai salasana on väärin, tai tili on tilapäisesti lukittu. Odota hetki ja yritä uudelleen.',
  'A customer with the same email address already exists in an associated website.':
    'Tällä sähköpostiosoitteella on jo tili.',
  "The password doesn't match this account. Verify the password and try again.": 'Salasana on väärin. Yritä uudelleen.',
  "The password doesn't match this account.": 'Salasana on väärin.',
  [PASSWORD_RULE]:
    'Salasanassa on oltava vähintään {{count}} näistä: pieniä kirjaimia, isoja kirjaimia, numeroita, erikoismerkkejä.',
  'The passkey could not be used.': 'Pääsyavainta ei voitu käyttää. Kirjaudu salasanalla.',
  'The passkey could not be added.': 'Pääsyavainta ei voitu lisätä. Yritä uudelleen.',
  'The password token is expired. Reset and try again.': 'Linkki ei ole enää voimassa. Pyydä uusi.',
  'The code is wrong or expired.': 'Koodi on väärin tai vanhentunut. Pyydä uusi.',
  'Too many attempts. Please wait and try again later.': 'Liian monta yritystä. Odota hetki ja yritä uudelleen.',
  'This password is among the first that others try. Please choose another one.':
    'Tätä salasanaa muut kokeilevat ensimmäisten joukossa. Valitse toinen.',
  'The shop is busy. Please wait and try again.':
    'Kaupassa on juuri nyt ruuhkaa. Odota muutama sekunti ja yritä uudelleen.',
  'Invalid e-mail provided!': 'Tarkista sähköpostiosoite.',
  'Provided invalid address.id or address.customer_id': 'Osoite ei kuulu tiliisi.',
  'This order was let go.': 'Tilaus on poistettu täältä. Tee se uudelleen, jos haluat tuotteet.',
  'Invalid signature validation of {{sku}}':
    'Tuotteen {{sku}} hintaa ei voitu vahvistaa. Lataa sivu uudelleen ja yritä uudelleen.',
  'Error while adding products. {{details}}': 'Tuotteita ei voitu lisätä tilaukseen.',
  'Error placing an order. {{details}}': 'Tilausta ei voitu ottaa vastaan.',
  'Error while adding shipping address. {{details}}': 'Toimitusosoitetta ei voitu tallentaa.',
  'Error while adding billing address. {{details}}': 'Laskutusosoitetta ei voitu tallentaa.',
  'No stock information for given sku': 'Varastosaldo ei ole tiedossa.',
  'Email is not authorized!': 'Viestiä ei voitu lähettää. Yritä uudelleen.',
}
