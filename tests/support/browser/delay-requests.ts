import type { Page } from '@playwright/test'

/** Delays the requests of a page for these addresses until they are released, and counts them. */
export async function delayRequests(page: Page, addresses: RegExp) {
  let asked = 0
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(addresses, async (route) => {
    asked += 1
    await released
    await route.fallback()
  })
  return { count: () => asked, release }
}
