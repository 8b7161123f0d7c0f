/** How the choices of the demo catalogue are put in words: "Mattsvart · Klarglas · Gångjärn vänster". */
export const CHOICE_WORDS = {
  byValue: { Utan: 'Ingen {label}', 'Egna mått': '' },
  byLabel: {
    Profil: '{value}',
    'Profil och beslag': '{value}',
    Glas: '{value}',
    Storlek: '{label} {value}',
    Gångjärn: '{label} {value}',
    Väggfäste: '{label} {value}',
    'Öppnas åt': '{label} {value}',
    Handtag: '{label} {value}',
    Pärlyta: '{label} på {value}',
    Ljus: '{label} {value}',
    'Imfri yta': '{label} med {value}',
    Upphängning: '{label} i {value}',
    Tröskel: '{label} i {value}',
    Lås: '{value}',
    Mjukstängning: '{label} på {value}',
  },
}
