import type { PageTexts } from '../translation'

export const help: PageTexts = {
  'sa-mater-du': {
    title: 'Näin mittaat',
    summary: 'Mittaa kolmesta kohdasta, pienin mitta ratkaisee. Näin mittaat lasin millilleen.',
    html: [
      '<p>Siihen menee kymmenen minuuttia. Tarvitset teräsmitan, vatupassin ja paperia. Mittaa, kun laatat ja lattia ' +
        'ovat valmiit.</p>',
      '<h2>Leveys kolmesta kohdasta</h2>',
      '<p>Seinät ovat harvoin suoria. Mittaa alhaalta, keskeltä ja ylhäältä, valmiista pinnasta valmiiseen pintaan. ' +
        'Kirjoita kaikki kolme muistiin. <strong>Pienin mitta ratkaisee.</strong></p>',
      '<h2>Korkeus</h2>',
      '<p>Mittaa valmiista lattiasta tai ammeen reunasta. Pidä vatupassi lattiaa vasten. Jos lattia viettää kaivoon ' +
        'päin yli 10 mm, soita <a href="tel:+46846500421">+46 8 465 004 21</a>, ennen kuin tilaat. ' +
        'Jätä kattoon vähintään 30 mm asennusta varten.</p>',
      '<h2>Vähennykset, jotka teemme puolestasi</h2>',
      '<p>Kirjoita aukon mitat. Me vähennämme tiivisteiden ja saranoiden osuuden, jotta lasi liikkuu vapaasti.</p>',
      '<table><caption>Vähennykset millimetreinä</caption>',
      '<thead><tr><th scope="col">Tuote</th><th scope="col">Leveys</th><th scope="col">Korkeus</th></tr></thead>',
      '<tbody><tr><td>Suihkuovi syvennyksessä</td><td>6</td><td>8</td></tr>' +
        '<tr><td>Suihkuseinä profiililla</td><td>4</td><td>0</td></tr>' +
        '<tr><td>Sisäovi karmissa</td><td>7</td><td>9</td></tr>' +
        '<tr><td>Saunan ovi</td><td>10</td><td>10</td></tr></tbody></table>',
      '<h2>Usein kysyttyä</h2>',
      '<h3>Mitä jos mittaan väärin?</h3>',
      '<p>Teemme lasin kerran uudelleen puoleen hintaan 30 päivän kuluessa toimituksesta. Mittojen mukaan tehtyä ' +
        'lasia ei voi palauttaa.</p>',
      '<h3>Voitteko tulla mittaamaan?</h3>',
      '<p>Kyllä, Kronobergin läänissä. Hinta vähennetään, kun tilaat.</p>',
      '<h3>Pitääkö seinän olla suora?</h3>',
      '<p>Ei. Profiilit tasaavat eroja; säätövara lukee tuotetiedoissa.</p>',
    ].join('\n'),
  },
  storleksguide: {
    title: 'Koko-opas',
    summary: 'Mikä koko sopii kylpyhuoneeseesi? Suihkunurkkien, ovien, seinien, peilien ja saunan ovien vakiomitat.',
    html: [
      '<p>Vakiokoot ovat varastossa ja tulevat runsaassa viikossa. Jos mikään niistä ei sovi, leikkaamme mittojesi ' +
        'mukaan.</p>',
      '<table><caption>Tavallisia kokoja</caption>',
      '<thead><tr><th scope="col">Paikka</th><th scope="col">Ahdas</th><th scope="col">Sopiva</th><th ' +
        'scope="col">Tilava</th></tr></thead>',
      '<tbody><tr><td>Suihkunurkka</td><td>70x70</td><td>80x80</td><td>90x90 tai enemmän</td></tr>' +
        '<tr><td>Suihkuovi</td><td>60 cm</td><td>80 cm</td><td>90 cm</td></tr>' +
        '<tr><td>Avoin suihkuseinä</td><td>80 cm</td><td>100 cm</td><td>120 cm</td></tr>' +
        '<tr><td>Peili pesualtaan yllä</td><td>⌀ 40 cm</td><td>⌀ 60 cm</td><td>⌀ 80 cm</td></tr>' +
        '<tr><td>Saunan ovi</td><td>59x189</td><td>69x189</td><td>79x199</td></tr></tbody></table>',
      '<p>Nyrkkisääntö: saranaoven edessä tarvitaan vapaata lattiaa oven leveyden verran ja vielä kolmekymmentä ' +
        'senttiä.</p>',
    ].join('\n'),
  },
  'valja-glas': {
    title: 'Lasin valinta',
    summary: 'Kirkas, savunvärinen, himmeä vai pronssi: miten lasit eroavat ja milloin valita mikin.',
    html: [
      '<p>Kaikki lasi suihkussa, saunassa ja ovissa on karkaistua turvalasia. Rikkoutuessaan se murenee. Erot ovat ' +
        'värissä, pinnassa ja paksuudessa.</p>',
      '<h2>Kirkas lasi</h2><p>Läpäisee yhdeksän kymmenesosaa valosta. Reuna on hieman vihertävä kuten kaikessa ' +
        'float-lasissa.</p>',
      '<h2>Savulasi</h2><p>Läpivärjättyä. Vie noin puolet valosta ja peittää kalkkitahrat.</p>',
      '<h2>Himmeä lasi</h2><p>Etsattu ulkopuolelta. Valo tulee sisään, katseet eivät.</p>',
      '<h2>Pronssi</h2><p>Lämmin sävy, yleisin saunassa. Himmentää valon, ei lämpöä.</p>',
      '<h2>Paksuus</h2><p>Kehyksessä riittää kuusi millimetriä. Kahdeksan seisoo omillaan. Kymmenen valitaan ' +
        'korkeisiin ' +
        'ja leveisiin laseihin tai kun lasin halutaan tuntuvan painavalta.</p>',
    ].join('\n'),
  },
  montering: {
    title: 'Asennus',
    summary: 'Työkalut, työjärjestys ja kolme yleisintä virhettä, kun asennat lasin itse.',
    html: [
      '<p>Tarvitset apurin, vatupassin, laattaporan, silikonia ja huovan, jonka päälle lasin voi laskea. Älä koskaan ' +
        'laske karkaistun lasin kulmaa laatan varaan.</p>',
      '<ol><li>Ruuvaa profiili pystysuoraan. Merkitse, poraa, tulppaa.</li>' +
        '<li>Nosta lasit paikoilleen kaksin. Kiilaa ne kolme millimetriä irti lattiasta.</li>' +
        '<li>Kiristä saranat käsin, säädä ja kiristä sitten kunnolla.</li>' +
        '<li>Tiivistä ulkopuolelta. Anna kuivua vuorokausi.</li></ol>',
      '<p>Yleisimmät virheet: tiiviste on ulospäin, vaikka sen pitäisi olla sisäänpäin, silikonia on sisäpuolella, ' +
        'josta veden pitäisi valua takaisin, ja kiire.</p>',
    ].join('\n'),
  },
  skotsel: {
    title: 'Hoito',
    summary: 'Näin lasi, messinki ja haapa kestävät vuosia.',
    html: [
      '<p>Vedä lasi lastalla suihkun jälkeen, niin sinun ei tarvitse hangata. Kerran viikossa riittää haalea vesi ja ' +
        'tippa astianpesuainetta.</p>',
      '<h2>Kalkki</h2><p>Sitruunahappoa tai laimennettua etikkaa, kolme minuuttia, huuhtele. Ei kiveen.</p>',
      '<h2>Messinki</h2><p>Lakattu messinki pyyhitään kuivaksi. Lakkaamattoman voit kiillottaa milloin haluat tai ' +
        'olla kiillottamatta.</p>',
      '<h2>Haapa saunassa</h2><p>Lauteet jätetään käsittelemättä. Karmille vaha tekee hyvää kerran vuodessa.</p>',
    ].join('\n'),
  },
  kontakt: {
    title: 'Ota yhteyttä',
    summary: 'Soita, kirjoita tai tule verstaalle Växjöhön.',
    html: [
      '<p>Asiakaspalvelu <a href="tel:+46846500421">+46 8 465 004 21</a>, arkisin klo 9–16. Sähköposti: <a ' +
        'href="mailto:hej@klarglas.example">hej@klarglas.example</a>. Jos lähetät kuvan aukosta, katsomme sen samana ' +
        'päivänä.</p>',
      '<h2>Verstas</h2><p>Klarglas AB, Hyttvägen 12, 352 46 Växjö, Ruotsi. Avoinna tiistaisin ja torstaisin klo ' +
        '13–17. Soita ensin, jos haluat nähdä jotain erityistä.</p>',
    ].join('\n'),
  },
}
