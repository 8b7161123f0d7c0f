import { arrowHead, shapePath, type DrawnPart, type Placement } from '@vitrin/theme-kit/drawing'
import { Fragment } from 'react'
import { shinePath } from './shine-path'

/** Each role's line and fill are in `drawing.css` under the same name. */
export function Parts({ parts, place }: { readonly parts: readonly DrawnPart[]; readonly place: Placement }) {
  return parts.map(({ role, pane, shape }, index) => {
    const shine = role === 'glass' ? shinePath(shape, place) : undefined
    return (
      // Parts have no identity of their own: their order is the painting order.
      <Fragment key={index}>
        <path
          className={`d-${role}${pane === 'mirror' ? ' is-mirror' : ''}`}
          d={shapePath(shape, place) + (role === 'travel' ? arrowHead(shape, place) : '')}
        />
        {shine && <path className="d-shine" d={shine} />}
      </Fragment>
    )
  })
}
