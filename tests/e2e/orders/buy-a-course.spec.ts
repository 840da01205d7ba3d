import { registerNew } from '../../support/signed-in.ts'
import { expect, test } from '../../support/journey.ts'
import {
  asStaff,
  bought,
  buyOnline,
  email,
  giveCoins,
  goToProvider,
  lastOrder,
  mayLearn,
  money,
  newBuyer,
  openOrder,
  payButton,
  playProvider,
  soldCourse,
} from './buying-page.ts'

test('[FRM-047] [FRM-144] [CRS-001] [ORD-001] [ORD-002] [ORD-023] [ORD-026] [ORD-033] [ORD-034] [ORD-036] [ORD-080] [ORD-084] [ACC-206] a student buys a course, adds the own name on the way, and finds course, order and invoice @phone', async ({
  page,
}) => {
  const course = await soldCourse(page.context())
  await registerNew(page.context())
  await page.goto(`/courseDetail/${course.sign}`)
  await page.getByRole('link', { name: 'Buy', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible()
  await expect(page).toHaveURL(/\/pay-order\?course=/)
  await page.getByLabel(/^E-mail for the receipt/).fill(email)
  await page.getByLabel(/^Name on the invoice/).fill('Kedai Kopi Sdn Bhd')
  await payButton(page, course.coursePrice).click()

  // An invoice needs a name. The person enters it on another page, and the order form keeps its
  // input until then.
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Zulaikha binti Omar')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByLabel(/^E-mail for the receipt/)).toHaveValue(email)

  await goToProvider(page, course.coursePrice)
  await playProvider(page, 'Pay')
  // The payment service leads back to this page. It opens the courses by itself after three
  // seconds.
  await expect(bought(page)).toBeVisible()
  await expect(page.getByText(/^Your courses open in [123] seconds?\.$/)).toBeVisible()
  await expect(page).toHaveURL(/\/home\/learning\/courses/)
  await expect(page.getByText(course.courseName).first()).toBeVisible()

  await page.goto('/home/learning/account/orders')
  await page.getByRole('link', { name: course.courseName }).click()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Invoice', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible()
  await expect(page.getByText('Kedai Kopi Sdn Bhd')).toBeVisible()
  await expect(page.getByText('For: Zulaikha binti Omar')).toBeVisible()
  await expect(page.getByText(money(course.coursePrice)).first()).toBeVisible()

  // A person who has the course is led to the course, and cannot order it a second time.
  await page.goto(`/pay-order?course=${course.sign}`)
  await expect(page).toHaveURL(new RegExp(`/courseDetail/${course.sign}`))
})

test('[FRM-048] [ORD-033] [ORD-057] [ORD-061] a cancelled order is reopened by a late payment', async ({
  page,
}) => {
  const course = await soldCourse(page.context())
  await newBuyer(page.context())
  await openOrder(page, course.sign)
  const provider = await goToProvider(page, course.coursePrice)

  // When the person goes back in the browser, the page shows the present state of the order, which
  // can still be cancelled.
  await page.goBack()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page).toHaveURL(/\/pay-in\?/)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('heading', { name: 'This order has ended' })).toBeVisible()
  expect(await mayLearn(page, course.sign)).toBe(false)

  await page.goto(provider)
  await playProvider(page, 'Pay although it is over')
  await expect(bought(page)).toBeVisible()
  await expect(page).toHaveURL(/\/pay-succeeds\?orderNo=/)
  expect(await mayLearn(page, course.sign)).toBe(true)
})

test('[ORD-021] [ORD-062] an order paid in two tabs is bought once, and the second payment is refunded', async ({
  page,
  browser,
}) => {
  const course = await soldCourse(page.context())
  await newBuyer(page.context())
  await openOrder(page, course.sign)
  const first = await goToProvider(page, course.coursePrice)

  const tab = await page.context().newPage()
  await tab.goto(`/pay-order?course=${course.sign}`)
  // The button continues the unpaid order of the course, and creates no second order.
  await tab.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(tab).toHaveURL(/\/sandbox\/pay\//)
  await playProvider(tab, 'Pay')
  await expect(bought(tab)).toBeVisible()

  await page.goto(first)
  await playProvider(page, 'Pay although it is over')
  await expect(bought(page)).toBeVisible()
  const desk = await (await asStaff(browser)).newPage()
  await desk.goto('/admin/#/orders?waiting=0')
  await desk.getByRole('link', { name: (await lastOrder(page)).number }).click()
  await expect(desk.getByText('Automatic: the order was paid twice')).toBeVisible()
  expect(await mayLearn(page, course.sign)).toBe(true)
})

test('[ORD-046] [ORD-047] [ORD-052] [ORD-078] [ORD-079] coins pay a part of an order, and appear in the records', async ({
  page,
  browser,
}) => {
  const course = await soldCourse(page.context())
  const phone = await newBuyer(page.context())
  await giveCoins(await asStaff(browser), phone, 500)
  await page.goto('/home/learning/account/coins')
  await expect(page.getByText('500 coins')).toBeVisible()

  await openOrder(page, course.sign)
  await page.getByLabel(/^Coins, the rest online/).check()
  await goToProvider(page, course.coursePrice - 5)
  await playProvider(page, 'Pay')
  await expect(bought(page)).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.goto('/home/learning/account/coins')
  await expect(page.getByText('0 coins')).toBeVisible()
  await expect(page.getByText('Credited by the school')).toBeVisible()
  await expect(page.getByText('+500')).toBeVisible()
})

test('[ORD-050] coins alone buy a course without the payment service', async ({
  page,
  browser,
}) => {
  const course = await soldCourse(page.context())
  const phone = await newBuyer(page.context())
  await giveCoins(await asStaff(browser), phone, Math.round(course.coursePrice * 100))
  await openOrder(page, course.sign)
  await page.getByLabel(/^Coins/).check()
  const coins = Math.round(course.coursePrice * 100).toLocaleString('en')
  await page.getByRole('button', { name: `Pay with ${coins} coins`, exact: true }).dblclick()
  await expect(bought(page)).toBeVisible()
  expect(await mayLearn(page, course.sign)).toBe(true)
})

test('[ORD-005] [ORD-007] [ORD-011] [ORD-012] [ORD-053] [ORD-108] orders are filtered, and a closed one is hidden and restored', async ({
  page,
}) => {
  const course = await soldCourse(page.context())
  await newBuyer(page.context())
  await openOrder(page, course.sign)
  await payButton(page, course.coursePrice).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.goto('/home/learning/account')
  const parts = page.getByRole('navigation', { name: 'Account', exact: true })
  await parts.getByRole('link', { name: 'Orders' }).click()
  // A list of one order has no filters, except if the address contains a filter.
  await expect(page.getByRole('link', { name: course.courseName })).toBeVisible()
  await expect(page.getByLabel('Status')).toBeHidden()
  await page.goto('/home/learning/account/orders?orderType=3')
  await expect(page.getByText('No order matches these filters')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Status')).toHaveValue('3')
  await page.getByLabel('Status').selectOption('Unpaid')
  await page.getByRole('link', { name: course.courseName }).click()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByText(/^The order is hidden\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show again' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My orders' }).click()
  await expect(page.getByText('No orders yet')).toBeVisible()
  await page.getByRole('link', { name: 'Hidden orders' }).click()
  await page.getByRole('button', { name: /^Show order .* again$/ }).click()
  await expect(page.getByText('No hidden orders')).toBeVisible()
  await page.getByRole('link', { name: 'All orders' }).click()
  await expect(page.getByRole('link', { name: course.courseName })).toBeVisible()
})

test('[ORD-068] [ORD-069] a refund is requested in the order', async ({ page }) => {
  const course = await soldCourse(page.context())
  await newBuyer(page.context())
  const { sign } = await buyOnline(page, course)
  await page.goto(`/home/learning/account/orders/${sign}`)
  await page.getByRole('button', { name: 'Ask for a refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ask for a refund' }).click()
  await expect(dialog.getByText('Please give a reason of at least three characters.')).toBeVisible()
  await dialog.getByLabel(/^Why do you want/).fill('I bought the wrong course.')
  await dialog.getByRole('button', { name: 'Ask for a refund' }).click()
  await expect(page.getByText('Refund requested')).toBeVisible()
  await expect(page.getByText('Reason: I bought the wrong course.')).toBeVisible()
})
