/** @typedef {{ package: string, rules: readonly string[] }} Area Globs in the package's `src`. */

/**
 * The rules that are mutated. Stores, ports and other wiring are not: journeys and the simulator test those.
 *
 * @type {Readonly<Record<string, Area>>}
 */
export const AREAS = {
  pricing: { package: 'pricing', rules: ['*.ts'] },
  'made-to-measure': { package: 'made-to-measure', rules: ['*.ts'] },
  cart: {
    package: 'cart-sync',
    rules: [
      '{add-rules,cart-changes,cart-hash,cart-item,cart-totals,checksum,edit-mode,host-faults,line-key}.ts',
      '{methods,product-option,reconcile,return-lines,short-line-key,sync-changes}.ts',
    ],
  },
  queue: {
    package: 'sync-queue',
    rules: ['{answer-delivery,known-tasks,lane-pauses,outcome-of,sync-queue-config,sync-task,task-sender}.ts'],
  },
  checkout: {
    package: 'checkout',
    rules: [
      '{account-address,account-refusal,build-order,checkout-details,external-checkout,field-facts,new-account}.ts',
      '{order-again,order-answer,order-progress,order-refusal-reason,payment-result,short-order-name}.ts',
      '{shown-items,sold-out-items,steps,tidy-details,validation}.ts',
    ],
  },
  selection: {
    package: 'catalog',
    rules: [
      'selection/{add-rules,bundle-options,cart-item-drafts,cart-line,configure,custom-options}.ts',
      'selection/{product-choices,product-selection,restore-choices,select-variant,selectable-product}.ts',
      'selection/{to-cart-items,value-surcharge,variant-options}.ts',
      'prices/{list-price,product-price}.ts',
    ],
  },
}
