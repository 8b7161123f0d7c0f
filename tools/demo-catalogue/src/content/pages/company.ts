import type { PageFacts } from '../../builders/cms-documents'

export const companyPages: readonly PageFacts[] = [
  {
    identifier: 'om-foretaget',
    title: 'Om företaget',
    revised: '2026-07-01',
    summary: 'Klarglas skär, slipar och härdar glas i Växjö sedan 1987.',
    html: [
      '<p>Klarglas började 1987 som två bröder och ett slipbord. I dag är vi trettioen, med egen ugn, egna ' +
        'bud och samma slipbord, som numera står i entrén.</p>',
      '<p>Vi gör glas till badrum, bastur och dörrhål. Vi gör det efter mått, för att hus sällan är som på ' +
        'ritningen.</p>',
      '<h2>Var det görs</h2><p>Glaset kommer i stora skivor från Tyskland. Kapning, slipning och härdning ' +
        'gör vi här. Beslagen gjuts och svarvas i Gnosjö.</p>',
      '<h2>Glas som blir över</h2><p>Spill blir glasull. Härdat glas som gått sönder blir också glasull. ' +
        'Ingenting läggs på tipp.</p>',
    ].join('\n'),
  },
  {
    identifier: 'specialmatt',
    title: 'Specialmått',
    revised: '2026-10-10',
    summary: 'Snedtak, urtag, femhörningar: glas som inte ryms i formuläret ritar vi tillsammans.',
    html: [
      '<p>Raka mått skriver du in direkt på varan. Det här är för resten: snedtak, urtag för en hylla, ' +
        'glas som möts i en vinkel som inte är nittio grader.</p>',
      '<ol><li>Mejla en skiss eller en bild till <a href="mailto:hej@klarglas.example">hej@klarglas.example</a>, ' +
        'med de mått du har, eller ring <a href="tel:+46846500421">08-465 004 21</a>.</li>' +
        '<li>Vi ritar och räknar. Du får pris inom två arbetsdagar.</li>' +
        '<li>Säger du ja kommer vi och mäter, eller så mäter du själv efter vår ritning.</li></ol>',
      '<p>Vad som går: upp till 2 400 × 3 200 mm i ett stycke, hål från tolv millimeter, urtag med radie ' +
        'från tio.</p>',
    ].join('\n'),
  },
  {
    identifier: 'portfolio',
    title: 'Utförda jobb',
    revised: '2026-09-25',
    summary: 'Tre badrum, en bastu och ett kontor som vi har gjort glas till.',
    html: [
      '<h2>Vindsvåning, Malmö</h2><p>Skjutdörr under ett snedtak på 41 grader. Glaset är kapat i fem hörn ' +
        'och skenan slutar tre millimeter från takbjälken.</p>',
      '<h2>Radhus, Växjö</h2><p>Rundad hörna i ett badrum på 2,4 kvadratmeter. Dörren går att öppna fast ' +
        'tvättmaskinen är igång.</p>',
      '<h2>Bastu vid Helgasjön</h2><p>Klart glas i två dörrar mot vattnet, karm av värmebehandlad asp.</p>',
      '<h2>Kontor, Göteborg</h2><p>Elva innerdörrar i svart stål med spröjs i linje med fönstren.</p>',
    ].join('\n'),
  },
  {
    identifier: 'kundtjanst',
    title: 'Kundtjänst',
    revised: '2026-10-01',
    summary: 'Svar på frågor om mått, leverans och fel, på telefon, i mejl och i verkstan.',
    html: [
      '<p>Ring <a href="tel:+46846500421">08-465 004 21</a> vardagar 9–16, eller skriv till <a ' +
        'href="mailto:hej@klarglas.example">hej@klarglas.example</a>. Du får svar av en glasmästare, samma dag om du ' +
        'skriver före klockan två.</p>',
      '<h2>Ha det här framme</h2><p>Beställningsnumret om du har beställt, annars måtten och en bild på öppningen.</p>',
      '<h2>Det vi oftast får frågor om</h2><ul><li><a href="/i/sa-mater-du">Så mäter du</a></li>' +
        '<li><a href="/i/leverans">När glaset kommer</a></li>' +
        '<li><a href="/i/retur-och-angerratt">Retur och ångerrätt</a></li>' +
        '<li><a href="/i/skotsel">Kalk, lister och gångjärn</a></li></ul>',
    ].join('\n'),
  },
  {
    identifier: 'hitta-hit',
    title: 'Hitta till verkstan',
    revised: '2026-10-01',
    summary: 'Verkstan på Hyttvägen 12 i Växjö: öppettider, buss och parkering.',
    html: [
      '<p>Hyttvägen 12, 352 46 Växjö, granne med gamla glasbruket. Öppet tisdag och torsdag 13–17.</p>',
      '<h2>Buss och bil</h2><p>Buss 4 till hållplatsen Glasbruket, sedan två minuter till fots. Parkering finns på ' +
        'gården; kör in förbi lastkajen.</p>',
      '<h2>I utställningen</h2><p>Elva duschar som går att stänga och öppna, alla glas och alla ytor. Ring innan ' +
        'om du vill se något särskilt, så ställer vi fram det.</p>',
    ].join('\n'),
  },
]
