import { layOutAll } from '@vitrin/theme-kit/app'
import { firstPress } from './first-press'
import { openShop } from './open-shop'
import { restorePlace } from './restore-place'

restorePlace(window)
// A place is remembered in the true heights. Scrolling does not wait for the layout.
addEventListener('scroll', () => layOutAll(document), { once: true, passive: true })
const pressed = firstPress()

/** The browser fires this event once, maybe before other code is loaded. Its own install bar would cover the page. */
const installable = new Promise<Event>((resolve) => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    resolve(event)
  })
})

// A task of its own: a phone has just evaluated the code of the page, and answers a tap in between.
setTimeout(() => void openShop({ pressed, installable }))
