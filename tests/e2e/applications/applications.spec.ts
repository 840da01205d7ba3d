import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { newName } from '../../support/new-names.ts'
import { registerNew } from '../../support/signed-in.ts'

/** A student whose resume has a job intention, which applying requires. */
async function newApplicant(context: BrowserContext, name: string): Promise<void> {
  await registerNew(context, name)
  const { resumeId } = await call<{ resumeId: string }>(context, '/resume/resumeInfo')
  await call(context, '/resume/addIntention', {
    resumeId,
    revision: 0,
    key: randomUUID(),
    positionCode: 'shopOperator',
    positionName: '',
    salaryBand: 3,
    currency: 'MYR',
    industries: ['ecommerce'],
    city: 'MY-14-01',
    nature: 2,
  })
}

/** The link in the company's mail, from the mailbox of the sandbox. */
async function linkToCompany(page: Page, applicant: string): Promise<string> {
  const mail = page.getByRole('link', { name: new RegExp(applicant) })
  await expect(async () => {
    await page.goto('/sandbox/mails')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.click()
  const link = page.getByRole('link', { name: /\/company-answer\// })
  return new URL((await link.getAttribute('href')) ?? '').pathname
}

/** Chooses a response, fills its fields, and confirms it. */
async function answer(
  page: Page,
  name: string,
  confirm: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name: confirm }).click()
  await expect(dialog).toBeHidden()
}

test('[JOB-001] [JOB-024] [JOB-041] [JOB-046] a student searches for a job and applies, the company opens the link of its mail, invites and makes an offer, and the student accepts @phone', async ({
  page,
  context,
  browser,
}) => {
  const name = newName('Mei')
  await newApplicant(context, name)
  await page.goto('/employment')
  const search = page.getByRole('combobox', { name: 'Search jobs' })
  const toSearch = page.getByRole('banner').getByRole('button', { name: 'Search jobs' })
  await expect(search.or(toSearch).first()).toBeVisible()
  if (await toSearch.isVisible()) await toSearch.click()
  await search.fill('shop')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/employment\/serachDetails/)
  await page.locator('main a[href*="/job/"]').first().click()
  await page.getByRole('button', { name: 'Apply' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Letter/ }).fill('I like shops.')
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible()

  // The company has no account: the link opens the application in a new browser without a session.
  const company = await (await browser.newContext()).newPage()
  const path = await linkToCompany(company, name)
  await company.goto(`/en${path}`)
  await expect(company.getByText('I like shops.')).toBeHidden()
  await company.getByRole('button', { name: 'Open the application' }).click()
  await expect(company.getByText('I like shops.')).toBeVisible()
  await expect(company.getByRole('article').getByRole('heading', { name })).toBeVisible()
  await answer(company, 'Invite to an interview', 'Send the invitation', async (form) => {
    await form.getByLabel(/Date and time/).fill('2090-01-05T10:00')
    await form.getByRole('textbox', { name: /^Place/ }).fill('Level 3, Jalan Ampang')
  })
  await expect(company.getByText('Place: Level 3, Jalan Ampang').first()).toBeVisible()

  await page.goto('/applications?group=toDo')
  await page.locator('main a[href*="/applications/"]').click()
  await expect(page.getByText('Invited to an interview').first()).toBeVisible()
  const downloads = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await downloads).suggestedFilename()).toBe('interview.ics')

  await answer(company, 'Make an offer', 'Send the offer', (form) =>
    form.getByRole('textbox', { name: /Note/ }).fill('Start in May.'),
  )
  await page.reload()
  await expect(page.getByText('Start in May.')).toBeVisible()
  await answer(page, 'Accept the offer', 'Accept the offer', (form) =>
    form.getByRole('textbox', { name: /Note/ }).fill('Thank you.'),
  )
  await expect(page.getByText('Offer accepted').first()).toBeVisible()
  await company.reload()
  await expect(company.getByText('You can no longer answer.')).toBeVisible()
  await expect(company.getByText('Thank you.')).toBeVisible()
})
