import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { call, askAnswer } from '../../support/ask-server.ts'
import { newName } from '../../support/new-names.ts'
import { registerNew, signInAs } from '../../support/signed-in.ts'

export interface Sold {
  sign: string
  courseName: string
  coursePrice: number
}

/** A course that the school sells. */
export async function soldCourse(context: BrowserContext): Promise<Sold> {
  const { list } = await call<{ list: Sold[] }>(context, '/course/courseList', {
    isFree: '0',
    page: 1,
    size: 50,
  })
  const sold = list.find(({ coursePrice }) => coursePrice > 0)
  if (!sold) throw new Error('The demo school sells no course.')
  return sold
}

export const money = (amount: number): string => `RM${amount.toFixed(2)}`

/** A new person with a name, as an order requires; returns the phone. */
export async function newBuyer(context: BrowserContext): Promise<string> {
  const phone = await registerNew(context)
  await context.request.put('/api/v1/user/updateUserInfo', {
    headers: { language: 'en' },
    data: { userName: newName('Zulaikha Wong'), sex: 2 },
  })
  return phone
}

export async function asStaff(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await signInAs(context, 'staff')
  return context
}

export const email = 'aisyah@example.com'

/** Opens the order of a course, and fills in nothing but the e-mail address. */
export async function openOrder(page: Page, course: string): Promise<void> {
  await page.goto(`/pay-order?course=${course}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible()
  await page.getByLabel(/^E-mail for the receipt/).fill(email)
}

export const payButton = (page: Page, amount: number) =>
  page.getByRole('button', { name: `Pay ${money(amount)}`, exact: true })

/** Goes from the order to the page of the sandbox payment service; returns its address. */
export async function goToProvider(page: Page, amount: number): Promise<string> {
  await payButton(page, amount).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  return page.url()
}

/** Sends the action of a button of the sandbox payment service. */
export const playProvider = (page: Page, act: string) =>
  page.getByRole('button', { name: act, exact: true }).click()

export const bought = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Purchase successful' })

/** Creates a new person's order and pays it online; returns its sealed id and number. */
export async function buyOnline(
  page: Page,
  course: Sold,
): Promise<{ sign: string; number: string }> {
  await openOrder(page, course.sign)
  await goToProvider(page, course.coursePrice)
  await playProvider(page, 'Pay')
  await expect(bought(page)).toBeVisible()
  return lastOrder(page)
}

/** The sealed id and number of the person's newest order. */
export async function lastOrder(page: Page): Promise<{ sign: string; number: string }> {
  const { list } = await call<{ list: { idSign: string; orderNo: string }[] }>(
    page.context(),
    '/order/orderList',
    { page: 1, size: 1 },
  )
  return { sign: list[0]?.idSign ?? '', number: list[0]?.orderNo ?? '' }
}

/** Gives coins to a person. If the school requires it, a second person approves them. */
export async function giveCoins(staff: BrowserContext, phone: string, amount: number) {
  const { list } = await call<{ list: { sign: string }[] }>(staff, '/user/listPeople', {
    name: phone,
    page: 1,
    size: 1,
  })
  await call(staff, '/coin/creditCoins', {
    userSign: list[0]?.sign,
    amount,
    reason: 'For a journey',
    key: crypto.randomUUID(),
  })
}

/** True when the page's person may study the course. */
export async function mayLearn(page: Page, course: string): Promise<boolean> {
  const { data } = await askAnswer<{ may: { learn: boolean } }>(
    page.context(),
    '/course/courseByCourseId',
    { sign: course },
  )
  return data.may.learn
}
