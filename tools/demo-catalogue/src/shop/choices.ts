interface ChoiceDefinition {
  readonly title: string
  /** Surcharges in gross SEK. The first value has no surcharge. */
  readonly values: readonly { readonly id: string; readonly title: string; readonly surcharge: number }[]
}

/** Choices besides finish, size and glass. */
const choiceDefinitions = {
  hinge_side: {
    title: 'Gångjärn',
    values: [
      { id: 'left', title: 'Vänster', surcharge: 0 },
      { id: 'right', title: 'Höger', surcharge: 0 },
    ],
  },
  fixing_side: {
    title: 'Väggfäste',
    values: [
      { id: 'left', title: 'Vänster', surcharge: 0 },
      { id: 'right', title: 'Höger', surcharge: 0 },
    ],
  },
  opening_side: {
    title: 'Öppnas åt',
    values: [
      { id: 'left', title: 'Vänster', surcharge: 0 },
      { id: 'right', title: 'Höger', surcharge: 0 },
    ],
  },
  handle: {
    title: 'Handtag',
    values: [
      { id: 'bar', title: 'Stång, 32 cm', surcharge: 0 },
      { id: 'knob', title: 'Knopp', surcharge: 0 },
      { id: 'towel-bar', title: 'Handdukshängare, 45 cm', surcharge: 445 },
    ],
  },
  coating: {
    title: 'Pärlyta',
    values: [
      { id: 'without', title: 'Utan', surcharge: 0 },
      { id: 'with', title: 'Båda sidor', surcharge: 690 },
    ],
  },
  light: {
    title: 'Ljus',
    values: [
      { id: 'warm', title: 'Varmvitt, 3 000 K', surcharge: 0 },
      { id: 'neutral', title: 'Neutralvitt, 4 000 K', surcharge: 0 },
      { id: 'tunable', title: 'Ställbart', surcharge: 590 },
    ],
  },
  demist: {
    title: 'Imfri yta',
    values: [
      { id: 'without', title: 'Utan', surcharge: 0 },
      { id: 'with', title: 'Värmefolie', surcharge: 790 },
    ],
  },
  hanging: {
    title: 'Upphängning',
    values: [
      { id: 'rail', title: 'Dold skena', surcharge: 0 },
      { id: 'strap', title: 'Läderrem', surcharge: 345 },
    ],
  },
  threshold: {
    title: 'Tröskel',
    values: [
      { id: 'without', title: 'Utan', surcharge: 0 },
      { id: 'oak', title: 'Oljad ek', surcharge: 390 },
    ],
  },
  lock: {
    title: 'Lås',
    values: [
      { id: 'latch', title: 'Trycke', surcharge: 0 },
      { id: 'wc', title: 'Trycke med toalettvred', surcharge: 295 },
    ],
  },
  soft_close: {
    title: 'Mjukstängning',
    values: [
      { id: 'without', title: 'Utan', surcharge: 0 },
      { id: 'with', title: 'Båda dörrarna', surcharge: 890 },
    ],
  },
} as const satisfies Readonly<Record<string, ChoiceDefinition>>

export type ChoiceCode = keyof typeof choiceDefinitions

export function choiceDefinition(code: ChoiceCode): ChoiceDefinition {
  return choiceDefinitions[code]
}
