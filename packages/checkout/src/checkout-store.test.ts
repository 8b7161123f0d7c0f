import { accept, reject, TransportError, type OrderDocument } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { confirmation, fill, settle, terms, world } from './testing/checkout-world'

const åsa = { firstName: 'Åsa', lastName: 'Berg' }

describe('the steps of the checkout', () => {
  it('go from personal details to shipping [R2.25 Personal Details] [R2.25 Shipping]', () => {
    const { checkout } = world()
    expect(checkout.steps).toEqual(['personal', 'shipping', 'payment', 'review', 'confirmation'])
    checkout.enter()
    expect(checkout.step).toBe('personal')
    checkout.save('personal', { ...checkout.personalDetails, ...åsa, emailAddress: 'asa@example.se' })
    expect(checkout.step).toBe('shipping')
  })

  it('end with the order [R2.25 Payment] [R2.25 Review order] [R2.25 Order confirmation]', async () => {
    const { checkout, outbox } = world()
    outbox.reply = () => ({ code: 200, result: confirmation })
    checkout.enter()
    fill(checkout)
    expect(checkout.step).toBe('review')
    checkout.goTo('payment')
    expect(checkout.step).toBe('payment')
    await checkout.placeOrder(terms)
    expect(checkout.step).toBe('confirmation')
  })

  it('skips shipping when nothing is shipped', () => {
    const { checkout, cart } = world()
    cart.isVirtual = true
    expect(checkout.steps).toEqual(['personal', 'payment', 'review', 'confirmation'])
  })

  it('stays on a step whose fields are wrong and says which', () => {
    const { checkout } = world()
    checkout.enter()
    const saved = checkout.save('personal', { ...checkout.personalDetails, firstName: 'Åsa', lastName: 'Öberg' })
    expect(saved).toEqual({ ok: false, rejection: [{ field: 'emailAddress', code: 'required' }] })
    expect(checkout.step).toBe('personal')
  })

  it('keeps what is typed, also when it is not complete, and stays on the step', async () => {
    const { checkout, storage } = world()
    checkout.enter()
    checkout.keep('personal', { ...checkout.personalDetails, firstName: 'Åsa', password: 'secret' })
    expect([checkout.step, checkout.personalDetails.firstName]).toEqual(['personal', 'Åsa'])
    expect((await storage.read())?.personalDetails).toMatchObject({ firstName: 'Åsa', emailAddress: '' })
    expect(JSON.stringify(await storage.read())).not.toContain('secret')
    fill(checkout)
    checkout.keep('personal', { ...checkout.personalDetails, firstName: 'late' })
    expect(checkout.personalDetails.firstName).not.toBe('late')
  })

  it('keeps what is typed in a later step, while an earlier one is not in order', async () => {
    const { checkout, storage } = world()
    checkout.enter()
    checkout.keep('shipping', { ...checkout.shippingDetails, streetAddress: 'Storgatan 1' })
    expect([checkout.step, checkout.shippingDetails.streetAddress]).toEqual(['personal', 'Storgatan 1'])
    expect((await storage.read())?.shippingDetails).toMatchObject({ streetAddress: 'Storgatan 1' })
  })

  it('goes back freely, and forward only past steps that are in order', () => {
    const { checkout } = world()
    checkout.enter()
    checkout.goTo('review')
    expect(checkout.step).toBe('personal')
    fill(checkout)
    checkout.goTo('shipping')
    expect(checkout.step).toBe('shipping')
    checkout.goTo('review')
    expect(checkout.step).toBe('review')
  })

  it('counts as in checkout for 30 minutes after the last change [R4.36]', () => {
    const { checkout, clock } = world()
    expect(checkout.isActive).toBe(false)
    checkout.enter()
    clock.advance(1_799_999)
    expect(checkout.isActive).toBe(true)
    checkout.keep('personal', { ...checkout.personalDetails, firstName: 'Åsa' })
    clock.advance(1_799_999)
    expect(checkout.isActive).toBe(true)
    fill(checkout)
    clock.advance(1_799_999)
    expect(checkout.isActive).toBe(true)
    clock.advance(1)
    expect(checkout.isActive).toBe(false)
  })

  it.each([
    ['the shop', undefined],
    ['the host', true],
  ])(
    'cash on delivery that %s offers needs no further step: the order goes at once, and once [R4.35]',
    async (_, is_server_method) => {
      const { checkout, cart, outbox } = world()
      fill(checkout)
      cart.payment = { code: 'cashondelivery', ...(is_server_method && { is_server_method }) }
      outbox.reply = () => ({ code: 200, result: confirmation })
      expect(await checkout.placeOrder(terms)).toMatchObject({ ok: true, value: { status: 'confirmed' } })
      expect(
        outbox.tasks.map(({ on_hold, payload: { body } }) => [
          on_hold,
          (body as OrderDocument).addressInformation.payment_method_code,
          (body as OrderDocument).addressInformation.payment_method_additional,
        ]),
      ).toEqual([[false, 'cashondelivery', {}]])
    },
  )

  it('remembers the details for the next visit, but never the password', async () => {
    const { checkout, open, storage } = world()
    fill(checkout)
    checkout.save('personal', {
      ...checkout.personalDetails,
      createAccount: true,
      password: 'hemligt1',
      rPassword: 'hemligt1',
    })
    await Promise.resolve()
    expect(JSON.stringify(await storage.read())).not.toContain('hemligt1')
    const later = open()
    await later.load()
    expect(later.personalDetails).toMatchObject({ firstName: 'Åsa', password: '' })
    expect(later.shippingDetails).toMatchObject({ streetAddress: 'Storgatan 1', country: 'SE' })
    expect(later.paymentDetails).toMatchObject({
      company: '',
      taxId: '',
      paymentMethod: 'cashondelivery',
      paymentMethodAdditional: {},
    })
  })
})

describe('the state of the checkout', () => {
  const address = {
    firstName: 'Åsa',
    lastName: 'Öberg',
    country: 'SE',
    streetAddress: 'Storgatan',
    apartmentNumber: '1',
    city: 'Stockholm',
    state: 'Uppland',
    region_id: 12,
    zipCode: '111 22',
    phoneNumber: '070-123 45 67',
  }
  const noAddress = {
    firstName: '',
    lastName: '',
    country: 'SE',
    streetAddress: '',
    apartmentNumber: '',
    city: '',
    state: '',
    region_id: 0,
    zipCode: '',
    phoneNumber: '',
  }
  const typed = {
    personalDetails: {
      firstName: 'Åsa',
      lastName: 'Öberg',
      emailAddress: 'asa@example.se',
      password: 'hemligt1',
      rPassword: 'hemligt1',
      createAccount: true,
    },
    shippingDetails: { ...address, shippingMethod: 'flatrate' },
    paymentDetails: {
      ...address,
      company: 'Glas AB',
      taxId: '556677-8899',
      paymentMethod: 'cashondelivery',
      paymentMethodAdditional: { reference: 'R1' },
      sendToShippingAddress: false,
      generateInvoice: true,
    },
  }

  it.each([
    ['personalDetails', { firstName: '', lastName: '', emailAddress: '', password: '', createAccount: false }],
    ['shippingDetails', { ...noAddress, shippingMethod: '' }],
    ['paymentDetails', { ...noAddress, paymentMethod: '', paymentMethodAdditional: {} }],
  ] as const)('begins with empty %s [R3.09 $0]', (part, fields) => {
    expect(world().checkout[part]).toMatchObject(fields)
  })

  async function laterVisit() {
    const { checkout, open } = world()
    checkout.enter()
    checkout.keep('personal', typed.personalDetails)
    checkout.goTo('personal')
    checkout.step = 'shipping'
    checkout.keep('shipping', typed.shippingDetails)
    checkout.step = 'payment'
    checkout.keep('payment', typed.paymentDetails)
    await settle()
    const later = open()
    await later.load()
    return later
  }

  it('is there at the next visit: the personal details without the password [R3.09 personalDetails]', async () => {
    const kept = { ...typed.personalDetails, password: '', rPassword: '' }
    expect((await laterVisit()).personalDetails).toEqual(kept)
  })

  it('is there at the next visit: the address of the delivery [R3.09 shippingDetails]', async () => {
    expect((await laterVisit()).shippingDetails).toEqual(typed.shippingDetails)
  })

  it('is there at the next visit: the invoice [R3.09 paymentDetails] [R3.09 company] [R3.09 taxId]', async () => {
    expect((await laterVisit()).paymentDetails).toEqual(typed.paymentDetails)
  })

  it('has the order and knows that its thank-you page is open [R3.09 order] [R3.09 isThankYouPage]', async () => {
    const { checkout, outbox } = world()
    outbox.reply = () => ({ code: 200, result: confirmation })
    fill(checkout)
    expect([checkout.placed, checkout.isThankYouPage]).toEqual([undefined, false])
    await checkout.placeOrder(terms)
    expect(checkout.placed?.order.order_id).toBe(outbox.tasks[0]!.task_id)
    expect(checkout.isThankYouPage).toBe(true)
    checkout.enter()
    expect([checkout.placed, checkout.isThankYouPage]).toEqual([undefined, false])
  })

  it('says when it was changed last, and 0 outside of the checkout [R3.09 modifiedAt]', () => {
    const { checkout, clock } = world()
    expect(checkout.modifiedAt).toBe(0)
    checkout.enter()
    expect(checkout.modifiedAt).toBe(clock.now())
    clock.advance(60_000)
    checkout.keep('personal', typed.personalDetails)
    expect(checkout.modifiedAt).toBe(clock.now())
    checkout.leave()
    expect(checkout.modifiedAt).toBe(0)
  })
})

describe('an account with the purchase', () => {
  const wanted = { createAccount: true, password: 'Hemligt-1', rPassword: 'Hemligt-1' }
  function withAccount() {
    const shop = world()
    fill(shop.checkout)
    shop.outbox.reply = () => ({ code: 200, result: confirmation })
    shop.checkout.save('personal', { ...shop.checkout.personalDetails, ...wanted })
    return shop
  }

  it('is made only for a shopper who asks for it [R6.03]', async () => {
    const { checkout, asked, answerAccounts, outbox } = world()
    answerAccounts(async () => accept(undefined))
    outbox.reply = () => ({ code: 200, result: confirmation })
    fill(checkout)
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: true })
    expect(asked).toEqual([])
  })

  it('is made before the order, with the address, and forgotten here with its password [R4.34] [R6.03]', async () => {
    const { checkout, asked, answerAccounts, outbox } = withAccount()
    answerAccounts(async () => {
      expect(outbox.tasks).toEqual([])
      return accept(undefined)
    })
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: true, value: { status: 'confirmed' } })
    expect(asked).toEqual([
      {
        email: 'asa@example.se',
        firstname: 'Åsa',
        lastname: 'Öberg',
        password: 'Hemligt-1',
        addresses: [
          {
            firstname: 'Åsa',
            lastname: 'Öberg',
            street: ['Storgatan', '1'],
            postcode: '111 22',
            city: 'Stockholm',
            country_id: 'SE',
            telephone: '070-123 45 67',
            default_shipping: true,
          },
        ],
      },
    ])
    expect(checkout.personalDetails).toMatchObject({ createAccount: false, password: '', rPassword: '' })
  })

  it.each([
    [
      'refused',
      async () => reject({ code: 'account-refused' as const, field: 'emailAddress' as const, message: 'It exists' }),
      { code: 'account-refused', field: 'emailAddress', message: 'It exists' },
    ],
    [
      'unheard',
      async () => {
        throw new TransportError('offline', 'No network')
      },
      { code: 'account-unreachable' },
    ],
  ])('that is %s stops the order, which can go on without it', async (_, answer, rejection) => {
    const { checkout, answerAccounts, outbox } = withAccount()
    answerAccounts(answer)
    expect(await checkout.placeOrder(terms)).toEqual({ ok: false, rejection })
    expect([outbox.tasks, checkout.isPlacing]).toEqual([[], false])
    checkout.continueAsGuest()
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: true })
  })

  it('is not asked for twice when the order itself is refused, nor by who has one', async () => {
    const { checkout, asked, answerAccounts, outbox } = withAccount()
    answerAccounts(async () => accept(undefined))
    outbox.reply = () => ({ code: 400, result: 'no' })
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: false })
    expect(await checkout.placeOrder(terms)).toMatchObject({ ok: false })
    expect(asked).toHaveLength(1)
    checkout.save('personal', { ...checkout.personalDetails, ...wanted })
    checkout.fillIn({ firstname: 'Åsa', lastname: 'Öberg', email: 'asa@example.se', addresses: [] })
    expect(checkout.personalDetails).toMatchObject({ createAccount: false, password: '' })
  })

  it('keeps no address that a host could not: one of a single word', async () => {
    const { checkout, asked, answerAccounts } = withAccount()
    answerAccounts(async () => accept(undefined))
    checkout.save('shipping', { ...checkout.shippingDetails, streetAddress: 'Kvarnen' })
    await checkout.placeOrder(terms)
    expect(asked[0]?.addresses).toEqual([])
  })
})

describe('an account’s address', () => {
  const addresses = [
    {
      firstname: 'Åsa',
      lastname: 'Berg',
      street: ['Storgatan', '1'],
      postcode: '111 22',
      city: 'Stockholm',
      country_id: 'SE',
      telephone: '070-123 45 67',
    },
  ]
  const account = { firstname: 'Åsa', lastname: 'Berg', email: 'asa@example.se', addresses }

  it('fills the shipping step while its fields are empty', () => {
    const { checkout } = world()
    checkout.fillIn(account)
    expect(checkout.shippingDetails).toMatchObject({
      firstName: 'Åsa',
      streetAddress: 'Storgatan 1',
      zipCode: '111 22',
      city: 'Stockholm',
      country: 'SE',
      phoneNumber: '070-123 45 67',
    })
  })

  it('follows the account until the shopper types another, and not while the shopper is ordering', () => {
    const { checkout } = world()
    const moved = { ...account, addresses: [{ ...addresses[0]!, city: 'Lund' }] }
    checkout.fillIn(account)
    checkout.enter()
    checkout.fillIn(moved)
    expect(checkout.shippingDetails.city).toBe('Stockholm')
    checkout.leave()
    checkout.fillIn(moved)
    expect(checkout.shippingDetails.city).toBe('Lund')
    checkout.save('shipping', { ...checkout.shippingDetails, zipCode: '222 22' })
    checkout.leave()
    checkout.fillIn(account)
    expect(checkout.shippingDetails.city).toBe('Lund')
  })

  it('does not replace an address that the shopper has begun to type', async () => {
    const { checkout, storage } = world()
    const { details, shippingDetails } = checkout
    await storage.write({ ...details, shippingDetails: { ...shippingDetails, city: 'Lund' } })
    await checkout.load()
    checkout.fillIn(account)
    expect(checkout.shippingDetails).toMatchObject({ city: 'Lund', streetAddress: '' })
  })
})
