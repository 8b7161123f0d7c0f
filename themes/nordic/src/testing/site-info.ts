/** Facts about a company. */
export const siteInfo = {
  name: 'Klarglas AB',
  phone: { shown: '08-465 004 21', number: '+46846500421' },
  email: 'hej@klarglas.example',
  address: { street: 'Hyttvägen 12', postcode: '352 46', city: 'Växjö', country: 'SE' },
  openingHours: [{ days: 'vardagar', hours: '9–16' }],
  helpLinks: [],
}
