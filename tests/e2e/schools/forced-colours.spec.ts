import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/signed-in.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/**
 * True if the element has an outline, because only outlines remain if the system prescribes the
 * colours.
 */
const isFramed = (one: Locator) =>
  one.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  })

const colourOf = (one: Locator) =>
  one.evaluate((element) => getComputedStyle(element).backgroundColor)

test("[FRM-218] without the page's colours, selection, progress and focus are still visible", async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'its driver cannot force the colours of a page')
  await signInAs(context, 'student')
  await page.goto('/home/learning/courses')
  const chosen = page.locator('main label[data-active]').first()
  await expect.poll(() => isFramed(chosen)).toBe(true)
  expect(await isFramed(page.locator('main label:not([data-active])').first())).toBe(false)

  const bar = page.getByRole('progressbar').and(page.locator('main [role="progressbar"]')).first()
  await expect(bar).toBeVisible()
  expect(await colourOf(bar.locator('span'))).not.toBe(await colourOf(bar))

  const here = page.locator('[aria-current="page"]').first()
  expect(await isFramed(here)).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => isFramed(page.locator(':focus'))).toBe(true)
  await page.locator('main a[href]').first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => isFramed(page.locator(':focus'))).toBe(true)
})
