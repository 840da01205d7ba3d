import type { AnyRouter } from '@tanstack/react-router'

/** What the server wrote into the head about the page that was asked for. */
const ofFirstPage = [
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  'meta[property^="og:"]',
  'meta[name="robots"]',
  'script[type="application/ld+json"]',
].join()

/**
 * FRM-299: takes it away when the visitor has moved on, because browsers share the address that a page names
 * as its own instead of the one in their address line.
 */
export function dropFirstHead(router: Pick<AnyRouter, 'subscribe'>): void {
  const stop = router.subscribe('onResolved', ({ fromLocation, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return
    for (const element of document.head.querySelectorAll(ofFirstPage)) element.remove()
    stop()
  })
}
