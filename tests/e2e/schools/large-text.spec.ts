import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/signed-in.ts'

/** How far its letters reach over it, above or below, in pixels. */
const cutOf = (one: Locator) =>
  one.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    let most = 0
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode)
      const letters = range.getBoundingClientRect()
      // What only a screen reader reads is one pixel wide.
      const isSeen = (texts.currentNode.parentElement?.offsetWidth ?? 0) > 1
      if (isSeen) most = Math.max(most, box.top - letters.top, letters.bottom - box.bottom)
    }
    return most
  })

test('[FRM-219] text twice as large is cut neither in the header nor in a badge, and the page stays in its width @phone', async ({
  page,
  context,
}) => {
  await signInAs(context, 'student')
  for (const path of ['/home', '/course']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const header = page.getByRole('banner')
    await expect.poll(() => cutOf(header), path).toBeLessThanOrEqual(1)
    for (const badge of await header.locator('[class*="badge"]').all())
      expect(await cutOf(badge), path).toBeLessThanOrEqual(1)
    const [width, viewportWidth] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(width, path).toBeLessThanOrEqual(viewportWidth ?? 0)
  }
})
