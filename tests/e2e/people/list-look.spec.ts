import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/signed-in.ts'

const middle = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 }
  return y + height / 2
}

test('[FRM-410] [FRM-451] filters fill the width of a phone, and the check box of a row is beside its name', async ({
  page,
}) => {
  await signInAs(page.context(), 'staff')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/#/people')
  const row = page.getByRole('row').nth(1)
  const box = row.getByRole('checkbox')
  await expect(row).toBeVisible()

  const sort = page.getByRole('columnheader').getByRole('button', { name: 'Name' })
  await expect(sort).toBeInViewport()
  expect((await sort.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(page.getByRole('columnheader').getByRole('checkbox')).toBeInViewport()

  await page.getByRole('button', { name: 'Filters' }).click()
  const search = (await page.getByRole('searchbox').boundingBox()) ?? { x: 0, width: 0 }
  const lines = new Map<number, number>()
  for (const filter of await page.getByRole('main').getByRole('combobox').all()) {
    const { x, y, width } = (await filter.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    lines.set(y, Math.max(lines.get(y) ?? 0, x + width))
  }
  expect(lines.size).toBeGreaterThan(0)
  const bar = (await page.getByRole('button', { name: 'Filters' }).boundingBox()) ?? search
  for (const end of lines.values()) expect(end).toBeCloseTo(bar.x + bar.width, 0)

  const name = row.locator('b').first()
  expect(Math.abs((await middle(box)) - (await middle(name)))).toBeLessThan(10)

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('columnheader').first()).toBeVisible()
  expect(Math.abs((await middle(box)) - (await middle(row)))).toBeLessThan(2)
})
