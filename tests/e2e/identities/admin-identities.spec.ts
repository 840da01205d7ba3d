import type { Browser, BrowserContext, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { newName, newPhone } from '../../support/new-names.ts'
import { registerNew, signInAs } from '../../support/signed-in.ts'
import { expect, test } from '../../support/journey.ts'

interface Applicant {
  context: BrowserContext
  mobile: string
  name: string
  number: string
}

/** A new person who submits an identity as a student. */
async function apply(browser: Browser, name: string, number: string): Promise<Applicant> {
  const context = await browser.newContext()
  const mobile = await registerNew(context)
  await context.request.get('/api/v1/baseVerify/getQrImage')
  const form = { code: '8888', type: 1, identityId: number, name, sourceSign: '1' }
  await call(context, '/identity/authenticate', form)
  return { context, mobile, name, number }
}

async function statusOf({ context }: Applicant): Promise<number> {
  const { auditStatus } = await call<{ auditStatus: number }>(context, '/user/loginInfo')
  return auditStatus
}

const card = (page: Page, name: string) => page.getByRole('article', { name })

async function openQueue(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/#/identities?name=${encodeURIComponent(name)}`)
  await expect(page.getByRole('article').first()).toBeVisible()
}

test('[ACC-187] a student unknown to the roster waits, and staff decide by keyboard, one after another @phone-long', async ({
  page,
  browser,
}) => {
  const family = newName('Family').split(' ')[1] ?? ''
  const first = await apply(browser, `Aishah ${family}`, `K${newPhone()}`)
  const second = await apply(browser, `Badrul ${family}`, `K${newPhone()}`)
  expect(await statusOf(first)).toBe(1)

  await signInAs(page.context(), 'staff')
  await openQueue(page, family)
  await expect(page.getByText('2 requests are waiting')).toBeVisible()
  await expect(card(page, first.name)).toContainText('Not on the roster')
  await card(page, first.name).getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(card(page, first.name)).toHaveCount(0)
  await expect(card(page, second.name)).toBeFocused()
  expect(await statusOf(first)).toBe(2)

  await card(page, second.name).getByRole('button', { name: 'Refuse' }).press('Enter')
  const reason = card(page, second.name).getByLabel('Reason for the refusal')
  await expect(reason).toBeFocused()
  const refuse = card(page, second.name).getByRole('button', { name: 'Refuse' })
  await refuse.click()
  await expect(page.getByText('Please give a reason.')).toBeVisible()
  await expect(reason).toBeFocused()
  await reason.fill('This number belongs to somebody else')
  await refuse.dblclick()
  await expect(page.getByText('No matches')).toBeVisible()
  expect(await statusOf(second)).toBe(3)

  await page.getByLabel('Status').selectOption({ label: 'Refused' })
  await expect(card(page, second.name)).toContainText('This number belongs to somebody else')
  await first.context.close()
  await second.context.close()
})

test('of two people who decide the same request, the second is informed and continues with the next', async ({
  page,
  browser,
}) => {
  const family = newName('Family').split(' ')[1] ?? ''
  const first = await apply(browser, `Chong ${family}`, `K${newPhone()}`)
  const second = await apply(browser, `Devi ${family}`, `K${newPhone()}`)
  const other = await browser.newContext()
  const otherPage = await other.newPage()
  await signInAs(page.context(), 'staff')
  await signInAs(other, 'staff')
  await openQueue(page, family)
  await openQueue(otherPage, family)
  await card(otherPage, first.name).getByRole('button', { name: 'Confirm' }).click()
  await expect(card(otherPage, first.name)).toHaveCount(0)

  await page.bringToFront()
  await card(page, first.name).getByRole('button', { name: 'Refuse' }).click()
  await card(page, first.name).getByLabel('Reason for the refusal').fill('No such number')
  await card(page, first.name).getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('Someone else has already decided this.')).toBeVisible()
  await expect(card(page, first.name)).toHaveCount(0)
  await expect(card(page, second.name)).toBeFocused()
  expect(await statusOf(first)).toBe(2)
  await Promise.all([first, second].map(({ context }) => context.close()))
  await other.close()
})

test('[ACC-187] a person with an entry of the imported roster is approved at once, and the second with its number waits', async ({
  page,
  browser,
}) => {
  await signInAs(page.context(), 'staff')
  await page.goto('/admin/#/roster/imports')
  const [name, number] = [newName('Farid'), `R${newPhone()}`]
  const fileName = `roster-${number}.csv`
  const text = `Student number,Name,Department\n${number},${name},Design\n,Nobody,Design\n`
  const file = { name: fileName, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('table', { name: 'Rows that are skipped' })).toContainText('3')
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText(`“${fileName}” is imported: 1 new, 0 changed.`)).toBeVisible()

  const fitting = await apply(browser, name.toUpperCase(), number)
  expect(await statusOf(fitting)).toBe(2)
  const other = await apply(browser, newName('Gopal'), number)
  expect(await statusOf(other)).toBe(1)
  await openQueue(page, other.name)
  await expect(card(page, other.name)).toContainText('Different')
  await expect(card(page, other.name)).toContainText('Two people may be using one number.')

  await page.goto(`/admin/#/roster?name=${encodeURIComponent(number)}`)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Design')
  await page.goto('/admin/#/roster/imports')
  await page.getByRole('button', { name: `Undo: ${fileName}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/is undone: 0 removed, 1 kept/)).toBeVisible()

  await page.goto(`/admin/#/roster?name=${encodeURIComponent(number)}`)
  await page.getByRole('button', { name: `Remove: ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Remove ${name} (${number}) from the roster?`)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No matches')).toBeVisible()
  await Promise.all([fitting, other].map(({ context }) => context.close()))
})
