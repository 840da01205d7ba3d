import { expect, test } from '../../support/journey.ts'
import { demoSigns, registerNew, signInAs } from '../../support/signed-in.ts'
import { demo, fillLogin, submit } from '../accounts/sign-in-page.ts'

test('[CRS-086] [CRS-190] [CRS-191] [CRS-192] a student adds a favourite course, finds it again, and clears the history @phone-long', async ({
  page,
  context,
  browser,
}) => {
  const known = await browser.newContext()
  await signInAs(known, 'student')
  const { course } = await demoSigns(known)
  await registerNew(context)
  await page.goto(`/courseDetail/${course}`)
  const heart = page.getByRole('button', { name: 'Favourite' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const saved = page.waitForResponse(/addFavourite/)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/home/learning/history-collect')
  const rows = page.getByRole('main').getByRole('listitem')
  const row = rows.filter({ hasText: 'Cross-border listing' })
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'Clear the history' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear the history' }).click()
  await expect(page.getByText('Nothing opened yet')).toBeVisible()
  await page.getByText('Favourites', { exact: true }).last().click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('No favourites yet')).toBeVisible()
})

test('[CRS-190] a visitor who presses the heart has the favourite after signing in', async ({
  page,
  browser,
}) => {
  const known = await browser.newContext()
  await signInAs(known, 'student')
  const { course } = await demoSigns(known)
  await page.goto(`/courseDetail/${course}`)
  await page.getByRole('button', { name: 'Favourite' }).click()
  await fillLogin(page, demo.normal, demo.password)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Favourite' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
