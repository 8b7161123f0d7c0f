import type { PageTexts } from '../translation'

export const terms: PageTexts = {
  leverans: {
    title: 'Toimitus',
    summary: 'Kuljetus sisään asti 5 kr. Vakiokoot runsaassa viikossa, mittojen mukaan tehty lasi 3–4 viikossa.',
    html: [
      '<p>Kuljettaja kantaa lasin huoneeseen ja soittaa tuntia ennen. Toimitus maksaa 5 kr, tilasitpa kuinka paljon ' +
        'tahansa.</p>',
      '<h2>Milloin se tulee?</h2><p>Vakiokoot kahdeksassa arkipäivässä, mittojen mukaan tehty lasi kolmessa tai ' +
        'neljässä viikossa. Kunkin tuotteen kohdalla lukee, mikä koskee juuri sitä. Tilauksen kaikki tuotteet ' +
        'tulevat ' +
        'yhtä aikaa.</p>',
      '<h2>Kotona ennen joulua</h2><p>Tilaa mittojen mukaan tehty lasi viimeistään neljä viikkoa ennen joulua.</p>',
      '<h2>Kun kuljettaja on perillä</h2><p>Katso laatikot, ennen kuin kuittaat. Jos jokin on rikki, kuljettaja ' +
        'merkitsee sen muistiin ja lähetämme uuden.</p>',
    ].join('\n'),
  },
  'retur-och-angerratt': {
    title: 'Palautus ja peruuttamisoikeus',
    summary: 'Vakiokoot voi palauttaa 14 päivän kuluessa. Mittojen mukaan tehdyllä lasilla ei ole peruuttamisoikeutta.',
    html: [
      '<p>Vakiokoot voit palauttaa 14 päivän kuluessa siitä, kun sait ne. Lasin on oltava käyttämätön ja ' +
        'laatikossaan. <a href="/retur/angra">Peruuta ostos täällä</a> kahdessa vaiheessa.</p>',
      '<h2>Mittojen mukaan tehty lasi</h2><p>Mittojesi mukaan leikatulla lasilla ei ole peruuttamisoikeutta. Siksi ' +
        'lasimestari lukee piirustuksesi ennen leikkaamista ja soittaa, jos jokin näyttää oudolta.</p>',
      '<h2>Mittasitko väärin?</h2><p>Teemme lasin kerran uudelleen puoleen hintaan. Tämä koskee lasia, 30 päivän ' +
        'kuluessa toimituksesta.</p>',
      '<h2>Reklamaatio</h2><p>Sinulla on kolmen vuoden reklamaatio-oikeus. Lisäksi annamme lasille kymmenen vuoden ' +
        'takuun.</p>',
    ].join('\n'),
  },
  kopvillkor: {
    title: 'Toimitusehdot',
    summary: 'Hinnat, maksu, toimitus ja vastuu, kun ostat Klarglasilta.',
    html: [
      '<h2>Hinnat</h2><p>Kaikki hinnat ovat Ruotsin kruunuina ja sisältävät 25 prosentin arvonlisäveron.</p>',
      '<h2>Maksu</h2><p>Maksat laskulla toimituksen yhteydessä. Yritykset, joilla on tili, maksavat ' +
        'kolmenkymmenen päivän kuluessa.</p>',
      '<h2>Tilaus</h2><p>Sopimus syntyy, kun vahvistamme tilauksen. Mittojen mukaan tehtävän lasin leikkaaminen ' +
        'alkaa kaksi arkipäivää myöhemmin; siihen asti voit muuttaa mittoja.</p>',
      '<h2>Vastuu mitoista</h2><p>Sinä vastaat kirjoittamistasi mitoista. Me vastaamme siitä, että lasi vastaa niitä ' +
        'millimetrin tarkkuudella.</p>',
      '<h2>Riidat</h2><p>Jos emme pääse sopimukseen, noudatamme Ruotsin kuluttajariitalautakunnan (Allmänna ' +
        'reklamationsnämnden) päätöstä.</p>',
    ].join('\n'),
  },
  integritet: {
    title: 'Tietosuoja',
    summary: 'Mitä tietoja tallennamme, miksi ja kuinka pitkäksi ajaksi.',
    html: [
      '<p>Tallennamme sen, mitä tarvitsemme lasin toimittamiseen: nimen, osoitteen, puhelinnumeron, ' +
        'sähköpostiosoitteen ja mitat. Mitat säilytämme kymmenen vuotta, koska takuu on voimassa niin pitkään.</p>',
      '<h2>Uutiskirje</h2><p>Jos tilaat uutiskirjeen, säilytämme osoitteesi, kunnes perut sen. Joka kirjeessä on ' +
        'linkki perumiseen.</p>',
      '<h2>Oikeutesi</h2><p>Voit saada tietää, mitä olemme tallentaneet, ja pyytää korjaamaan tai poistamaan sen, ' +
        'ellei Ruotsin kirjanpitolaki määrää toisin. Kirjoita osoitteeseen <a ' +
        'href="mailto:integritet@klarglas.example">integritet@klarglas.example</a>.</p>',
    ].join('\n'),
  },
}
