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

/** Puts the focus on a criterion, without moving the page when it is in sight. */
export function focusCriterion(key: string): void {
  const card = document.querySelector<HTMLElement>(`[data-criterion="${CSS.escape(key)}"]`)
  card?.focus()
}

/**
 * The keys of the rubric, as long as the focus is in it: digits choose a level, J and K or the arrows go from
 * criterion to criterion.
 */
export function ratingKeys(onLevel: (key: string, level: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget: panel } = event
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
    // A dialog is drawn elsewhere, and its keys come here all the same.
    if (!panel.contains(target) || target.matches(typed)) return
    const cards = cardsIn(panel)
    const at = cards.findIndex((card) => card.contains(target))
    const step = steps[key]
    if (step !== undefined) {
      // An arrow opens a menu.
      if (key.startsWith('Arrow') && target.closest('[aria-haspopup]')) return
      // Of radio buttons an arrow would choose the next one.
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
