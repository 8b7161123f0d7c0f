import { PASSWORD_RULE, type HostSentence } from './host-sentences'

/** The sentences of API hosts in Italian. */
export const hostSentences: Readonly<Record<HostSentence, string>> = {
  'The requested qty is not available': 'Non ce ne sono così tanti in magazzino.',
  'Without an account at most 100 pieces of a product can be ordered':
    'Senza account puoi ordinare al massimo 100 pezzi dello stesso prodotto.',
  "The consumer isn't authorized to access {{resource}}.": 'Il tuo accesso non è più valido. Accedi di nuovo.',
  'No such entity with cartId = {{cartId}}': 'Il carrello non esiste più. Te ne facciamo uno nuovo.',
  'No such entity with email = {{email}}, websiteId = {{websiteId}}':
    'Non esiste un account con l’indirizzo {{email}}.',
  "The coupon code isn't valid. Verify the code and try again.": 'Il codice sconto non è corretto. Riprova.',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'L’indirizzo e-mail o la password non è corretta, oppure l’account è bloccato per un po’. Aspetta e riprova.',
  'A customer with the same email address already exists in an associated website.':
    'Esiste già un account con questo indirizzo e-mail.',
  "The password doesn't match this account. Verify the password and try again.": 'La password non è corretta. Riprova.',
  "The password doesn't match this account.": 'La password non è corretta.',
  [PASSWORD_RULE]:
    'La password deve avere almeno {{count}} di questi: minuscole, maiuscole, cifre, caratteri speciali.',
  'The passkey could not be used.': 'Non è stato possibile usare la passkey. Accedi con la password.',
  'The passkey could not be added.': 'Non è stato possibile aggiungere la passkey. Riprova.',
  'The password token is expired. Reset and try again.': 'Il link non è più valido. Richiedine uno nuovo.',
  'The code is wrong or expired.': 'Il codice è sbagliato o scaduto. Richiedine uno nuovo.',
  'Too many attempts. Please wait and try again later.': 'Troppi tentativi. Aspetta un po’ e riprova.',
  'This password is among the first that others try. Please choose another one.':
    'Questa password è tra le prime che gli altri provano. Scegline un’altra.',
  'The shop is busy. Please wait and try again.':
    'In questo momento ci sono troppe richieste. Aspetta qualche secondo e riprova.',
  'Invalid e-mail provided!': 'Controlla l’indirizzo e-mail.',
  'Provided invalid address.id or address.customer_id': 'L’indirizzo non appartiene al tuo account.',
  'This order was let go.': 'L’ordine è stato tolto da qui. Rifallo se vuoi i prodotti.',
  'Invalid signature validation of {{sku}}':
    'Non siamo riusciti a confermare il prezzo di {{sku}}. Ricarica la pagina e riprova.',
  'Error while adding products. {{details}}': 'Non siamo riusciti ad aggiungere i prodotti all’ordine.',
  'Error placing an order. {{details}}': 'Non siamo riusciti ad accettare l’ordine.',
  'Error while adding shipping address. {{details}}': 'Non siamo riusciti a salvare l’indirizzo di consegna.',
  'Error while adding billing address. {{details}}': 'Non siamo riusciti a salvare l’indirizzo di fatturazione.',
  'No stock information for given sku': 'La disponibilità non è nota.',
  'Email is not authorized!': 'Non siamo riusciti a inviare l’e-mail. Riprova.',
}
