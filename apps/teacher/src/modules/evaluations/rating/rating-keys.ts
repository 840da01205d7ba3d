import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = {
  j: 1,
  J: 1,
  ArrowDown: 1,
  k: -1,
  K: -1,
  ArrowUp: -1,
}

const typed = 'textarea, select, [contenteditable], input:not([type="radio"])'

const cardsIn = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('[data-criterion]')]

/** Focuses a criterion; the page scrolls only if the criterion is out of view. */
export function focusCriterion(key: string): void {
  const card = document.querySelector<HTMLElement>(`[data-criterion="${CSS.escape(key)}"]`)
  card?.focus()
}

/**
 * The keys while the focus is inside the rubric: digits choose a level; J, K or the arrow keys move
 * between criteria.
 */
export function ratingKeys(onLevel: (key: string, level: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget: panel } = event
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
    // React also passes the key events of a dialog to this handler, because the dialog is a child
    // of the panel in React, although not in the DOM.
    if (!panel.contains(target) || target.matches(typed)) return
    const cards = cardsIn(panel)
    const at = cards.findIndex((card) => card.contains(target))
    const step = steps[key]
    if (step !== undefined) {
      // On a menu button, an arrow key opens the menu.
      if (key.startsWith('Arrow') && target.closest('[aria-haspopup]')) return
      // On radio buttons, the default action of an arrow key would choose the next level.
      event.preventDefault()
      const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), cards.length - 1)
      return cards[next]?.focus()
    }
    const chosen = cards[at]?.dataset['criterion']
    if (/^[1-6]$/.test(key) && chosen !== undefined) {
      event.preventDefault()
      onLevel(chosen, Number(key) - 1)
    }
  }
}
