/** Milliseconds after which nobody is waited for any longer. */
const longest = 8000
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'offline'] as const

let used: Promise<void> | undefined
let isUsed = false

/** Resolves as soon as somebody does anything with the page, or after a while. */
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

/** Whether somebody has done anything with the page, or the while is over. */
export const wasUsed = (): boolean => isUsed
