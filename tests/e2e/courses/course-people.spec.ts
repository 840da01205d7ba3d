import type { BrowserContext, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { registerNew, signInAs } from '../../support/signed-in.ts'
import {
  course,
  courseSign,
  newStudent,
  notice,
  say,
  signedIn,
  unreadIn,
} from '../messages/message-page.ts'
import { enterAsTeacher, openNewCourse } from './teacher-page.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/**
 * Opens the page of students of a new course, in which a class is enrolled; returns the name of the
 * class.
 */
async function openClass(page: Page): Promise<string> {
  await openNewCourse(page, unique('Groups'))
  await page
    .getByRole('navigation', { name: 'Pages of the course' })
    .getByRole('link', { name: 'Students' })
    .click()
  await page.getByRole('button', { name: 'Add students' }).first().click()
  const add = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add class/ })
    .first()
  const name = (await add.getAttribute('aria-label'))?.replace('Add class ', '') ?? ''
  await add.click()
  await page
    .getByRole('dialog', { name: /^Add the class/ })
    .getByRole('button', { name: 'Add class' })
    .click()
  await expect(page.getByText(/students? added$/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return name
}

test('[TCH-155] a teacher creates groups, adds a class and single students, and writes to one group @long', async ({
  page,
}) => {
  await openClass(page)
  await expect(row(page, 'Not started').first()).toBeVisible()
  const all = await row(page, 'Not started').count()
  const dialog = page.getByRole('dialog', { name: 'Groups' })
  const openGroups = () => page.getByRole('button', { name: 'Groups', exact: true }).click()
  await row(page, 'Not started').first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Choose this page' }).click()
  await openGroups()
  for (const name of ['Red', 'Blue']) {
    await dialog.getByLabel('New group').fill(name)
    await dialog.getByRole('button', { name: 'Create group' }).click()
    await expect(dialog.getByRole('button', { name: `Add: ${name}` })).toBeVisible()
  }
  await dialog.getByLabel('New group').fill('red')
  await dialog.getByRole('button', { name: 'Create group' }).click()
  await expect(dialog.getByText('The course has a group with this name.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add: Red' }).click()
  await expect(page.getByText(/put into Red$/)).toBeVisible()
  // A typed name is not discarded without a question (FRM-381).
  await dialog.getByLabel('New group').fill('')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await row(page, 'Not started').first().getByRole('checkbox').check()
  await openGroups()
  await expect(dialog.getByText('apply to the 1 student you chose')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add: Blue' }).click()
  await expect(page.getByText('1 student added to Blue')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, 'Blue, Red')).toHaveCount(1)
  await expect(row(page, 'Red')).toHaveCount(all)

  await page.getByLabel('Group', { exact: true }).selectOption({ label: 'Blue' })
  await expect(row(page, 'Not started')).toHaveCount(1)
  await page.getByRole('button', { name: /^Write to / }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(unique('Blue'))
  await page.getByRole('dialog').getByLabel('Text').fill('Blue meets at ten.')
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent to 1 student')).toBeVisible()

  await openGroups()
  await dialog.getByRole('button', { name: 'Delete Blue' }).click()
  await page
    .getByRole('dialog', { name: 'Delete the group “Blue”?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(dialog.getByRole('button', { name: 'Add: Blue' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(row(page, 'Not started')).toHaveCount(all)
})

test('[TCH-157] a class joins a course by one link, and the teacher sees who joined @long', async ({
  page,
  browser,
}) => {
  await signInAs(page.context(), 'teacher')
  const { list } = await call<{ list: { sign: string }[] }>(
    page.context(),
    '/share/listShareableCourses',
    { page: 1, size: 1 },
  )
  const sign = list[0]?.sign ?? ''
  await page.goto(`/teacher/#/members/${sign}`)
  await page.getByRole('button', { name: 'Join by link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join by link' })
  await dialog.getByLabel('Number of places').fill('2')
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  await expect(dialog.getByText('0 of 2 places taken', { exact: false })).toBeVisible()
  const link = (await dialog.getByText(/shareCode=/).textContent()) ?? ''

  const arrive = async (): Promise<BrowserContext> => {
    const student = await browser.newContext()
    await registerNew(student)
    const tab = await student.newPage()
    await tab.goto(link)
    return student
  }
  const titleOf = (student: BrowserContext) => student.pages()[0]?.getByRole('dialog')
  const came = [await arrive(), await arrive()]
  for (const student of came)
    await expect(titleOf(student)!.getByText('The course is yours')).toBeVisible()
  const late = await arrive()
  await expect(
    titleOf(late)!.getByText('All places of this link are taken.', { exact: false }),
  ).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Join by link' }).click()
  await expect(dialog.getByRole('listitem').first()).toContainText('link of')
  await expect(dialog.getByRole('button', { name: 'Create the link' })).toBeVisible()
  for (const student of [...came, late]) await student.close()
})

test('[TCH-158] reading a message lowers the number on other open pages at once, and the teacher sees that it was read', async ({
  page,
  browser,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  const sign = await courseSign(teacher)
  await newStudent(page, sign)
  const title = unique('The room has changed')
  const withdraw = await say(teacher, sign, title)
  const desk = await teacher.newPage()
  await desk.clock.install()
  await desk.goto('/teacher/#/notices')
  await desk.getByLabel('Course', { exact: true }).selectOption({ label: course })
  const readBy = async () =>
    Number(/Read by (\d+)/.exec((await notice(desk, title).textContent()) ?? '')?.[1] ?? -1)
  await expect(async () => expect(await readBy()).toBe(0)).toPass()

  const other = await page.context().newPage()
  await other.goto('/home/learning/center')
  const bell = other.getByRole('link', { name: /^Messages/ }).first()
  await expect(async () => expect(await unreadIn(bell)).toBeGreaterThan(0)).toPass()
  const before = await unreadIn(bell)
  await page.goto('/home/learning/message?tab=course')
  await expect(notice(page, title)).toBeVisible()
  await expect(async () => expect(await unreadIn(bell)).toBeLessThan(before)).toPass({
    timeout: 10_000,
  })
  // The list is updated every 15 seconds, which the clock skips here. Students of other journeys
  // may have read the message too.
  await expect(async () => {
    await desk.clock.fastForward(15_000)
    await expect(notice(desk, title)).toContainText(/Read by [1-9]/, { timeout: 1000 })
  }).toPass({ timeout: 25_000 })
  await withdraw()
  await teacher.close()
})

test('[TCH-156] [TCH-159] [CRS-085] a teacher starts with waiting work, writes the own introduction, and goes from the student site to the own courses @phone-long', async ({
  page,
  isMobile,
}) => {
  await enterAsTeacher(page)
  const strip = page.getByRole('navigation', { name: 'To do' })
  await expect(strip.getByRole('link')).toHaveCount(4)
  const papers = strip.getByRole('link', { name: /Papers to mark/ })
  await expect(papers).toHaveText(/^\d+/)
  const mark = page.getByRole('link', { name: /^Mark the paper of/ }).first()
  await mark.click()
  await expect(page).toHaveURL(/#\/record\//)

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'My profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  const words = unique('Teaches trade')
  const title = page.getByLabel('Title', { exact: true })
  const former = await title.inputValue()
  await title.fill(words)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changed', { exact: false })).toBeVisible()

  await page.goto('/home/learning/my-teaching')
  const first = page.getByRole('main').getByRole('listitem').first()
  await first.getByRole('link', { name: /^Students of/ }).click()
  await expect(page).toHaveURL(/\/teacher\/#\/members\//)
  await page.goto('/home/learning/analysis')
  await page
    .getByRole('link', { name: /^Statistics of/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/teacher\/#\/statistics\//)

  await page.goto('/home/learning/my-teaching')
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
  if (!isMobile) {
    await page.getByRole('tab', { name: /^Teachers/ }).click()
    await expect(page.getByText(words).first()).toBeVisible()
  }
  await page.goto('/teacher/#/profile')
  await title.fill(former)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changed', { exact: false })).toBeVisible()
})
