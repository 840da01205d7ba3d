import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/signed-in.ts'

/**
 * The number of pixels by which the letters of an element are cut off at its upper or lower edge.
 */
const cutOf = (one: Locator) =>
  one.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    let most = 0
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode)
      const letters = range.getBoundingClientRect()
      // A text that only screen readers use is one pixel wide.
      const isSeen = (texts.currentNode.parentElement?.offsetWidth ?? 0) > 1
      if (isSeen) most = Math.max(most, box.top - letters.top, letters.bottom - box.bottom)
    }
    return most
  })

test('[FRM-219] text of double size is cut off neither in the header nor in a badge, and the page fits its width @phone', async ({
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

/** True if other elements cover the focused element, except at most its edge. */
const isHidden = () => {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return false
  const { left, top, width, height } = activeElement.getBoundingClientRect()
  if (width === 0 || height === 0) return false
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
  return points.every(([x, y]) => {
    const seen = document.elementFromPoint(left + width * x, top + height * y)
    return !seen || !(activeElement.contains(seen) || seen.contains(activeElement))
  })
}

test('[FRM-457] at 400 percent no sticky bar covers the focused element', async ({ browser }) => {
  const windowOf400 = { viewport: { width: 320, height: 256 } }
  for (const [who, path] of [
    ['teacher', '/teacher/#/newQuestion'],
    ['staff', '/admin/#/settings'],
  ] as const) {
    const context = await browser.newContext(windowOf400)
    await signInAs(context, who)
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.save-bar')).toHaveCSS('position', 'static')
    await page.locator('main').focus()
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(isHidden), `${path}, stop ${stop}`).toBe(false)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('.save-bar')).toHaveCSS('position', 'sticky')
    await context.close()
  }
})

test('[FRM-464] a device with the preference for more contrast gets no grey letters', async ({
  page,
}) => {
  await page.goto('/course')
  const grey = page.locator('.meta').first()
  const colour = () => grey.evaluate((one) => getComputedStyle(one).color)
  await expect(grey).toBeVisible()
  const usual = await colour()
  await page.emulateMedia({ contrast: 'more' })
  const letters = await page.evaluate(() => getComputedStyle(document.body).color)
  await expect.poll(colour).toBe(letters)
  expect(usual).not.toBe(letters)
})
