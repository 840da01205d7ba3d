import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/signed-in.ts'

test('[FRM-213] each focused entry of the side menu is visible, also when the menu is longer than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await signInAs(page.context(), 'staff')
  // This page is longer than the window. With a fixed menu, the browser would scroll the page and
  // not the menu.
  await page.goto('/admin/#/settings')
  await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toBeVisible()
  // The headings of the groups are buttons, which open and close the groups.
  const links = page
    .getByRole('navigation', { name: 'Main navigation' })
    .locator('a:visible, button:visible')
  const count = await links.count()
  expect(count).toBeGreaterThan(15)
  await links.first().focus()
  const hidden: string[] = []
  for (let at = 0; at < count; at++) {
    await expect(links.nth(at)).toBeFocused()
    const isSeen = await links.nth(at).evaluate((link) => {
      const { left, top, bottom } = link.getBoundingClientRect()
      const shown = document.elementFromPoint(left + 8, (top + bottom) / 2)
      // Allows a difference of one pixel: a browser scrolls by whole pixels, and an element may end
      // between two pixels.
      return top >= -1 && bottom <= window.innerHeight + 1 && link.contains(shown)
    })
    if (!isSeen) hidden.push((await links.nth(at).textContent()) ?? '')
    await page.keyboard.press('Tab')
  }
  expect(hidden).toEqual([])
})
