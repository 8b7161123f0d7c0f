import { observer, type ProductStore } from '@vitrin/theme-kit'
import { useDeferredValue, type ComponentType, type FunctionComponent } from 'react'

export interface StoreProps {
  readonly store: ProductStore
}

export interface SelectionProps extends StoreProps {
  readonly selection: ProductStore['selection']
}

/**
 * A part far below the fields that the shopper types into. It follows the selection after the next paint, which would
 * otherwise wait for it.
 */
export function afterPaint<Props extends StoreProps>(
  Part: FunctionComponent<Props & SelectionProps>,
): ComponentType<Props> {
  const Later = observer(Part)
  return observer(function AfterPaint(props: Props) {
    return <Later {...props} selection={useDeferredValue(props.store.selection)} />
  })
}
