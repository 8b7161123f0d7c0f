import type { BlockFacts } from '../builders/cms-documents'

export const blocks: readonly BlockFacts[] = [
  {
    identifier: 'notice',
    title: 'Meddelande överst',
    html: '<p>Hemma före jul: beställ måttanpassat glas senast <strong>27 november</strong>.</p>',
  },
  {
    identifier: 'home_hero',
    title: 'Startsidans inledning',
    html:
      '<h1>Glas efter dina mått</h1><p>Duschar, speglar och dörrar i härdat glas. Du mäter öppningen, vi ' +
      'skär på millimetern.</p>',
  },
  {
    identifier: 'home_steps',
    title: 'Från öppning till färdigt glas',
    html:
      '<h2>Från öppning till färdigt glas</h2><h3>Mät på tre ställen</h3>' +
      '<p>Väggar är sällan raka. Mät upptill, på mitten och nertill. Det minsta måttet gäller.</p>' +
      '<h3>Skriv in måttet</h3><p>Ritningen ändras medan du skriver. Priset också, med moms och allt.</p>' +
      '<h3>Vi skär, slipar och härdar</h3><p>En glasmästare läser din ritning före kap. Ser något konstigt ' +
      'ut ringer vi dig.</p>',
  },
  {
    identifier: 'promises',
    title: 'Löften',
    html:
      '<ul><li>Vi kontrollerar måtten före kap</li><li>Måttglas på 3–4 veckor</li>' +
      '<li>10 års garanti på glaset</li><li>Hemleverans för 5 kr</li></ul>',
  },
  {
    identifier: 'footer_links',
    title: 'Sidfot',
    html:
      '<ul><li><a href="/sv/i/sa-mater-du">Så mäter du</a></li>' +
      '<li><a href="/sv/i/leverans">Leverans</a></li>' +
      '<li><a href="/sv/i/retur-och-angerratt">Retur och ångerrätt</a></li>' +
      '<li><a href="/sv/i/storleksguide">Storleksguide</a></li>' +
      '<li><a href="/sv/i/kontakt">Kontakta oss</a></li>' +
      '<li><a href="/sv/i/om-foretaget">Om företaget</a></li>' +
      '<li><a href="/sv/i/specialmatt">Specialmått</a></li><li><a href="/sv/i/portfolio">Utförda jobb</a></li>' +
      '<li><a href="/sv/i/kopvillkor">Köpvillkor</a></li><li><a href="/sv/i/integritet">Integritet</a></li>' +
      '</ul>',
  },
  {
    identifier: 'product_delivery',
    title: 'Leverans och retur på varusidan',
    html: '<p>Standardmått kan lämnas tillbaka inom 14 dagar. Måttanpassat glas omfattas inte av ångerrätten.</p>',
  },
  {
    identifier: 'newsletter',
    title: 'Nyhetsbrev',
    html:
      '<p><strong>10 % på första köpet.</strong> Några brev om året: nya glas, mätråd och lediga tider i ' +
      'verkstan.</p>',
  },
]
