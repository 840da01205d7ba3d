import { expect, test } from '../../support/journey.ts'
import { registerNew } from '../../support/signed-in.ts'

test('[JOB-002] [JOB-003] [JOB-019] [JOB-020] [JOB-027] a student opens a job from the page of jobs, sees the match and the company, saves the job and finds it again @phone', async ({
  page,
  context,
}) => {
  await registerNew(context)
  await page.goto('/employment')
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  const first = page.locator('main a[href*="/job/"]').first()
  const title = await first.getByRole('heading').innerText()
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('region', { name: 'How you match' })).toContainText(
    'Your resume has too little information to calculate a match.',
  )
  const save = page.getByRole('button', { name: 'Save this job' })
  const saved = page.waitForResponse(/addCollectionPost/)
  await save.click()
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')
  expect((await saved).status()).toBe(200)
  const { pathname } = new URL(page.url())

  await page.locator('main a[href*="/company/"]').first().click()
  await expect(page.locator('main a[href*="/job/"]').first()).toBeVisible()

  await page.goto('/employment/more?list=collected')
  const kept = page.locator(`main a[href$="${pathname}"]`)
  await expect(kept.getByRole('heading', { name: title })).toBeVisible()
  await kept.click()
  await page.getByRole('button', { name: 'Saved' }).click()
  await expect(page.getByRole('button', { name: 'Save this job' })).toBeVisible()
  await page.goto('/employment/more?list=collected')
  await expect(page.getByText('You have not saved a job yet')).toBeVisible()
})
