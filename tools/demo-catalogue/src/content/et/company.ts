import type { PageTexts } from '../translation'

export const company: PageTexts = {
  'om-foretaget': {
    title: 'Meist',
    summary: 'Klarglas on Växjös klaasi lõiganud, lihvinud ja karastanud alates 1987. aastast.',
    html: [
      '<p>Klarglas sai 1987. aastal alguse kahest vennast ja ühest lihvpingist. Praegu on meid kolmkümmend ' +
        'üks, meil on ' +
        'oma ahi, oma kullerid ja seesama lihvpink, mis nüüd seisab eesruumis.</p>',
      '<p>Teeme klaasi vannitubadesse, saunadesse ja ukseavadesse. Teeme seda mõõtude järgi, sest majad on harva ' +
        'sellised nagu joonisel.</p>',
      '<h2>Kus seda tehakse</h2><p>Klaas tuleb suurte tahvlitena Saksamaalt. Lõikame, lihvime ja karastame ' +
        'selle siin. ' +
        'Furnituur valatakse ja treitakse Gnosjös.</p>',
      '<h2>Klaas, mis üle jääb</h2><p>Jääkidest saab klaasvill. Ka katki läinud karastatud klaasist saab klaasvill. ' +
        'Prügimäele ei lähe midagi.</p>',
    ].join('\n'),
  },
  specialmatt: {
    title: 'Erikujud',
    summary: 'Kaldlaed, väljalõiked, viisnurgad: klaasi, mis vormi ei mahu, joonistame koos.',
    html: [
      '<p>Sirged mõõdud kirjutad otse toote juurde. See leht on kõige muu jaoks: kaldlagi, väljalõige riiuli jaoks, ' +
        'klaasid, mis kohtuvad muu kui üheksakümnekraadise nurga all.</p>',
      '<ol><li>Saada visand või pilt koos mõõtudega, mis sul on, aadressile ' +
        '<a href="mailto:hej@klarglas.example">hej@klarglas.example</a> või helista numbril ' +
        '<a href="tel:+46846500421">+46 8 465 004 21</a>.</li>' +
        '<li>Joonistame ja arvutame. Hinna saad kahe tööpäeva jooksul.</li>' +
        '<li>Kui nõustud, tuleme mõõtma või mõõdad ise meie joonise järgi.</li></ol>',
      '<p>Mis on võimalik: kuni 2 400 × 3 200 mm ühes tükis, augud alates kaheteistkümnest millimeetrist, ' +
        'väljalõiked ' +
        'raadiusega alates kümnest.</p>',
    ].join('\n'),
  },
  portfolio: {
    title: 'Tehtud tööd',
    summary: 'Vannitoad, saun ja kontor, millele oleme klaasi teinud.',
    html: [
      '<h2>Katusekorter, Malmö</h2><p>Lükanduks 41-kraadise kaldlae all. Klaas on lõigatud viisnurkseks ja ' +
        'siin lõpeb ' +
        'kolm millimeetrit enne tala.</p>',
      '<h2>Ridamaja, Växjö</h2><p>Ümar dušinurk 2,4-ruutmeetrises vannitoas. Uks käib lahti ka siis, kui pesumasin ' +
        'töötab.</p>',
      '<h2>Saun Helgasjöni ääres</h2><p>Läbipaistev klaas kahes vee poole avanevas ukses, leng termotöödeldud ' +
        'haavapuust.</p>',
      '<h2>Kontor, Göteborg</h2><p>Üksteist musta terasraamiga siseust, prossid akendega ühel joonel.</p>',
    ].join('\n'),
  },
  kundtjanst: {
    title: 'Klienditeenindus',
    summary: 'Vastused mõõtude, tarne ja vigade kohta telefonis, e-kirjas ja töökojas.',
    html: [
      '<p>Helista tööpäeviti kell 9–16 numbril <a href="tel:+46846500421">+46 8 465 004 21</a> või kirjuta <a ' +
        'href="mailto:hej@klarglas.example">hej@klarglas.example</a>. Sulle vastab klaassepp, samal päeval, kui ' +
        'kirjutad enne kella kahte.</p>',
      '<h2>Hoia käepärast</h2><p>Tellimuse number, kui oled tellinud, muidu mõõdud ja pilt avast.</p>',
      '<h2>Mida meilt kõige sagedamini küsitakse</h2><ul><li><a href="/i/sa-mater-du">Kuidas mõõta</a></li>' +
        '<li><a href="/i/leverans">Millal klaas kohale jõuab</a></li>' +
        '<li><a href="/i/retur-och-angerratt">Tagastus ja taganemisõigus</a></li>' +
        '<li><a href="/i/skotsel">Katlakivi, tihendid ja hinged</a></li></ul>',
    ].join('\n'),
  },
  'hitta-hit': {
    title: 'Kuidas töökotta tulla',
    summary: 'Töökoda aadressil Hyttvägen 12, Växjö: lahtiolekuajad, buss ja parkimine.',
    html: [
      '<p>Hyttvägen 12, 352 46 Växjö, vana klaasivabriku kõrval. Avatud teisipäeval ja neljapäeval kell 13–17.</p>',
      '<h2>Bussi ja autoga</h2><p>Buss 4 peatusse Glasbruket, sealt kaks minutit jalgsi. Parkida saab hoovis; sõida ' +
        'laadimisplatvormist mööda sisse.</p>',
      '<h2>Näitusesaalis</h2><p>Üksteist dušši, mida saab avada ja sulgeda, kõik klaasid ja kõik viimistlused. Kui ' +
        'tahad midagi kindlat näha, helista enne, siis paneme selle välja.</p>',
    ].join('\n'),
  },
}
