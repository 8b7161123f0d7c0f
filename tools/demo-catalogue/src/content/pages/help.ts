import type { PageFacts } from '../../builders/cms-documents'

export const helpPages: readonly PageFacts[] = [
  {
    identifier: 'sa-mater-du',
    title: 'Så mäter du',
    revised: '2026-10-19',
    summary: 'Mät på tre ställen, det minsta måttet gäller. Så mäter du för glas på millimetern.',
    html: [
      '<p>Det tar tio minuter. Du behöver ett måttband i stål, ett vattenpass och papper. Mät när kakel ' +
        'och golv är färdiga.</p>',
      '<h2>Bredden, på tre ställen</h2>',
      '<p>Väggar är sällan raka. Mät nertill, på mitten och upptill, från färdig yta till färdig yta. ' +
        'Anteckna alla tre. <strong>Det minsta måttet gäller.</strong></p>',
      '<h2>Höjden</h2>',
      '<p>Mät från färdigt golv eller karets kant. Håll vattenpasset mot golvet. Lutar det mer än 10 mm ' +
        'mot brunnen, ring <a href="tel:+46846500421">08-465 004 21</a> innan du beställer. ' +
        'Lämna minst 30 mm till taket för montering.</p>',
      '<h2>Avdrag vi gör åt dig</h2>',
      '<p>Skriv in öppningens mått. Vi drar av för lister och gångjärn, så att glaset går fritt.</p>',
      '<table><caption>Avdrag i millimeter</caption>',
      '<thead><tr><th scope="col">Vara</th><th scope="col">Bredd</th><th scope="col">Höjd</th></tr></thead>',
      '<tbody><tr><td>Duschdörr i nisch</td><td>6</td><td>8</td></tr>' +
        '<tr><td>Duschvägg med profil</td><td>4</td><td>0</td></tr>' +
        '<tr><td>Innerdörr i karm</td><td>7</td><td>9</td></tr>' +
        '<tr><td>Bastudörr</td><td>10</td><td>10</td></tr></tbody></table>',
      '<h2>Vanliga frågor</h2>',
      '<h3>Vad händer om jag mäter fel?</h3>',
      '<p>Vi gör om glaset en gång för halva priset, inom 30 dagar från leverans. Måttanpassat glas kan ' +
        'däremot inte lämnas tillbaka.</p>',
      '<h3>Kan ni komma hit och mäta?</h3>',
      '<p>Ja, i Kronobergs län. Kostnaden dras av när du beställer.</p>',
      '<h3>Måste väggen vara rak?</h3>',
      '<p>Nej. Profilerna tar upp olika mycket; justermånen står i specifikationen.</p>',
    ].join('\n'),
  },
  {
    identifier: 'storleksguide',
    title: 'Storleksguide',
    revised: '2026-09-14',
    summary: 'Vilken storlek passar i ditt badrum? Standardmått för hörnor, dörrar, väggar, speglar och bastudörrar.',
    html: [
      '<p>Standardmått ligger på hyllan och kommer inom en dryg vecka. Passar inget av dem skär vi efter ' +
        'dina.</p>',
      '<table><caption>Vanliga storlekar</caption>',
      '<thead><tr><th scope="col">Plats</th><th scope="col">Trångt</th><th scope="col">Lagom</th><th ' +
        'scope="col">Rymligt</th></tr></thead>',
      '<tbody><tr><td>Duschhörna</td><td>70x70</td><td>80x80</td><td>90x90 och uppåt</td></tr>' +
        '<tr><td>Duschdörr</td><td>60 cm</td><td>80 cm</td><td>90 cm</td></tr>' +
        '<tr><td>Öppen duschvägg</td><td>80 cm</td><td>100 cm</td><td>120 cm</td></tr>' +
        '<tr><td>Spegel över handfat</td><td>⌀ 40 cm</td><td>⌀ 60 cm</td><td>⌀ 80 cm</td></tr>' +
        '<tr><td>Bastudörr</td><td>59x189</td><td>69x189</td><td>79x199</td></tr></tbody></table>',
      '<p>En tumregel: framför en slagdörr behövs lika mycket fritt golv som dörren är bred, och en fot till.</p>',
    ].join('\n'),
  },
  {
    identifier: 'valja-glas',
    title: 'Välja glas',
    revised: '2026-08-03',
    summary: 'Klart, rökfärgat, frostat eller brons: vad som skiljer glasen åt och när du vill ha vilket.',
    html: [
      '<p>Allt glas i dusch, bastu och dörr är härdat säkerhetsglas. Går det sönder blir det smulor. Det ' +
        'som skiljer är färg, yta och tjocklek.</p>',
      '<h2>Klarglas</h2><p>Släpper igenom nio tiondelar av ljuset. Har en svagt grön kant, som allt ' +
        'floatglas.</p>',
      '<h2>Rökfärgat</h2><p>Färgat i massan. Tar bort ungefär hälften av ljuset och döljer kalkfläckar.</p>',
      '<h2>Frostat</h2><p>Etsat på utsidan. Ljuset kommer in, blicken gör det inte.</p>',
      '<h2>Brons</h2><p>Varm ton, vanligast i bastun. Dämpar ljuset, inte värmen.</p>',
      '<h2>Tjocklek</h2><p>Sex millimeter räcker i ram. Åtta står av egen kraft. Tio väljer du för höga ' +
        'och breda skivor, eller för tyngden i handen.</p>',
    ].join('\n'),
  },
  {
    identifier: 'montering',
    title: 'Montering',
    revised: '2026-05-18',
    summary: 'Verktyg, ordning och de tre vanligaste felen när du monterar glas själv.',
    html: [
      '<p>Du behöver en hjälpare, vattenpass, borr för kakel, silikon och en filt att ställa glaset på. ' +
        'Ställ aldrig härdat glas på hörnet mot kakel.</p>',
      '<ol><li>Skruva profilen i lod. Märk, borra, plugga.</li>' +
        '<li>Lyft in glaset två och två. Kila upp tre millimeter från golvet.</li>' +
        '<li>Dra åt gångjärnen för hand, justera, dra sedan åt på riktigt.</li>' +
        '<li>Täta på utsidan. Låt torka ett dygn.</li></ol>',
      '<p>Vanligaste felen: listen är vänd ut i stället för in, silikon på insidan där vattnet ska kunna ' +
        'rinna tillbaka, och bråttom.</p>',
    ].join('\n'),
  },
  {
    identifier: 'skotsel',
    title: 'Skötsel',
    revised: '2026-04-22',
    summary: 'Så håller sig glas, mässing och asp i många år.',
    html: [
      '<p>Dra med skrapan efter duschen så slipper du skura. En gång i veckan räcker ljummet vatten och en ' +
        'droppe diskmedel.</p>',
      '<h2>Kalk</h2><p>Citronsyra eller utspädd ättika, tre minuter, skölj. Inte på sten.</p>',
      '<h2>Mässing</h2><p>Lackad mässing torkas torr. Olackad putsas när du vill, eller aldrig.</p>',
      '<h2>Asp i bastun</h2><p>Lavar lämnas obehandlade. Karmen mår bra av vax en gång om året.</p>',
    ].join('\n'),
  },
  {
    identifier: 'kontakt',
    title: 'Kontakta oss',
    revised: '2026-10-01',
    summary: 'Ring, skriv eller kom förbi verkstan i Växjö.',
    html: [
      '<p>Kundtjänst <a href="tel:+46846500421">08-465 004 21</a>, vardagar 9–16. E-post: <a ' +
        'href="mailto:hej@klarglas.example">hej@klarglas.example</a>. Skickar du en bild på öppningen tittar ' +
        'vi på den samma dag.</p>',
      '<h2>Verkstan</h2><p>Klarglas AB, Hyttvägen 12, 352 46 Växjö. Öppet tisdag och torsdag 13–17. Ring ' +
        'innan om du vill se något särskilt.</p>',
    ].join('\n'),
  },
]
