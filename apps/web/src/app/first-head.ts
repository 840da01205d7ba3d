import type { AnyRouter } from '@tanstack/react-router'

/** Head tags that the server rendered for the requested page. */
const ofFirstPage = [
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  'meta[property^="og:"]',
  'meta[name="robots"]',
  'script[type="application/ld+json"]',
].join()

/**
 * FRM-299: removes these tags when the visitor opens another page. Browsers share the canonical
 * address in the tags instead of the address bar.
 */
export function dropFirstHead(router: Pick<AnyRouter, 'subscribe'>): void {
  const stop = router.subscribe('onResolved', ({ fromLocation, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return
    for (const element of document.head.querySelectorAll(ofFirstPage)) element.remove()
    stop()
  })
}
