import { readFile } from 'node:fs/promises'
import { signInAs } from '../../support/signed-in.ts'
import { logEntry, makePerson, openLog } from './people-page.ts'
import { expect, test } from '../../support/journey.ts'

test('[ACC-241] [ACC-258] the log shows who did what to whom, can be filtered, and is exported for spreadsheets', async ({
  page,
}) => {
  await signInAs(page.context(), 'staff')
  const { name } = await makePerson(page.context(), 'student')
  await openLog(page, name)
  await expect(logEntry(page, name)).toContainText('Account created')
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Account disabled' })
  await expect(page.getByText('No entries')).toBeVisible()
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Account created' })
  await expect(logEntry(page, name)).toBeVisible()
  await page.getByLabel('To day').fill('2020-01-01')
  await expect(page.getByText('No entries')).toBeVisible()
  await expect(page).toHaveURL(/to=2020-01-01/)
  await page.getByLabel('To day').fill('')
  await expect(logEntry(page, name)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audit-.*\.csv$/)
  const text = await readFile((await file.path()) ?? '', 'utf8')
  expect(text.startsWith('\uFEFFTime')).toBe(true)
  expect(text).toContain(name)
  expect(text.trim().split('\r\n')).toHaveLength(2)
})
