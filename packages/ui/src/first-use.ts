/** Milliseconds after which the waiting for an interaction ends. */
const longest = 8000
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'offline'] as const

let used: Promise<void> | undefined
let isUsed = false

/** Resolves at the first interaction with the page, or after a timeout. */
export function firstUse(): Promise<void> {
  used ??= new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, end, true)
      isUsed = true
      resolve()
    }
    const timer = setTimeout(end, longest)
    for (const sign of signs) addEventListener(sign, end, { capture: true, passive: true })
  })
  return used
}

/** Whether there was an interaction with the page, or the timeout is over. */
export const wasUsed = (): boolean => isUsed
