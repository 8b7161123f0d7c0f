import { add, multiply, subtract } from './amounts'
import { ore, toKronor, toNetOre, toOre, type NetOre, type Ore } from './money'
import { localTotals } from './local-totals'
import { grossToNet, vatOf } from './vat'

// A type test: the type check fails when one of these illegal amounts compiles. It is never run.
export function illegalAmounts(gross: Ore, net: NetOre, qty: number): readonly unknown[] {
  // @ts-expect-error a plain number is not öre
  const plain: Ore = 4995
  // @ts-expect-error kronor are not öre
  const kronor: Ore = toKronor(gross)
  // @ts-expect-error a net amount is not a gross amount
  const netAsGross: Ore = net
  // @ts-expect-error a gross amount is not a net amount
  const grossAsNet: NetOre = gross
  // @ts-expect-error the bare operators give a plain number
  const bareSum: Ore = gross + gross
  // @ts-expect-error a count is not an amount
  const withCount = add(gross, qty)
  // @ts-expect-error gross and net amounts do not add up to anything
  const mixedSum = add(gross, net)
  // @ts-expect-error nor can one be subtracted from the other
  const mixedDifference = subtract(gross, net)
  // @ts-expect-error VAT is taken out of a gross amount
  const vatOfNet = vatOf(net, 25)
  // @ts-expect-error a net amount has no VAT that could be left out once more
  const netOfNet = grossToNet(net, 25)
  // @ts-expect-error an amount in kronor is not a line's price
  const totals = localTotals({ lines: [{ qty, price: toKronor(gross), rate: 25 }] })
  return [
    plain,
    kronor,
    netAsGross,
    grossAsNet,
    bareSum,
    withCount,
    mixedSum,
    mixedDifference,
    vatOfNet,
    netOfNet,
    totals,
  ]
}

export function legalAmounts(kronor: number, qty: number): readonly [Ore, NetOre] {
  const gross = add(toOre(kronor), multiply(ore(500), qty))
  return [subtract(gross, vatOf(gross, 25)), add(grossToNet(gross, 25), toNetOre(kronor))]
}
