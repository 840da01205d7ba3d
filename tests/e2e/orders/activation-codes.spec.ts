import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { asStaff, mayLearn, newBuyer, soldCourse } from './buying-page.ts'

const redeemButton = (page: Page) => page.getByRole('button', { name: 'Redeem', exact: true })
const codeField = (page: Page) => page.getByLabel(/^Activation code/)

/**
 * Changes the first letter of a code. The letter at the end is computed from all others, and so
 * reveals the change.
 */
const mistyped = (code: string) => (code.startsWith('A') ? 'B' : 'A') + code.slice(1)

test('[ORD-045] [ORD-072] [ORD-073] [ORD-074] [ORD-075] staff create codes and download them once; a student mistypes one and then gets the course, and another student is refused @phone-long', async ({
  page,
  browser,
}) => {
  const course = await soldCourse(page.context())
  const desk = await (await asStaff(browser)).newPage()
  await desk.goto('/admin/#/activation-codes')
  await desk.getByRole('button', { name: 'New batch' }).first().click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create the codes' }).click()
  await expect(dialog.getByText('Please enter a name.')).toBeVisible()
  await dialog.getByLabel(/^Name/).fill(`Cards ${Date.now()}`)
  await dialog.getByRole('combobox', { name: 'Courses' }).fill(course.courseName.slice(0, 12))
  await desk.getByRole('option', { name: course.courseName }).click()
  await desk.keyboard.press('Escape')
  await dialog.getByLabel(/^Number of codes/).fill('3')
  await dialog.getByRole('switch', { name: 'Ask for the employee number' }).click()
  await dialog.getByRole('button', { name: 'Create the codes' }).click()

  // The list of all batches is visible until the page of the new batch has loaded.
  await expect(desk.getByRole('button', { name: 'Download the codes' })).toBeVisible()
  await expect(desk.getByText('To be downloaded')).toBeVisible()
  await desk.getByRole('button', { name: 'Download the codes' }).click()
  await expect(desk.getByRole('dialog').getByText(/do this only once/)).toBeVisible()
  await desk.getByRole('dialog').getByText('CSV', { exact: true }).click()
  const saving = desk.waitForEvent('download')
  await desk.getByRole('dialog').getByRole('button', { name: 'Download the codes' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  const codes = file.match(/[\dA-Z]{4}(?:-[\dA-Z]{4}){3}/g) ?? []
  expect(codes).toHaveLength(3)
  await expect(desk.getByRole('list', { name: 'Cards' }).getByRole('listitem')).toHaveCount(3)
  await expect(desk.getByRole('button', { name: 'Download the codes' })).toHaveCount(0)

  const [code = ''] = codes
  await newBuyer(page.context())
  await page.goto(`/pay-order?course=${course.sign}`)
  await page.getByRole('link', { name: 'I have an activation code' }).click()
  await redeemButton(page).click()
  await expect(page.getByText('Please enter the activation code.')).toBeVisible()
  await codeField(page).fill(mistyped(code))
  await expect(page.getByText(/looks like a typing error/)).toBeVisible()
  await codeField(page).fill(code.toLowerCase().replaceAll('-', ' '))
  await expect(page.getByText(/looks like a typing error/)).toHaveCount(0)
  await redeemButton(page).click()
  await expect(page.getByText(/This code also asks who you are/)).toBeVisible()
  await expect(page.getByText('Please enter your employee number.')).toHaveCount(0)
  await expect(codeField(page)).toHaveValue(code.toLowerCase().replaceAll('-', ' '))
  await page.getByLabel(/^Employee or student number/).fill('E-1001')
  await redeemButton(page).click()
  await expect(page.getByText('Done. You can begin now:')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Courses you have activated' })).toContainText(
    course.courseName,
  )
  expect(await mayLearn(page, course.sign)).toBe(true)

  await page.context().clearCookies()
  await newBuyer(page.context())
  await page.goto(`/home/learning/courses-for?code=${code.replaceAll('-', '')}`)
  await redeemButton(page).click()
  await expect(page.getByText('This code has already been used.')).toBeVisible()
  expect(await mayLearn(page, course.sign)).toBe(false)

  await desk.reload()
  await desk.getByLabel('Last four letters, name or number').fill('E-1001')
  const used = desk.getByRole('row').filter({ hasText: 'E-1001' })
  await expect(used.getByText('Redeemed', { exact: true }).first()).toBeVisible()
})

test('[ORD-045] [ORD-092] [ORD-093] a student sees why a revoked or invented code is refused, and after five invented ones solves a captcha', async ({
  page,
  browser,
}) => {
  const staff = await asStaff(browser)
  const make = (name: string) =>
    call<{ sign: string }>(staff, '/activation/makeCodeBatch', {
      name: `${name} ${Date.now()}`,
      coins: 25,
      quantity: 2,
      key: crypto.randomUUID(),
    })
  const { sign } = await make('Journey')
  const { codes } = await call<{ codes: string[] }>(staff, '/activation/downloadCodes', {
    sign,
    format: 'csv',
  })
  const [validCode = ''] = codes
  const gone = await make('Revoked')
  const revoked = await call<{ codes: string[] }>(staff, '/activation/downloadCodes', {
    sign: gone.sign,
    format: 'csv',
  })
  const desk = await staff.newPage()
  await desk.goto(`/admin/#/activation-codes/${gone.sign}`)
  await desk.getByRole('button', { name: 'Revoke the remaining codes' }).click()
  await desk
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('The cards were lost.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(desk.getByText('2 codes are revoked')).toBeVisible()

  await newBuyer(page.context())
  await page.goto('/home/learning/courses-for')
  await codeField(page).fill(revoked.codes[0] ?? '')
  await redeemButton(page).click()
  await expect(page.getByText(/This code was revoked/)).toBeVisible()
  for (let tries = 0; tries < 5; tries++) {
    await codeField(page).fill(`LEGACY0CODE0000${tries}`)
    await redeemButton(page).click()
    await expect(page.getByText(/does not exist|not valid at this school/)).toBeVisible()
  }
  await codeField(page).fill(validCode)
  await redeemButton(page).click()
  await expect(page.getByText(/Too many wrong codes/)).toBeVisible()
  await expect(codeField(page)).toHaveValue(validCode)
  await expect(page.getByRole('img', { name: /characters|code/i })).toBeVisible()
  await page.locator('input[name=captcha]').fill('8888')
  await redeemButton(page).click()
  await expect(page.getByText('Done. 25 coins were credited.')).toBeVisible()
})
