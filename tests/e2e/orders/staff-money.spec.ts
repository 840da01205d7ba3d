import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { shownPhone } from '../../support/new-names.ts'
import {
  asStaff,
  buyOnline,
  giveCoins,
  mayLearn,
  money,
  newBuyer,
  openOrder,
  soldCourse,
} from './buying-page.ts'

test('[ORD-039] [ORD-068] [ORD-069] [ORD-081] [ORD-096] [ORD-102] [ORD-117] staff find a waiting order, download its invoice, grant its refund with their password, and the student loses the course and sees the reason', async ({
  page,
  browser,
}) => {
  const course = await soldCourse(page.context())
  await newBuyer(page.context())
  const { sign, number } = await buyOnline(page, course)
  await call(page.context(), '/order/requestRefund', { sign, reason: 'The wrong course.' })

  const desk = await (await asStaff(browser)).newPage()
  await desk.goto('/admin/#/orders')
  // The list opens with the orders that need a decision. After another filter was chosen, the
  // address contains it.
  await expect(desk.getByRole('radio', { name: 'Needs a decision' })).toBeChecked()
  await desk.getByText('All', { exact: true }).click()
  await expect(desk).toHaveURL(/waiting=0/)
  await desk.reload()
  await expect(desk.getByRole('radio', { name: 'All', exact: true })).toBeChecked()
  await desk.getByLabel('Number, name, phone, e-mail or course').fill(number)
  await desk.getByRole('link', { name: new RegExp(number) }).click()
  await expect(desk.getByText('The wrong course.', { exact: true })).toBeVisible()
  const saved = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Invoice as PDF' }).click()
  expect((await saved).suggestedFilename()).toBe(`Invoice ${number}.pdf`)
  await desk.getByRole('button', { name: 'Refuse' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await expect(desk.getByText('Please give a reason of at least three characters.')).toBeVisible()
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await desk.getByRole('button', { name: 'Approve' }).click()
  const approve = desk.getByRole('dialog').getByRole('button', { name: 'Approve' })
  await approve.click()
  const own = desk.getByRole('dialog').getByLabel('Your password')
  await expect(own).toBeFocused()
  await own.fill('Titian2025')
  await approve.click()
  await expect(desk.getByText('The current password is wrong.')).toBeVisible()
  await own.fill('Titian2026')
  await own.press('Enter')
  await expect(desk.getByText('The refund is approved')).toBeVisible()

  await page.goto(`/home/learning/account/orders/${sign}`)
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible({
    timeout: 20_000,
  })
  await expect.poll(() => mayLearn(page, course.sign)).toBe(false)
})

test('[ORD-040] [ORD-041] [ORD-070] staff create a discount code, and a student pays less with it', async ({
  page,
  browser,
}) => {
  const code = `J${Date.now()}`
  const desk = await (await asStaff(browser)).newPage()
  await desk.goto('/admin/#/discount-codes')
  await desk.getByRole('button', { name: 'New code' }).first().click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/A number from 0.01/)).toBeVisible()
  await dialog.getByLabel(/^Code/).fill(code)
  await dialog.getByLabel(/^Discount/).fill('25')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('cell', { name: code, exact: true })).toBeVisible()

  const course = await soldCourse(page.context())
  await newBuyer(page.context())
  await openOrder(page, course.sign)
  await page.getByLabel('Discount code').fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('This discount code is not valid.')).toBeVisible()
  await page.getByLabel('Discount code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  const off = Math.round(course.coursePrice * 25) / 100
  await expect(page.getByText(`The code takes ${money(off)} off.`)).toBeVisible()
  await page.getByRole('button', { name: `Pay ${money(course.coursePrice - off)}` }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await expect(page.getByText(`MYR ${(course.coursePrice - off).toFixed(2)}`)).toBeVisible()
})

test('[ORD-052] [ORD-065] [ORD-082] staff credit coins to a person found by phone, and read the report and the settings', async ({
  page,
  browser,
}) => {
  const phone = await newBuyer(page.context())
  const staff = await asStaff(browser)
  const desk = await staff.newPage()
  await desk.goto('/admin/#/coins')
  await desk.getByRole('button', { name: 'Credit coins' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(/^Person/).fill(phone)
  await desk.getByRole('option', { name: shownPhone(phone) }).click()
  await dialog.getByLabel(/^Coins/).fill('250')
  await expect(dialog.getByText('Worth RM2.50.')).toBeVisible()
  await dialog.getByLabel(/^Reason/).fill('A prize')
  await dialog.getByRole('button', { name: 'Credit', exact: true }).dblclick()
  await expect(desk.getByText('The coins are credited')).toBeVisible()
  const { balance } = await call<{ balance: number }>(page.context(), '/coin/virtualBalance')
  expect(balance).toBe(250)
  await giveCoins(staff, phone, 1)

  await desk.goto('/admin/#/money')
  await expect(desk.getByRole('heading', { level: 1, name: 'Money report' })).toBeVisible()
  await desk.getByRole('button', { name: 'Show as a table' }).first().click()
  await expect(desk.getByRole('table').first()).toBeVisible()

  await desk.goto('/admin/#/payment-settings')
  await desk.getByLabel(/^Time to pay in minutes/).fill('2')
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText('Whole minutes from 5 to 1,440.')).toBeVisible()
})
