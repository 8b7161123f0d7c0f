import type { BlockFacts } from '../builders/cms-documents'

export const blocks: readonly BlockFacts[] = [
  {
    identifier: 'notice',
    title: 'Meddelande överst',
    html: '<p>Måttanpassat glas kommer hem till dig inom <strong>tre till fyra veckor</strong>.</p>',
  },
  {
    identifier: 'home_hero',
    title: 'Glas efter dina mått',
    html: '<p>Duschar, speglar och dörrar i härdat glas. Du mäter öppningen, vi skär på millimetern.</p>',
    summary:
      'Duschhörnor, duschdörrar, duschväggar, speglar och bastudörrar i härdat glas, i standardmått eller skurna ' +
      'efter din öppning på millimetern.',
  },
  {
    identifier: 'home_steps',
    title: 'Från öppning till färdigt glas',
    html: '<p><a href="/i/sa-mater-du">Läs mätguiden</a></p>',
  },
  {
    identifier: 'home_step_1',
    title: '1. Mät på tre ställen',
    html: '<p>Väggar är sällan raka. Mät upptill, på mitten och nertill. Det minsta måttet gäller.</p>',
  },
  {
    identifier: 'home_step_2',
    title: '2. Skriv in måttet',
    html: '<p>Ritningen ändras medan du skriver. Priset också, med moms och allt.</p>',
  },
  {
    identifier: 'home_step_3',
    title: '3. Vi skär, slipar och härdar',
    html: '<p>En glasmästare läser din ritning före kap. Ser något konstigt ut ringer vi dig.</p>',
  },
  { identifier: 'promise_1', title: 'Kontroll', html: '<p>Vi kontrollerar måtten före kap</p>' },
  { identifier: 'promise_2', title: 'Leveranstid', html: '<p>Måttglas på 3–4 veckor</p>' },
  { identifier: 'promise_3', title: 'Garanti', html: '<p>10 års garanti på glaset</p>' },
  { identifier: 'promise_4', title: 'Hemleverans', html: '<p>Hemleverans, vi bär in</p>' },
  {
    identifier: 'footer_links',
    title: 'Verkstan',
    html:
      '<p>Kom förbi verkstan tisdagar och torsdagar 13–17 och känn på glaset. <a href="/store-locator">Hitta ' +
      'hit</a></p>',
  },
  {
    identifier: 'product_delivery',
    title: 'Leverans och retur',
    html: '<p>Standardmått kan lämnas tillbaka inom 14 dagar. Måttanpassat glas omfattas inte av ångerrätten.</p>',
  },
  {
    identifier: 'home_more',
    title: 'Annat än raka mått',
    html:
      '<p>Snedtak, urtag och hörn som inte är räta ritar vi tillsammans. ' +
      '<a href="/custom-solutions">Se hur</a></p>',
  },
  {
    identifier: 'listing_help',
    title: 'Osäker på måttet?',
    html: '<p>Mät på tre ställen, det minsta gäller. <a href="/i/sa-mater-du">Läs mätguiden</a></p>',
  },
  {
    identifier: 'checkout_help',
    title: 'Fråga en glasmästare',
    html: '<p>Ring <a href="tel:+46846500421">08-465 004 21</a> vardagar 9–16 om du vill gå igenom måtten först.</p>',
  },
  {
    identifier: 'newsletter',
    title: 'Nyhetsbrev',
    html:
      '<p><strong>10 % på första köpet.</strong> Några brev om året: nya glas, mätråd och lediga tider i ' +
      'verkstan.</p>',
  },
]
