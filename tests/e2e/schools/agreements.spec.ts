import { expect, test } from '../../support/journey.ts'
import { newPhone } from '../../support/new-names.ts'
import { demoPassword } from '../../support/signed-in.ts'
import { fillLogin, submit } from '../accounts/sign-in-page.ts'
import { callHere, codeHere, contextAt, openConsole, openOwnSchool } from './setup-page.ts'

const words = 'We keep what you write for two years.'
const changed = 'We keep it two years instead of five.'

test('[CNT-065] [CNT-074] [CNT-083] [CNT-084] [CNT-085] staff replace a text and ask for a new acceptance; a person who signs in reads the changes, accepts, and version and time are stored', async ({
  browser,
  baseURL,
}) => {
  const { origin, staff } = await openOwnSchool(browser, baseURL, 'Kolej Perjanjian')
  const student = await contextAt(browser, origin)
  const page = await student.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/home')
  const mobile = newPhone()
  const mobileCode = await codeHere(page, mobile, 1)
  const account = { mobile, areaCode: '60', mobileCode, password: `plain:${demoPassword}` }
  await callHere(page, '/user/register', account)
  await student.clearCookies()

  const desk = await openConsole(staff, '/agreements?form=2', 'Agreements')
  await expect(desk.getByText(/^Version 1 of .* is in force/)).toBeVisible()
  await desk.getByRole('textbox', { name: 'Text (English)' }).fill(words)
  await desk.getByLabel('Ask everybody to accept this version').check()
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  const note = desk.getByRole('group', { name: 'What has changed' }).getByLabel('English')
  await expect(note).toBeFocused()
  await note.fill(changed)
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText(/^Version 2 of .* is in force/)).toBeVisible()
  const row = (version: number) =>
    desk.getByRole('row').filter({ has: desk.getByRole('link', { name: `${version}: ` }) })
  await expect(row(2).getByRole('cell').last()).toHaveText('0')
  await expect(row(1).getByRole('cell').last()).toHaveText('1')

  await page.goto('/login?url=%2Fhome%2Flearning%2Fcenter')
  await fillLogin(page, mobile, demoPassword)
  await submit(page).click()
  const dialog = page.getByRole('dialog', { name: 'Please read what has changed' })
  await expect(dialog.getByText(/^Version 2 of /)).toBeVisible()
  await expect(dialog.getByText(changed)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  const opened = student.waitForEvent('page')
  await dialog.getByRole('link', { name: /^Read the new version/ }).click()
  const reading = await opened
  await expect(reading.getByText(words)).toBeVisible()
  await reading.close()
  const before = Date.now()
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.goto('/home/learning/account?tab=security')
  const accepted = page.getByRole('listitem').filter({ hasText: 'Version 2' })
  await expect(accepted.getByText(/^Accepted .*\d/)).toBeVisible()
  await expect(page.getByText(/there is a newer version/)).toHaveCount(1)
  type AcceptedAgreement = { form: number; version: number; at: string }
  const agreements = await callHere<AcceptedAgreement[]>(page, '/school/myAgreements')
  const second = agreements.filter(({ form, version }) => form === 2 && version === 2)
  expect(second).toHaveLength(1)
  expect(Math.abs(Date.parse(second[0]?.at ?? '') - before)).toBeLessThan(10_000)
  await desk.reload()
  await expect(row(2).getByRole('cell').last()).toHaveText('1')
})
