import { PASSWORD_RULE, type HostSentence } from './host-sentences'

/** The sentences of API hosts in Estonian. */
export const hostSentences: Readonly<Record<HostSentence, string>> = {
  'The requested qty is not available': 'Nii palju laos ei ole.',
  'Without an account at most 100 pieces of a product can be ordered':
    'Ilma kontota saab tellida kuni 100 tükki igast tootest.',
  "The consumer isn't authorized to access {{resource}}.": 'Sinu sisselogimine enam ei kehti. Logi uuesti sisse.',
  'No such entity with cartId = {{cartId}}': 'Seda ostukorvi enam ei ole. Teeme sulle uue.',
  'No such entity with email = {{email}}, websiteId = {{websiteId}}': 'Aadressiga {{email}} kontot ei ole.',
  "The coupon code isn't valid. Verify the code and try again.": 'Sooduskood ei sobi. Proovi uuesti.',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'E-posti aadress või parool on vale või on konto ajutiselt lukus. Oota hetk ja proovi uuesti.',
  'A customer with the same email address already exists in an associated website.':
    'Selle e-posti aadressiga on konto juba olemas.',
  "The password doesn't match this account. Verify the password and try again.": 'Parool on vale. Proovi uuesti.',
  "The password doesn't match this account.": 'Parool on vale.',
  [PASSWORD_RULE]: 'Paroolis peab olema vähemalt {{count}} neist: väiketähed, suurtähed, numbrid, erimärgid.',
  'The passkey could not be used.': 'Pääsuvõtit ei saanud kasutada. Logi sisse parooliga.',
  'The passkey could not be added.': 'Pääsuvõtit ei saanud lisada. Proovi uuesti.',
  'The password token is expired. Reset and try again.': 'Link enam ei kehti. Küsi uus.',
  'The code is wrong or expired.': 'Kood on vale või aegunud. Küsi uus.',
  'Too many attempts. Please wait and try again later.': 'Liiga palju katseid. Oota hetk ja proovi uuesti.',
  'This password is among the first that others try. Please choose another one.':
    'Seda parooli proovivad teised esimeste seas. Vali mõni muu.',
  'The shop is busy. Please wait and try again.': 'Pood on hetkel ülekoormatud. Oota mõni sekund ja proovi uuesti.',
  'Invalid e-mail provided!': 'Kontrolli e-posti aadressi.',
  'Provided invalid address.id or address.customer_id': 'Aadress ei kuulu sinu kontole.',
  'This order was let go.': 'Tellimus on siit eemaldatud. Kui soovid tooteid, tee see uuesti.',
  'Invalid signature validation of {{sku}}':
    'Toote {{sku}} hinda ei saanud kinnitada. Laadi leht uuesti ja proovi siis.',
  'Error while adding products. {{details}}': 'Tooteid ei saanud tellimusse lisada.',
  'Error placing an order. {{details}}': 'Tellimust ei saanud vastu võtta.',
  'Error while adding shipping address. {{details}}': 'Tarneaadressi ei saanud salvestada.',
  'Error while adding billing address. {{details}}': 'Arve aadressi ei saanud salvestada.',
  'No stock information for given sku': 'Laoseis ei ole teada.',
  'Email is not authorized!': 'Kirja ei saanud saata. Proovi uuesti.',
}
