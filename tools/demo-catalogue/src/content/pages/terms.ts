import type { PageFacts } from '../../builders/cms-documents'

export const termsPages: readonly PageFacts[] = [
  {
    identifier: 'leverans',
    title: 'Leverans',
    revised: '2026-11-02',
    summary: 'Bud hela vägen in för 5 kr. Standardmått på en dryg vecka, måttglas på tre till fyra.',
    html: [
      '<p>Bud bär in till rummet. Budet ringer en timme innan. Frakten kostar 5 kr, hur mycket du än ' +
        'beställer.</p>',
      '<h2>När kommer det?</h2><p>Standardmått inom åtta arbetsdagar, måttanpassat glas inom tre till fyra ' +
        'veckor. Vid varje vara står vad som gäller just den. Allt i en beställning kommer samtidigt.</p>',
      '<h2>Hemma före jul</h2><p>Beställ måttanpassat glas senast fyra veckor före jul.</p>',
      '<h2>När budet är där</h2><p>Titta på kartongerna innan du skriver under. Är något trasigt antecknar ' +
        'budet det och vi skickar nytt.</p>',
    ].join('\n'),
  },
  {
    identifier: 'retur-och-angerratt',
    title: 'Retur och ångerrätt',
    revised: '2026-08-31',
    summary: 'Standardmått kan lämnas tillbaka inom 14 dagar. Måttanpassat glas omfattas inte av ångerrätten.',
    html: [
      '<p>Standardmått kan du lämna tillbaka inom 14 dagar från att du fick dem. Glaset ska vara oanvänt ' +
        'och i sin kartong. <a href="/retur/angra">Ångra köp här</a>, i två steg.</p>',
      '<h2>Måttanpassat glas</h2><p>Glas som skurits efter dina mått omfattas inte av ångerrätten. Därför ' +
        'läser en glasmästare din ritning före kap, och ringer om något ser konstigt ut.</p>',
      '<h2>Mätt fel?</h2><p>Vi gör om glaset en gång för halva priset. Gäller glaset, inom 30 dagar från ' +
        'leverans.</p>',
      '<h2>Reklamation</h2><p>Du har tre års reklamationsrätt. På glaset lämnar vi dessutom tio års garanti.</p>',
    ].join('\n'),
  },
  {
    identifier: 'kopvillkor',
    title: 'Köpvillkor',
    revised: '2026-09-01',
    summary: 'Priser, betalning, leverans och ansvar när du handlar hos Klarglas.',
    html: [
      '<h2>Priser</h2><p>Alla priser är i svenska kronor och inklusive 25 procent moms.</p>',
      '<h2>Betalning</h2><p>Du betalar mot faktura vid leverans. Företag med konto betalar på trettio dagar.</p>',
      '<h2>Beställning</h2><p>Avtalet ingås när vi bekräftar beställningen. Måttanpassat glas börjar ' +
        'skäras två arbetsdagar senare; fram till dess kan du ändra måtten.</p>',
      '<h2>Ansvar för mått</h2><p>Du ansvarar för måtten du skriver in. Vi ansvarar för att glaset stämmer ' +
        'med dem, inom en millimeter.</p>',
      '<h2>Tvist</h2><p>Kommer vi inte överens följer vi Allmänna reklamationsnämndens beslut.</p>',
    ].join('\n'),
  },
  {
    identifier: 'integritet',
    title: 'Integritet',
    revised: '2026-06-15',
    summary: 'Vilka uppgifter vi sparar, varför och hur länge.',
    html: [
      '<p>Vi sparar det vi behöver för att leverera ditt glas: namn, adress, telefon, e-post och dina ' +
        'mått. Måtten sparar vi i tio år, eftersom garantin gäller så länge.</p>',
      '<h2>Nyhetsbrev</h2><p>Anmäler du dig sparar vi adressen tills du säger nej. Varje brev har en länk ' +
        'för det.</p>',
      '<h2>Dina rättigheter</h2><p>Du kan få veta vad vi har sparat, få det rättat och få det borttaget om ' +
        'inte bokföringslagen säger annat. Skriv till <a ' +
        'href="mailto:integritet@klarglas.example">integritet@klarglas.example</a>.</p>',
    ].join('\n'),
  },
]
