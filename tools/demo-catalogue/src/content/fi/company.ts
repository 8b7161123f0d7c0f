import type { PageTexts } from '../translation'

export const company: PageTexts = {
  'om-foretaget': {
    title: 'Tietoa meistä',
    summary: 'Klarglas on leikannut, hionut ja karkaissut lasia Växjössä vuodesta 1987.',
    html: [
      '<p>Klarglas sai alkunsa vuonna 1987 kahdesta veljeksestä ja yhdestä hiomapöydästä. Nyt meitä on ' +
        'kolmekymmentäyksi, ja meillä on oma uuni, omat kuljettajat ja se sama hiomapöytä, joka nyt seisoo ' +
        'sisääntulossa.</p>',
      '<p>Teemme lasia kylpyhuoneisiin, saunoihin ja oviaukkoihin. Teemme sen mittojen mukaan, koska talot ovat ' +
        'harvoin sellaisia kuin piirustuksissa.</p>',
      '<h2>Missä se tehdään</h2><p>Lasi tulee suurina levyinä Saksasta. Leikkaamme, hiomme ja karkaisemme sen ' +
        'täällä. ' +
        'Helat valetaan ja sorvataan Gnosjössä.</p>',
      '<h2>Lasi, joka jää yli</h2><p>Hukkapaloista tulee lasivillaa, samoin rikkoutuneesta karkaistusta lasista. ' +
        'Mitään ei viedä kaatopaikalle.</p>',
    ].join('\n'),
  },
  specialmatt: {
    title: 'Erikoismuodot',
    summary: 'Vinot katot, lovet, viisikulmiot: lasit, jotka eivät mahdu lomakkeeseen, piirrämme yhdessä.',
    html: [
      '<p>Suorat mitat kirjoitat suoraan tuotesivulle. Tämä on kaikkea muuta varten: vino katto, lovi ' +
        'hyllylle, lasit, ' +
        'jotka kohtaavat muussa kuin yhdeksänkymmenen asteen kulmassa.</p>',
      '<ol><li>Lähetä luonnos tai kuva osoitteeseen <a ' +
        'href="mailto:hej@klarglas.example">hej@klarglas.example</a> ja ' +
        'kerro mitat, jotka sinulla on, tai soita <a href="tel:+46846500421">+46 8 465 004 21</a>.</li>' +
        '<li>Piirrämme ja laskemme. Saat hinnan kahdessa arkipäivässä.</li>' +
        '<li>Jos hyväksyt sen, tulemme mittaamaan, tai mittaat itse piirustuksemme mukaan.</li></ol>',
      '<p>Mikä onnistuu: enintään 2 400 × 3 200 mm yhtenä kappaleena, reiät kahdestatoista millimetristä alkaen, ' +
        'lovet, joiden säde on vähintään kymmenen.</p>',
    ].join('\n'),
  },
  portfolio: {
    title: 'Tehtyjä töitä',
    summary: 'Kylpyhuoneita, sauna ja toimisto, joihin olemme tehneet lasia.',
    html: [
      '<h2>Ullakkoasunto, Malmö</h2><p>Liukuovi katon alla, joka laskee 41 asteen kulmassa. Lasi on leikattu ' +
        'viisikulmaiseksi, ja kisko päättyy kolme millimetriä ennen kattopalkkia.</p>',
      '<h2>Rivitalo, Växjö</h2><p>Kaareva suihkunurkka 2,4 neliömetrin kylpyhuoneessa. Oven saa auki, vaikka ' +
        'pesukone on käynnissä.</p>',
      '<h2>Sauna Helgasjön rannalla</h2><p>Kirkasta lasia kahdessa ovessa veden suuntaan, karmi lämpökäsiteltyä ' +
        'haapaa.</p>',
      '<h2>Toimisto, Göteborg</h2><p>Yksitoista sisäovea mustaa terästä, puitejako samassa linjassa ikkunoiden ' +
        'kanssa.</p>',
    ].join('\n'),
  },
  kundtjanst: {
    title: 'Asiakaspalvelu',
    summary: 'Vastauksia mitoista, toimituksesta ja vioista puhelimitse, sähköpostilla ja verstaalla.',
    html: [
      '<p>Soita <a href="tel:+46846500421">+46 8 465 004 21</a> arkisin klo 9–16 tai kirjoita osoitteeseen <a ' +
        'href="mailto:hej@klarglas.example">hej@klarglas.example</a>. Sinulle vastaa lasimestari, samana ' +
        'päivänä, jos ' +
        'kirjoitat ennen kello kahta.</p>',
      '<h2>Pidä nämä esillä</h2><p>Tilausnumero, jos olet tilannut, muuten mitat ja kuva aukosta.</p>',
      '<h2>Mitä meiltä useimmin kysytään</h2><ul><li><a href="/i/sa-mater-du">Näin mittaat</a></li>' +
        '<li><a href="/i/leverans">Milloin lasi tulee</a></li>' +
        '<li><a href="/i/retur-och-angerratt">Palautus ja peruuttamisoikeus</a></li>' +
        '<li><a href="/i/skotsel">Kalkki, tiivisteet ja saranat</a></li></ul>',
    ].join('\n'),
  },
  'hitta-hit': {
    title: 'Löydä verstaalle',
    summary: 'Verstas on osoitteessa Hyttvägen 12, Växjö: aukioloajat, bussi ja pysäköinti.',
    html: [
      '<p>Hyttvägen 12, 352 46 Växjö, vanhan lasitehtaan naapurissa. Avoinna tiistaisin ja torstaisin klo 13–17.</p>',
      '<h2>Bussilla ja autolla</h2><p>Bussi 4 pysäkille Glasbruket, siitä kaksi minuuttia kävellen. Pihalla voi ' +
        'pysäköidä; aja sisään lastauslaiturin ohi.</p>',
      '<h2>Näyttelyssä</h2><p>Yksitoista suihkua, joita voi avata ja sulkea, kaikki lasit ja kaikki pinnat. Soita ' +
        'ensin, jos haluat nähdä jotain erityistä, niin otamme sen esiin.</p>',
    ].join('\n'),
  },
}
