import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { registerNew } from '../../support/signed-in.ts'

const paper = (page: Page) => page.getByRole('region', { name: 'Page of the resume' })
const form = (page: Page) => page.getByRole('region', { name: 'Form' })

/** Opens a part of the form: in the list beside it, or in the list that opens on a phone. */
async function open(page: Page, part: string, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /Choose another one$/ }).click()
  const list = isMobile ? page.getByRole('dialog', { name: 'Sections' }) : page
  await list
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: new RegExp(`^${part}`) })
    .click()
  await expect(form(page).getByRole('heading', { name: part, level: 2 })).toBeVisible()
}

const isSaved = (page: Page) =>
  expect(
    page
      .getByText(/^Saved \d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

/** On a phone the preview is the second step of the editor. */
async function look(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByText('Page', { exact: true }).click()
}

test('[RES-001] [RES-002] [FRM-054] a visitor signs in first and gets to the resume', async ({
  page,
}) => {
  await page.goto('/resume')
  await expect(page).toHaveURL(/\/login\?url=%2Fresume$/)
})

test('[FRM-053] [RES-005] [RES-078] [RES-080] a student writes a resume, finds it again, and a visitor reads it by its link @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  await registerNew(page.context(), 'Nur Aisyah binti Hassan')
  await page.goto('/resume')
  await expect(page.getByRole('heading', { name: 'My resume', level: 1 })).toBeVisible()

  await open(page, 'About me', isMobile)
  await form(page).getByRole('textbox', { name: 'About you' }).fill('我用三种语言写产品页面。')
  await isSaved(page)

  await open(page, 'Work experience', isMobile)
  await form(page)
    .getByRole('textbox', { name: /^Company/ })
    .fill('Bumi Harvest Sdn. Bhd.')
  await form(page)
    .getByRole('textbox', { name: /^Job title/ })
    .fill('Listing assistant')
  await form(page).getByRole('textbox', { name: /^From/ }).fill('2026-06')
  await form(page).getByText('Until now').last().click()
  await form(page)
    .getByRole('textbox', { name: /^Duties/ })
    .fill('Wrote 46 product pages.')
  await form(page).getByRole('button', { name: 'Done' }).click()
  await expect(form(page).getByRole('button', { name: /^Bumi Harvest/ })).toBeVisible()

  await page.reload()
  await look(page, isMobile)
  // Checks a style of the template, because every text would also be there without the template's
  // style sheet.
  const drawn = paper(page).locator('.paper').first()
  await expect(drawn).toHaveCSS('position', 'relative')
  await expect(drawn).toHaveCSS('font-family', /Source Sans/)
  for (const text of [
    '我用三种语言写产品页面。',
    'Bumi Harvest Sdn. Bhd.',
    'Wrote 46 product pages.',
  ])
    await expect(paper(page).getByText(text)).toBeVisible()

  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = (await dialog.getByText(/\/resume\/share\//).textContent()) ?? ''
  const visitor = await browser.newContext()
  const shared = await visitor.newPage()
  await shared.goto(link)
  await expect(shared.getByText('Bumi Harvest Sdn. Bhd.')).toBeVisible()
  await expect(shared.getByText(/\+60/)).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Withdraw link' }).click()
  await page
    .getByRole('dialog', { name: 'Withdraw this link?' })
    .getByRole('button', { name: 'Withdraw link' })
    .click()
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible()
  await shared.reload()
  await expect(shared.getByText('This resume cannot be shown')).toBeVisible()
  await visitor.close()
})
