import { observer, type CartItem } from '@vitrin/theme-kit'
import { LinePrice } from './line-price'
import { PiecePicture } from './piece-picture'
import { PieceText } from './piece-text'

/** The lines of a cart or an order, small and without controls. */
export const MiniLines = observer(function MiniLines({ items }: { readonly items: readonly CartItem[] }) {
  return (
    <ul className="list">
      {items.map((item) => (
        <li key={item.key} className="mini-line">
          <PiecePicture name={item.name} image={item.image} measured={item.made_to_measure} mini="always" />
          <div>
            <p>
              <b>{item.qty > 1 ? `${item.qty} × ${item.name}` : item.name}</b>
            </p>
            <p className="small muted">
              <PieceText piece={item} />
            </p>
          </div>
          <LinePrice item={item} />
        </li>
      ))}
    </ul>
  )
})
