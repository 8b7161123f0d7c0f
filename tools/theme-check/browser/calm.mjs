// Nothing moves where less motion is asked for.

/** What is too short to be seen is no motion. */
const SHORTEST_MS = 20

export async function calm({ page }) {
  const moving = await page.evaluate((shortest) => {
    const named = new Set()
    for (const animation of document.getAnimations()) {
      const { duration, iterations } = animation.effect.getComputedTiming()
      const name = animation.animationName ?? animation.transitionProperty
      if (animation.playState === 'running' && (duration > shortest || iterations > 1)) named.add(name)
    }
    return [...named]
  }, SHORTEST_MS)
  return moving.map((name) => `"${name}" moves although less motion is asked for. End it in prefers-reduced-motion.`)
}
