import type { ContactDocument } from '@vitrin/contact'

const form = {
  name: 'Åsa Berg',
  telephone: '070-174 06 05',
  email: 'asa@example.se',
  subject: 'Duschhörna',
  question: 'Går det att få hörnan i grått glas?',
  quantity: '',
}

export const storedContact: ContactDocument = {
  draft: { id: 'b', folder: 'b', form, context: null, files: [] },
  kept: {
    a: {
      id: 'a',
      folder: 'a',
      form,
      context: { page: '/sv/p/KG-1101/unden', sku: 'KG-1101', choices: [{ label: 'Profil', value: 'Krom' }] },
      files: [{ key: 'f', name: 'foto.jpg', type: 'image/jpeg', size: 1234 }],
      account: 'guest',
      store_code: 'sv',
      created_at: '2026-11-20T09:00:00.000Z',
      begun: false,
      refused: false,
    },
  },
}
