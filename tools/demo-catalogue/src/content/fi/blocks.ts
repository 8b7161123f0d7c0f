import type { BlockTexts } from '../translation'

export const blocks: BlockTexts = {
  notice: {
    title: 'Tiedote sivun yläosassa',
    html: '<p>Mittojen mukaan tehty lasi tulee kotiisi <strong>kolmessa tai neljässä viikossa</strong>.</p>',
  },
  home_hero: {
    title: 'Lasia sinun mitoillasi',
    html: '<p>Suihkuja, peilejä ja ovia karkaistusta lasista. Sinä mittaat aukon, me leikkaamme millilleen.</p>',
    summary:
      'Suihkunurkkia, suihkuovia, suihkuseiniä, peilejä ja saunan ovia karkaistusta lasista, vakiomitoissa tai ' +
      'leikattuna aukkosi mukaan millilleen.',
  },
  home_steps: {
    title: 'Aukosta valmiiksi lasiksi',
    html: '<p><a href="/i/sa-mater-du">Lue mittausohje</a></p>',
  },
  home_step_1: {
    title: '1. Mittaa kolmesta kohdasta',
    html: '<p>Seinät ovat harvoin suoria. Mittaa ylhäältä, keskeltä ja alhaalta. Pienin mitta ratkaisee.</p>',
  },
  home_step_2: {
    title: '2. Kirjoita mitat',
    html: '<p>Piirustus muuttuu kirjoittaessasi, samoin hinta, johon sisältyy arvonlisävero.</p>',
  },
  home_step_3: {
    title: '3. Leikkaamme, hiomme ja karkaisemme',
    html: '<p>Lasimestari lukee piirustuksesi ennen leikkaamista. Jos jokin näyttää oudolta, soitamme sinulle.</p>',
  },
  promise_1: { title: 'Tarkistus', html: '<p>Tarkistamme mitat ennen leikkaamista</p>' },
  promise_2: { title: 'Toimitusaika', html: '<p>Mittojen mukaan tehty lasi 3–4 viikossa</p>' },
  promise_3: { title: 'Takuu', html: '<p>Lasilla 10 vuoden takuu</p>' },
  promise_4: { title: 'Kotiinkuljetus', html: '<p>Kotiinkuljetus sisään asti</p>' },
  footer_links: {
    title: 'Verstas',
    html:
      '<p>Tule verstaalle tiistaisin ja torstaisin klo 13–17 ja kokeile lasia. <a href="/store-locator">Löydä ' +
      'perille</a></p>',
  },
  product_delivery: {
    title: 'Toimitus ja palautus tuotesivulla',
    html:
      '<p>Vakiokoot voi palauttaa 14 päivän kuluessa. Mittojen mukaan tehdyllä lasilla ei ole ' +
      'peruuttamisoikeutta.</p>',
  },
  home_more: {
    title: 'Muutakin kuin suoria mittoja',
    html:
      '<p>Vinot katot, lovet ja nurkat, jotka eivät ole suorakulmaisia, piirrämme yhdessä. ' +
      '<a href="/custom-solutions">Katso miten</a></p>',
  },
  listing_help: {
    title: 'Etkö ole varma mitasta?',
    html: '<p>Mittaa kolmesta kohdasta, pienin ratkaisee. <a href="/i/sa-mater-du">Lue mittausohje</a></p>',
  },
  checkout_help: {
    title: 'Kysy lasimestarilta',
    html:
      '<p>Soita <a href="tel:+46846500421">+46 8 465 004 21</a> arkisin klo 9–16, jos haluat ensin käydä mitat ' +
      'läpi.</p>',
  },
  newsletter: {
    title: 'Uutiskirje',
    html:
      '<p><strong>10 %:n alennus ensimmäisestä ostoksesta.</strong> Muutama kirje vuodessa: uusia laseja, ' +
      'mittausvinkkejä ja ' +
      'vapaita aikoja verstaalla.</p>',
  },
}
