export const HOME = {
  firstname: 'Eva',
  lastname: 'Berg',
  street: ['Storgatan', '1'],
  postcode: '111 22',
  city: 'Stockholm',
  country_id: 'SE',
}

export const rightLogin = { username: ' Asa@Example.se ', password: 'hemligt1' }
