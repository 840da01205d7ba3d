import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the page's service worker is active and has cached its files. */
async function startWorker(page: Page): Promise<void> {
  await page.goto('/en/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('offline-1')).keys()).length))
    .toBe(3)
}

test('[FRM-310] files of the site come from the device on later visits, and only these are cached', async ({
  page,
}) => {
  await startWorker(page)
  await page.reload()
  const fromWorker: string[] = []
  page.on('response', (response) => {
    if (response.fromServiceWorker()) fromWorker.push(new URL(response.url()).pathname)
  })
  await page.goto('/en/course')
  await expect(page.locator('main h1')).toBeVisible()
  await expect.poll(() => fromWorker.some((path) => path.startsWith('/assets/'))).toBe(true)
  const cached = await page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached.filter((path) => !/^\/(assets\/|offline\/(en|zh|my)$)/.test(path))).toEqual([])
})

test('[FRM-311] without a network a page states that in the language of its address, and loads afterwards', async ({
  page,
  context,
}) => {
  await startWorker(page)
  await context.setOffline(true)
  for (const [prefix, title] of [
    ['/en', 'No connection'],
    ['/zh', '没有网络连接'],
    ['/my', 'Tiada sambungan'],
    ['', 'No connection'],
  ] as const) {
    await page.goto(`${prefix}/course`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await expect(page).toHaveURL(/\/course$/)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator('main a[href*="/courseDetail/"]').first()).toBeVisible()
})
