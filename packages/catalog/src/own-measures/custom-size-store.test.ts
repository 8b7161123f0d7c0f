import { HostRejection, TransportError } from '@vitrin/kernel'
import { ManualClock, RecordingLogger, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { AttributeStore } from '../attributes/attribute-store'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { CustomSizeStore } from './custom-size-store'
import { ProductStore } from '../product-page/product-store'
import { restoreChoices } from '../selection/restore-choices'
import { aCorner, cornerModel, FakeCustomSizeGateway, FakeSearchGateway, FakeStockGateway, SIZES } from '../testing'
import type { CatalogueProduct } from '../document/product'

/** Lets everything that is ready run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

/** The corner as a host writes it that keeps its models to itself. */
function withoutModel(): CatalogueProduct {
  const { made_to_measure: _, ...corner } = aCorner()
  return corner
}

async function open(childSku = 'SILJAN-B-OWN') {
  const config = { ...DEFAULT_CATALOG_CONFIG, ownMeasuresSize: SIZES.own }
  const page = new ProductStore({
    search: new FakeSearchGateway({ product: [withoutModel()] }),
    stock: new FakeStockGateway(),
    attributes: new AttributeStore({ search: new FakeSearchGateway({}), config }),
    categories: { known: [], current: undefined },
    config,
  })
  await page.load({ parentSku: 'SILJAN', childSku })
  const world = {
    gateway: new FakeCustomSizeGateway(aCorner()),
    connectivity: new SwitchableConnectivity(),
    clock: new ManualClock(),
    logger: new RecordingLogger(),
  }
  const store = new CustomSizeStore({ page, ...world })
  page.attachCustomSize(store)
  const type = (width: string, depth: string, height: string) => {
    page.change((selection) =>
      selection.typeLength('width', width).typeLength('depth', depth).typeLength('height', height),
    )
  }
  const rest = async () => {
    world.clock.advance(1000)
    await settle()
  }
  const host = () => {
    const measurement = page.selection?.measurement
    return measurement?.by === 'host' ? measurement : undefined
  }
  return {
    ...world,
    page,
    store,
    host,
    type,
    rest,
    widths: () => world.gateway.asked.map(({ measures }) => measures.width),
  }
}

const ownPrice = { regular: 693_200, from: false }

describe('a product whose documents carry no model', () => {
  it('is measured by the host when its size is own measures, and has no price of its own then', async () => {
    const { page } = await open('SILJAN-B-80')
    expect([page.selection?.isSoldToMeasure, page.selection?.isSizedByHost, page.selection?.price?.regular]).toEqual([
      true,
      false,
      499_500,
    ])
    page.change((selection) => selection.choose('size', SIZES.own))
    expect([page.selection?.isSizedByHost, page.selection?.isCut, page.selection?.price]).toEqual([
      true,
      true,
      undefined,
    ])
  })

  it('has no lengths in a standard size, and sends none', async () => {
    const { page } = await open()
    page.change((selection) => selection.chooseOption('901', '874'))
    page.change((selection) => selection.choose('size', SIZES.small))
    expect(page.selection?.customOptions.map(({ id }) => id)).toEqual(['904', '905'])
    const items = await page.toCartItems()
    expect(
      items.ok && items.value[0]?.product_option.extension_attributes.custom_options?.map(({ option_id }) => option_id),
    ).toEqual(['904', '905'])
  })
})

describe('own measures that the host prices', () => {
  it('begin with the host’s lengths [R7.20 customizable-attribute-values] [R7.20 configurable-options]', async () => {
    const { page, store, host } = await open()
    expect([host()?.isFetching, host()?.dimensions]).toEqual([true, []])
    store.start()
    await settle()
    expect(host()?.typed).toEqual({ width: '900', depth: '900', height: '2000' })
    expect(
      host()?.options.map(({ title, values }) => [
        title,
        values.map(({ title: value, selected, surcharge }) => [value, selected, surcharge]),
      ]),
    ).toEqual([
      [
        'Glas',
        [
          ['Klarglas', true, undefined],
          ['Rökfärgat', false, undefined],
        ],
      ],
      [
        'Gångjärn',
        [
          ['Vänster', true, undefined],
          ['Höger', false, undefined],
        ],
      ],
    ])
    expect(page.selection?.customOptions).toEqual([])
  })

  it('are priced by the host when the shopper pauses typing [R7.20 simple-product-price]', async () => {
    const { page, store, type, rest, widths, host } = await open()
    store.start()
    await settle()
    type('870', '912', '1985')
    page.change((selection) => selection.typeLength('width', '873'))
    page.change((selection) => selection.typeLength('width', '87,4 cm'))
    expect([host()?.isFetching, page.selection?.price]).toEqual([true, undefined])
    await rest()
    expect([host()?.isFetching, page.selection?.price]).toEqual([false, ownPrice])
    expect(widths()).toEqual([900, 874])
  })

  it('follow the finish and the choices', async () => {
    const { page, store, type, rest, gateway } = await open()
    store.start()
    await settle()
    type('874', '912', '1985')
    page.change((selection) => selection.choose('color', '5512'))
    page.change((selection) => selection.chooseOption('904', '9042'))
    await rest()
    expect(gateway.asked.at(-1)).toMatchObject({
      sku: 'SILJAN',
      choices: { glass: 'grey', hinge_side: 'left' },
      options: { 93: '5512' },
    })
    expect(page.selection?.price?.regular).toBe(723_500)
  })

  it('show the price of the current lengths, not that of a late answer [R7.20 simple-product-price]', async () => {
    const { page, store, type, rest, gateway } = await open()
    store.start()
    await settle()
    gateway.isSlow = true
    type('1000', '912', '1985')
    await rest()
    type('874', '912', '1985')
    await rest()
    const [older, newer] = gateway.waiting
    newer?.()
    await settle()
    expect(page.selection?.price).toEqual(ownPrice)
    older?.()
    await settle()
    expect(page.selection?.price).toEqual(ownPrice)
  })

  it('are not priced while a length is out of the limits of the host', async () => {
    const { store, type, rest, widths, host } = await open()
    store.start()
    await settle()
    type('1300', '912', 'hög')
    await rest()
    expect(host()?.issues).toEqual([
      { field: 'width', rule: 'max', limit: 1200, actual: 1300 },
      { field: 'height', rule: 'not-a-length', limit: null, actual: 'hög' },
    ])
    expect([host()?.isFetching, widths()]).toEqual([false, [900]])
  })

  it('say at the field why the host refuses, until they change [R7.20 simple-product-price]', async () => {
    const { page, store, type, rest, host } = await open()
    store.start()
    await settle()
    expect([host()?.issues.map(({ field, rule }) => [field, rule]), page.selection?.price]).toEqual([
      [['width', 'standard-size']],
      undefined,
    ])
    type('874', '912', '1985')
    expect(host()?.issues).toEqual([])
    await rest()
    expect(page.selection?.price).toEqual(ownPrice)
  })

  it('take over a limit that the host has changed since', async () => {
    const { store, type, rest, gateway, host } = await open()
    store.start()
    await settle()
    gateway.model = {
      ...cornerModel,
      dimensions: cornerModel.dimensions.map((dimension) =>
        dimension.code === 'width' ? { ...dimension, max: 800 } : dimension,
      ),
    }
    type('874', '912', '1985')
    await rest()
    expect(host()?.issues).toEqual([{ field: 'width', rule: 'max', limit: 800, actual: 874 }])
    expect(host()?.dimensions[0]).toMatchObject({ min: 700, max: 800 })
  })

  it('say that they need the network, and are priced when it is back', async () => {
    const { page, store, type, rest, gateway, connectivity, logger, host } = await open()
    store.start()
    await settle()
    gateway.failure = new TransportError('offline', 'There is no connection')
    type('874', '912', '1985')
    await rest()
    expect([host()?.failure, host()?.isFetching, page.selection?.price]).toEqual(['offline', false, undefined])
    gateway.failure = undefined
    connectivity.set(true)
    await settle()
    expect([host()?.failure, page.selection?.price, logger.entries]).toEqual([undefined, ownPrice, []])
  })

  it('log a fault, and can be requested again', async () => {
    const { store, gateway, logger, host } = await open()
    gateway.failure = new Error('broken')
    store.start()
    await settle()
    expect([host()?.failure, logger.entries.length]).toEqual(['fault', 1])
    gateway.failure = undefined
    await store.ask()
    expect([host()?.failure, host()?.dimensions.length]).toEqual([undefined, 3])
  })

  it('are not asked for again of a host that cannot price them', async () => {
    const { store, gateway, clock, logger, host } = await open()
    gateway.failure = new HostRejection({ code: 404, result: undefined })
    store.start()
    await settle()
    gateway.failure = undefined
    clock.advance(60_000)
    await settle()
    expect([host()?.failure, logger.entries]).toEqual(['not-implemented', []])
  })

  it('are asked for again after a fault, later each time and not for ever', async () => {
    const { store, gateway, clock, logger, host } = await open()
    gateway.failure = new TransportError('timeout', 'late')
    store.start()
    await settle()
    for (let minute = 0; minute < 10; minute += 1) {
      clock.advance(60_000)
      await settle()
    }
    expect([host()?.failure, logger.entries.length]).toEqual(['fault', 5])
    gateway.failure = undefined
    await store.ask()
    expect(host()?.failure).toBeUndefined()
  })

  it('arrive by themselves when the host answers again', async () => {
    const { store, gateway, clock, host } = await open()
    gateway.failure = new TransportError('timeout', 'late')
    store.start()
    await settle()
    gateway.failure = undefined
    clock.advance(5000)
    await settle()
    expect([host()?.failure, host()?.dimensions.length]).toEqual([undefined, 3])
  })

  it('send no more requests after the page has closed', async () => {
    const { store, type, rest, widths, connectivity } = await open()
    const stop = store.start()
    await settle()
    type('874', '912', '1985')
    stop()
    connectivity.set(true)
    await rest()
    expect(widths()).toEqual([900])
  })
})

describe('a cart line of own measures that the host prices', () => {
  it('waits for the price of the current lengths, and has every length and choice', async () => {
    const { page, type } = await open()
    await page.customSize?.ask()
    type('874', '912', '1985')
    page.change((selection) => selection.chooseOption('905', '9052'))
    const outcome = await page.toCartItems()
    expect(outcome).toMatchObject({
      ok: true,
      value: [
        {
          sku: 'SILJAN-B-OWN',
          parentSku: 'SILJAN',
          qty: 1,
          cut_to_size: true,
          price_incl_tax: 6932,
          price: 5545.6,
          made_to_measure: { measures: { width: 874, depth: 912, height: 1985 } },
          product_option: {
            extension_attributes: {
              custom_options: [
                { option_id: '901', option_value: '874' },
                { option_id: '902', option_value: '912' },
                { option_id: '903', option_value: '1985' },
                { option_id: '904', option_value: '9041' },
                { option_id: '905', option_value: '9052' },
              ],
              configurable_item_options: [
                { option_id: '93', option_value: '5511' },
                { option_id: '142', option_value: '6199' },
              ],
            },
          },
        },
      ],
    })
    expect(outcome.ok && outcome.value[0]?.options).toEqual(
      expect.arrayContaining([
        { label: 'Bredd fram', value: '874 mm' },
        { label: 'Gångjärn', value: 'Höger' },
      ]),
    )
  })

  it('has the lengths of the moment when the price arrives, not of the moment when the shopper added', async () => {
    const { page, type, gateway } = await open()
    await page.customSize?.ask()
    type('1000', '912', '1985')
    gateway.isSlow = true
    const adding = page.toCartItems()
    await settle()
    type('874', '912', '1985')
    gateway.isSlow = false
    gateway.waiting[0]?.()
    expect(await adding).toMatchObject({
      ok: true,
      value: [{ price_incl_tax: 6932, made_to_measure: { measures: { width: 874 } } }],
    })
  })

  it('is refused with the reasons of the host, or because the price is unknown', async () => {
    const { page, gateway } = await open()
    expect(await page.toCartItems()).toMatchObject({
      ok: false,
      rejection: { code: 'measures-broken', issues: [{ field: 'width', rule: 'standard-size' }] },
    })
    page.change((selection) => selection.chooseOption('901', '874'))
    gateway.failure = new TransportError('offline', 'There is no connection')
    expect(await page.toCartItems()).toEqual({ ok: false, rejection: { code: 'price-unknown' } })
  })

  it('is edited with its own lengths [R4.12]', async () => {
    const { page, type } = await open()
    await page.customSize?.ask()
    type('874', '912', '1985')
    const items = await page.toCartItems()
    const [line] = items.ok ? items.value : []

    const again = await open()
    again.page.change((selection) =>
      restoreChoices(selection, {
        qty: 1,
        custom: line!.product_option.extension_attributes.custom_options ?? [],
        bundle: [],
      }),
    )
    expect(await again.page.toCartItems()).toEqual(items)
  })
})
