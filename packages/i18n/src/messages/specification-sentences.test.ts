import { describe, expect, it } from 'vitest'
import { translateHostSentence } from '../translate-host-sentence'
import { messages as english } from './en'
import { hostSentences } from './host-sentences-sv'
import { messages as swedish } from './sv'

type Key = keyof typeof english

const sentences: readonly (readonly [id: string, key: Key, english: string, swedish: string])[] = [
  ['R8.01', 'cart.added', 'Product has been added to the cart!', 'Varan ligger i varukorgen.'],
  ['R8.01', 'ui.ok', 'OK', 'OK'],
  ['R8.01', 'ui.proceedToCheckout', 'Proceed to checkout', 'Till kassan'],
  ['R8.02', 'cart.updated', 'Product quantity has been updated!', 'Antalet är ändrat.'],
  [
    'R8.03',
    'cart.volatileStock',
    'The system is not sure about the stock quantity (volatile). ' +
      'Product has been added to the cart for pre-reservation.',
    'Varan ligger i varukorgen. Slut just nu. Vi mejlar ett datum.',
  ],
  [
    'R8.04',
    'cart.outOfStock',
    'The product is out of stock and cannot be added to the cart!',
    'Varan är slut i lager och kan inte läggas i korgen.',
  ],
  [
    'R8.04',
    'cart.priceUnknown',
    'Product price is unknown, product cannot be added to the cart!',
    'Priset är inte klart. Varan kan inte läggas i korgen ännu.',
  ],
  ['R8.05', 'product.noVariants', 'No available product variants', 'Inget utförande finns att köpa just nu.'],
  [
    'R8.05',
    'product.noSuchConfiguration',
    'No such configuration for the product. Please do choose another combination of attributes.',
    'Den kombinationen finns inte. Välj ett annat glas eller en annan profil.',
  ],
  [
    'R8.06',
    'category.notSynchronized',
    'No products synchronized for this category. Please come back while online!',
    'Den här kategorin är inte hämtad ännu. Kom tillbaka när du har nät.',
  ],
  ['R8.07', 'order.waiting', 'Order waiting!', 'Beställning väntar'],
  [
    'R8.07',
    'order.waitingHint',
    'Click here to confirm the order that you made offline.',
    'Du gjorde den utan nät. Granska och skicka.',
  ],
  ['R8.07', 'offlineOrder.title', 'Order waiting!', 'En beställning väntar'],
  [
    'R8.07',
    'offlineOrder.text_one',
    'Click here to confirm the order that you made offline.',
    'Bekräfta beställningen som du gjorde offline, så skickar vi den nu.',
  ],
  [
    'R8.08',
    'account.passwordOffline',
    'Reset password feature does not work while offline!',
    'Du behöver nät för att återställa lösenordet.',
  ],
  ['R8.08', 'account.passwordChanged', 'Password has successfully been changed', 'Lösenordet är bytt.'],
  ['R8.09', 'account.updated', 'Account data has successfully been updated', 'Dina uppgifter är sparade.'],
  [
    'R8.10',
    'cart.couponIncorrect',
    "You've entered an incorrect coupon code. Please try again.",
    'Rabattkoden stämmer inte. Försök igen.',
  ],
  [
    'R8.11',
    'page.notOffline',
    'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
    'Sidan är inte sparad på den här enheten. Du kommer till startsidan.',
  ],
  [
    'R8.12',
    'session.refreshUnauthorized',
    'Error refreshing user token. User is not authorized to access the resource',
    'Din inloggning gäller inte längre. Logga in igen.',
  ],
  [
    'R8.12',
    'session.refreshFailed',
    'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
    'Inloggningen kunde inte förnyas. Rensa webbplatsens data och ladda om sidan.',
  ],
  [
    'R8.13',
    'request.badContentType',
    'Error with response - bad content-type!',
    'Svaret från butiken gick inte att läsa.',
  ],
  ['R8.13', 'request.badShape', 'Unhandled error, wrong response format!', 'Svaret från butiken gick inte att förstå.'],
]

/** R8.15 lists its messages by these names. */
const furtherSentences: readonly (readonly [name: string, key: Key, english: string, swedish: string])[] = [
  [
    'authorization error',
    'request.unauthorized',
    'Unexpected authorization error. Check your network connection.',
    'Vi kunde inte bekräfta att det är du. Kontrollera nätet och försök igen.',
  ],
  ['adding products', 'cart.addingFailed', 'Error while adding products', 'Varorna kunde inte läggas till.'],
  [
    'address invalid',
    'order.addressInvalid',
    'Address provided in checkout contains invalid data. ' +
      'Please check if all required information is provided. Your order has been canceled.',
    'Adressen stämmer inte, så beställningen är avbruten. Kontrollera uppgifterna och beställ igen.',
  ],
  [
    'validation error',
    'order.validationFailed',
    'Internal validation error. Please check if all required fields are filled in. Please contact us for support.',
    'Beställningen kunde inte tas emot. Kontrollera att alla fält är ifyllda, eller hör av dig till oss.',
  ],
  [
    'products not available',
    'stock.someUnavailable',
    'Some of the ordered products are not available! {{names}}',
    'Din beställning är gjord, men allt finns inte i lager: {{names}}. Vi hör av oss om leveransen.',
  ],
  [
    'reset e-mail',
    'account.resetMailFailed',
    'Error while sending reset password e-mail',
    'Mejlet för att återställa lösenordet kunde inte skickas.',
  ],
  [
    'order queued',
    'order.queued',
    'The order can not be transfered because of server error. Order has been queued',
    'Beställningen kunde inte skickas just nu. Den ligger kvar här tills du skickar den igen.',
  ],
  ['404 page', 'notFound.title', 'The opening is empty', 'Öppningen är tom'],
  [
    '404 page',
    'notFound.text',
    'The page does not exist, or it has moved. Check the address or search among the glass.',
    'Sidan finns inte, eller så har den flyttats. Mät om adressen eller sök bland glasen.',
  ],
  ['500 page', 'error.title', 'Something broke', 'Något gick sönder'],
  [
    '500 page',
    'error.text',
    'The fault is ours. Try again, or come back in a while.',
    'Felet är vårt. Försök igen, eller kom tillbaka om en stund.',
  ],
  [
    'cash on delivery',
    'payment.cashOnDelivery',
    'Payment Information – You are going to pay for this order upon delivery.',
    'Du betalar när varorna levereras.',
  ],
]

describe('the sentences of specification §8', () => {
  it.each(sentences)('[%s] %s in English and Swedish', (_id, key, inEnglish, inSwedish) => {
    expect([english[key], swedish[key]]).toEqual([inEnglish, inSwedish])
  })

  it.each(furtherSentences)('[R8.15 %s] %s in English and Swedish', (_name, key, inEnglish, inSwedish) => {
    expect([english[key], swedish[key]]).toEqual([inEnglish, inSwedish])
  })

  it('a host’s refusal of a second account with one address has a Swedish sentence [R8.15 email exists]', () => {
    const taken = 'A customer with the same email address already exists in an associated website.'
    expect(translateHostSentence(hostSentences, taken)).toBe('Det finns redan ett konto med den e-postadressen.')
  })
})
