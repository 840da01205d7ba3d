import type { BrowserContext, Page } from '@playwright/test'

declare global {
  // oxlint-disable-next-line no-var -- Only `var` declares a name of the page's global object.
  var focusCheckDone: (() => Promise<void>) | undefined
}

const binding = 'noteLostFocus'

/**
 * Runs in the page: if the focused element leaves the document, or a dialog or a menu closes,
 * another element must get the focus shortly after. Otherwise the keyboard restarts at the top of
 * the page, and a screen reader is silent (WCAG 2.4.3).
 */
export function watchFocus(report: string) {
  if (globalThis.self !== globalThis.top) return
  const closing = '[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]'
  // The number of checks before a lost focus is reported, two seconds in all. Checks are counted
  // instead of time, because a busy machine may block the page, and because the code that restores
  // the focus may only be loaded at the first click.
  const patience = 40
  const pause = 50
  let last: Element | null = null
  let waiting: Promise<void> | undefined

  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`
  const isNobody = () => !document.activeElement || document.activeElement === document.body

  /**
   * The check passes once any element has the focus. If that element is removed later, a new check
   * begins.
   */
  function look(what: string) {
    if (waiting) return
    let resolve: () => void = () => undefined
    const done = new Promise<void>((settle) => (resolve = settle))
    let looks = 0
    const timer = window.setInterval(() => {
      const isLost = isNobody()
      if (isLost && ++looks < patience) return
      clearInterval(timer)
      waiting = undefined
      if (isLost)
        (window as unknown as Record<string, (text: string) => void>)[report]?.(
          `${location.pathname}${location.hash.split('?')[0]}: ${what}`,
        )
      resolve()
    }, pause)
    waiting = done
  }
  globalThis.focusCheckDone = () => waiting ?? Promise.resolve()

  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null
  })
  // A click on an empty area removes the focus, which is no mistake.
  document.addEventListener('pointerdown', () => (last = null), { capture: true })
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (!(node instanceof Element) || node.isConnected) continue
      if (last && node.contains(last)) {
        look(`${name(last)} had the focus and is gone`)
        last = null
      } else if (node.matches(closing) || node.querySelector(closing)) look(`${name(node)} closed`)
    }
  }).observe(document, { childList: true, subtree: true })
}

const waitForPage = (page: Page) =>
  page.evaluate(() => globalThis.focusCheckDone?.()).catch(() => undefined)

/** Waits for the checks that still run in the pages of a browser context. */
export const waitForFocusChecks = (context: BrowserContext) =>
  Promise.all(context.pages().map(waitForPage))

/**
 * Records in `lost` where the pages of a context lose the focus; checks once more before the
 * context closes.
 */
export async function watchContext(context: BrowserContext, lost: Set<string>): Promise<void> {
  await context.exposeBinding(binding, (_source, what: string) => lost.add(what))
  await context.addInitScript(watchFocus, binding)
  const close = context.close.bind(context)
  context.close = async (options) => {
    await waitForFocusChecks(context)
    return close(options)
  }
}
