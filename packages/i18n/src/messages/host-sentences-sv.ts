import { PASSWORD_RULE, type HostSentence } from './host-sentences'

/** The sentences of API hosts in Swedish. */
export const hostSentences: Readonly<Record<HostSentence, string>> = {
  'The requested qty is not available': 'Så många finns inte i lager.',
  'Without an account at most 100 pieces of a product can be ordered':
    'Utan konto kan du beställa högst 100 av varje vara.',
  "The consumer isn't authorized to access {{resource}}.": 'Din inloggning gäller inte längre. Logga in igen.',
  'No such entity with cartId = {{cartId}}': 'Varukorgen finns inte längre. Vi gör en ny åt dig.',
  'No such entity with email = {{email}}, websiteId = {{websiteId}}': 'Det finns inget konto med adressen {{email}}.',
  "The coupon code isn't valid. Verify the code and try again.": 'Rabattkoden stämmer inte. Försök igen.',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'E-postadressen eller lösenordet stämmer inte, eller så är kontot tillfälligt spärrat. ' +
    'Vänta en stund och försök igen.',
  'A customer with the same email address already exists in an associated website.':
    'Det finns redan ett konto med den e-postadressen.',
  "The password doesn't match this account. Verify the password and try again.":
    'Lösenordet stämmer inte. Försök igen.',
  "The password doesn't match this account.": 'Lösenordet stämmer inte.',
  [PASSWORD_RULE]:
    'Lösenordet behöver minst {{count}} av dessa: små bokstäver, stora bokstäver, siffror, specialtecken.',
  'The passkey could not be used.': 'Din passkey kunde inte användas. Logga in med lösenordet.',
  'The passkey could not be added.': 'Din passkey kunde inte läggas till. Försök igen.',
  'The password token is expired. Reset and try again.': 'Länken gäller inte längre. Be om en ny.',
  'The code is wrong or expired.': 'Koden stämmer inte, eller gäller inte längre. Be om en ny.',
  'Too many attempts. Please wait and try again later.': 'För många försök. Vänta en stund och försök igen.',
  'This password is among the first that others try. Please choose another one.':
    'Det lösenordet är bland de första som andra provar. Välj ett annat.',
  'The shop is busy. Please wait and try again.':
    'Det är många på en gång just nu. Vänta några sekunder och försök igen.',
  'Invalid e-mail provided!': 'E-postadressen stämmer inte.',
  'Provided invalid address.id or address.customer_id': 'Adressen hör inte till ditt konto.',
  'This order was let go.': 'Beställningen har tagits bort härifrån. Gör den på nytt om du vill ha varorna.',
  'Invalid signature validation of {{sku}}': 'Priset på {{sku}} kunde inte bekräftas. Ladda om sidan och försök igen.',
  'Error while adding products. {{details}}': 'Varorna kunde inte läggas till i beställningen.',
  'Error placing an order. {{details}}': 'Beställningen kunde inte tas emot.',
  'Error while adding shipping address. {{details}}': 'Leveransadressen kunde inte sparas.',
  'Error while adding billing address. {{details}}': 'Fakturaadressen kunde inte sparas.',
  'No stock information for given sku': 'Lagersaldot är okänt.',
  'Email is not authorized!': 'Mejlet fick inte skickas. Försök igen.',
}
