import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { registerNew, signInAs } from '../../support/signed-in.ts'

const course = 'Product photography with one lamp and a phone'
const game = 'First steps in a short chain'

async function choose(page: Page, label: string, word: string, option = word, at = 0) {
  const field = page.getByRole('combobox', { name: label }).nth(at)
  // Scrolls the field to the middle. On a phone the save bar covers the lower edge of the screen,
  // and the list of a covered field is hidden.
  await field.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  await field.click()
  await field.fill(word)
  await page.getByRole('option', { name: option }).filter({ visible: true }).first().click()
}

/** Creates a path of two stages; the first one has a competence, a course and a practice. */
async function makePath(page: Page, name: string, code: string) {
  await page.goto('/admin/#/promote/paths')
  await page.getByRole('link', { name: 'Add a career path' }).click()
  await page.getByLabel('Code in addresses').fill(code)
  await choose(page, 'Position', 'E-commerce operator')
  await page.getByLabel('Name in English').fill(name)
  await page.getByLabel('Title in English').fill('Show a product')
  await page.getByRole('button', { name: 'Add a competence' }).click()
  await choose(page, 'Competence 1', 'Product photography')
  await choose(page, 'Courses', 'Product photography', course)
  await page.keyboard.press('Escape')
  await choose(page, 'Practice', game)
  await page.getByRole('button', { name: 'Add a stage' }).click()
  await page.getByLabel('Title in English').nth(1).fill('Be found')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page).toHaveURL(/#\/promote\/paths$/)
  await page.getByRole('button', { name: `Actions: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Students see the path now.')).toBeVisible()
}

test('a student opens the link of a path that staff created, takes its next course and its next practice, and sees both progress @phone', async ({
  page,
  context,
  browser,
}) => {
  const name = unique('Shop pictures')
  const code = name.toLowerCase().replaceAll(' ', '-')
  await signInAs(context, 'staff')
  await makePath(page, name, code)

  const student = await browser.newContext()
  await registerNew(student)
  const road = await student.newPage()
  const address = `/promote/planning?pathCode=${code}`
  await road.goto(address)
  await expect(road.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(road.getByText('0 of 1 competence shown').first()).toBeVisible()
  const stages = road.getByRole('list').filter({ hasText: 'Show a product' }).first()
  await expect(stages.getByText('Not shown yet')).toBeVisible()
  await expect(road.getByRole('region', { name: 'Open jobs' })).toContainText(
    /\d+ open jobs: E-commerce operator/,
  )
  await expect(
    road.getByRole('region', { name: 'Open jobs' }).locator('a[href*="/job/"]'),
  ).toHaveCount(3)
  const next = road.getByRole('region', { name: 'What to do next' })
  await expect(next.getByText('Not begun')).toHaveCount(2)

  await next.locator('a[href*="/courseDetail/"]').first().click()
  await road.getByRole('button', { name: 'Join the course' }).first().click()
  await road
    .getByRole('link', { name: 'Start the first lesson' })
    .filter({ visible: true })
    .first()
    .waitFor()
  await road.goto(address)
  await expect(next.getByText('In progress')).toHaveCount(1)
  await expect(next.getByText('Not begun')).toHaveCount(1)

  await next.getByRole('link', { name: game }).click()
  await road.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(road.getByRole('button', { name: 'End now' })).toBeVisible()
  await road.goto(address)
  await expect(next.getByText('In progress')).toHaveCount(2)
  await next.getByRole('link', { name: game }).click()
  await road.getByRole('link', { name: 'Continue' }).first().click()
  await road.getByRole('button', { name: 'End now' }).click()
  await road.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await road.getByRole('link', { name: 'Go to the review' }).waitFor()
  await road.goto(address)
  // A practice that is finished is no longer shown as the next step.
  await expect(next.getByText('In progress')).toHaveCount(1)
  await expect(stages.getByText(/^Best result \d+%$/)).toBeVisible()
  await expect(stages.getByText('Finished')).toBeVisible()
  await student.close()
})
