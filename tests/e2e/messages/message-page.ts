import {
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { registerNew, signInAs, type DemoPerson } from '../../support/signed-in.ts'
import { call } from '../../support/ask-server.ts'

/** A free course of the demo teacher in which the demo student is not enrolled. */
export const course = 'Invoice, packing list and bill of lading, line by line'

export async function signedIn(browser: Browser, who: DemoPerson): Promise<BrowserContext> {
  const context = await browser.newContext()
  await signInAs(context, who)
  return context
}

interface Row {
  sign: string
  idSign: string
  courseName: string
  number: string
}

async function rowsOf(context: BrowserContext, path: string, data: object): Promise<Row[]> {
  const { list } = await call<{ list: Row[] }>(context, path, { page: 1, size: 100, ...data })
  return list
}

export async function courseSign(teacher: BrowserContext): Promise<string> {
  const taught = await rowsOf(teacher, '/course/myCourseList', {})
  return taught.find(({ courseName }) => courseName === course)?.idSign ?? ''
}

/**
 * A free course of other teachers to which the school may write; a different one for each device.
 */
export async function quietCourse(staff: BrowserContext, isMobile: boolean): Promise<string> {
  const free = await rowsOf(staff, '/course/courseList', { isFree: 1, size: 60 })
  const others = free.filter(({ courseName }) => courseName !== course)
  return others.at(isMobile ? -1 : -2)?.sign ?? ''
}

/** A new student of the course. */
export async function newStudent(page: Page, sign: string): Promise<void> {
  await registerNew(page.context())
  await call(page.context(), '/study/joinStudy', { sign })
}

/** Sends a notice to the course without the form; returns a function that withdraws it. */
export async function say(teacher: BrowserContext, courseId: string, title: string) {
  const content = 'As it is.'
  const input = { courseId, title, content }
  const { sign } = await call<{ sign: string }>(teacher, '/message/addMessage', input)
  return () => call(teacher, '/message/removeMessage', { sign })
}

/** Staff refuse the identity of the page's person. */
export async function refuseIdentity(page: Page, browser: Browser, reason: string): Promise<void> {
  const studentId = `M${Date.now()}`
  const place = { university: 'Teratai', department: 'Trade', major: 'Trade', class: '1' }
  await call(page.context(), '/identity/submitStudentAudit', { studentId, ...place })
  const staff = await signedIn(browser, 'staff')
  const waiting = await rowsOf(staff, '/identity/listRequests', { kind: 'studentInfo' })
  const sign = waiting.find(({ number }) => number === studentId)?.sign
  await call(staff, '/identity/decideRequest', { sign, approved: false, reason })
  await staff.close()
}

export const tab = (page: Page, name: 'Course notices' | 'School notices' | 'System') =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** Returns the number beside an entry of the menu; 0 if there is none. */
export async function unreadIn(entry: Locator): Promise<number> {
  await entry.waitFor({ state: 'attached' })
  // Reads the hidden text, because the entry contains the number a second time.
  const words = await entry.getByText(/^\d+ unread/).allTextContents()
  return Number.parseInt(words[0] ?? '0', 10)
}

/** Opens the messages at a screen that is empty for a new account. */
export async function openMessages(page: Page, screen = 'system'): Promise<void> {
  await page.goto(`/home/learning/message?tab=${screen}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** The menu entry of the messages: beside the page, on a phone in the drawer. */
export async function menuEntry(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.locator('aside').getByRole('link', { name: /^Messages/ })
  await page.getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('dialog').getByRole('link', { name: /^Messages/ })
}

/** Fills and publishes the visible notice form. */
export async function write(page: Page, title: string, content: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Text').fill(content)
  await dialog.getByRole('button', { name: 'Publish' }).click()
}

export const notice = (page: Page, title: string) => page.getByRole('article', { name: title })

export async function withdrawNotice(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Withdraw: ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(notice(page, title)).toHaveCount(0)
}
