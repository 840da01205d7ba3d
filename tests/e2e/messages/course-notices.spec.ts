import { unique } from '../../support/new-names.ts'
import {
  course,
  courseSign,
  menuEntry,
  newStudent,
  notice,
  openMessages,
  quietCourse,
  say,
  signedIn,
  tab,
  withdrawNotice,
  unreadIn,
  write,
} from './message-page.ts'
import { expect, test } from '../../support/journey.ts'

// These journeys count the notices of one course, so those of one file run one after another.

const aMinute = 60_000

test('[CNT-019] [CNT-020] [CNT-027] [CNT-028] [CNT-029] [FRM-116] [FRM-117] [FRM-187] a teacher’s notice raises the number of a student within the minute, and reading it lowers it @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  await newStudent(page, await courseSign(teacher))
  await page.clock.install()
  await openMessages(page)
  await expect(tab(page, 'Course notices')).toHaveAccessibleName('Course notices')

  const title = unique('The room has changed')
  const desk = await teacher.newPage()
  await desk.goto('/teacher/#/notices')
  await desk.getByLabel('Course', { exact: true }).selectOption({ label: course })
  await desk.getByRole('button', { name: 'Write a notice' }).first().click()
  await write(desk, title, 'We meet in room 12.\n\nPlease bring an invoice.')
  await expect(notice(desk, title)).toBeVisible()

  await page.clock.fastForward(aMinute)
  await expect(tab(page, 'Course notices')).toHaveAccessibleName(/^Course notices \d unread/)
  const entry = await menuEntry(page, isMobile)
  const sum = async () =>
    (await unreadIn(tab(page, 'Course notices'))) +
    (await unreadIn(tab(page, 'School notices'))) +
    (await unreadIn(tab(page, 'System')))
  expect(await unreadIn(entry)).toBeGreaterThan(0)
  await expect(async () => expect(await unreadIn(entry)).toBe(await sum())).toPass()
  if (isMobile) await entry.click()
  await tab(page, 'Course notices').click()

  const read = notice(page, title)
  await expect(read.getByRole('paragraph')).toHaveText([
    'We meet in room 12.',
    'Please bring an invoice.',
  ])
  await expect(read).toContainText('Nurul Huda binti Abdul Rahman')
  await expect(read.getByRole('link', { name: course })).toHaveAttribute('href', /\/courseDetail\//)
  await expect(tab(page, 'Course notices')).toHaveAccessibleName('Course notices')
  await expect(read.getByText('New', { exact: true })).toBeVisible()
  await page.goto('/home/learning/center')
  await openMessages(page, 'course')
  await expect(read).toBeVisible()
  await expect(read.getByText('New', { exact: true })).toHaveCount(0)

  await withdrawNotice(desk, title)
  await page.reload()
  await expect(tab(page, 'Course notices')).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(read).toHaveCount(0)
  await teacher.close()
})

test('[FRM-117] the number is loaded on entering the learning area', async ({ page, browser }) => {
  const teacher = await signedIn(browser, 'teacher')
  const sign = await courseSign(teacher)
  await newStudent(page, sign)
  await page.goto('/course')
  await expect(page.locator('main a[href*="/courseDetail/"]').first()).toBeVisible()
  const withdraw = await say(teacher, sign, unique('On the way in'))
  await page.getByRole('link', { name: 'Learning centre' }).first().click()
  await expect(page).toHaveURL(/\/home\/learning\/center$/)
  const entry = await menuEntry(page, false)
  await expect(entry).toHaveAccessibleName(/ unread message/)
  await withdraw()
  await teacher.close()
})

test('[CNT-026] [FRM-141] notices are listed five a page, and appended on a phone @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  const staff = await signedIn(browser, 'staff')
  const sign = await quietCourse(staff, isMobile)
  await newStudent(page, sign)
  const word = unique('Item')
  const withdrawals: (() => Promise<unknown>)[] = []
  for (const number of [1, 2, 3, 4, 5, 6])
    withdrawals.push(await say(staff, sign, `${word} no. ${number}`))
  const oldest = notice(page, `${word} no. 1`)
  const newest = notice(page, `${word} no. 6`)
  await openMessages(page, 'course')
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(newest).toBeVisible()
  await expect(oldest).toHaveCount(0)
  if (isMobile) await page.getByRole('button', { name: /^Show \d more/ }).click()
  else await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(oldest).toBeVisible()
  await expect(newest).toHaveCount(isMobile ? 1 : 0)
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(oldest).toBeVisible()
  await expect(newest).toHaveCount(isMobile ? 1 : 0)
  await Promise.all(withdrawals.map((withdraw) => withdraw()))
  await staff.close()
})

test('[CNT-027] a teacher sees at the field what a notice lacks, loses nothing by a reload, and cannot send it twice', async ({
  page,
  browser,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  await page.close()
  const desk = await teacher.newPage()
  await desk.goto('/teacher/#/notices')
  await desk.getByLabel('Course', { exact: true }).selectOption({ label: course })
  const open = desk.getByRole('button', { name: 'Write a notice' }).first()
  const dialog = desk.getByRole('dialog')
  const title = unique('Twice')
  await open.click()
  await write(desk, '', '')
  await expect(dialog.getByText('Please enter a title.')).toBeVisible()
  await expect(dialog.getByText('Please enter a text.')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await write(desk, 'a'.repeat(101), 'Text')
  await expect(dialog.getByText('101 of 100 characters')).toBeVisible()
  await expect(dialog.getByText('The title has at most 100 characters.')).toBeVisible()
  await dialog.getByLabel('Title').fill(title)
  await desk.reload()
  await open.click()
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await expect(dialog.getByLabel('Text')).toHaveValue('Text')
  await dialog.getByRole('button', { name: 'Publish' }).dblclick()
  await expect(notice(desk, title)).toHaveCount(1)

  await open.click()
  await expect(dialog.getByLabel('Title')).toHaveValue('')
  // Waits until the dialog has moved the focus to the field, because this would interrupt the
  // typing.
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Text').fill('Text')
  await expect(async () => {
    // The click is repeated, because within the first second it would count as a double click
    // (FRM-169).
    await dialog.getByRole('button', { name: 'Publish' }).click()
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText('This was already submitted.', { timeout: 1500 })
  }).toPass()
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await withdrawNotice(desk, title)
  await teacher.close()
})

test('[CNT-112] [CNT-113] [CNT-098] a teacher writes to chosen students with a preview, sees recipients and readers, and withdraws the notice from all of them', async ({
  page,
  browser,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  const sign = await courseSign(teacher)
  await newStudent(page, sign)
  const other = await browser.newContext()
  const unread = await other.newPage()
  await newStudent(unread, sign)
  await openMessages(unread)

  const desk = await teacher.newPage()
  await desk.clock.install()
  await desk.goto(`/teacher/#/members/${sign}?state=notStarted`)
  const counted = desk.getByRole('button', { name: /^Write to / })
  await counted.click()
  const dialog = desk.getByRole('dialog')
  const [title, chinese] = [unique('Please begin'), unique('请开始学习')]
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Text').fill('The first lesson takes ten minutes.')
  await dialog.getByRole('tab', { name: '中文' }).click()
  const preview = dialog.getByRole('group', { name: /^As readers in/ })
  await expect(preview.getByRole('article', { name: title })).toBeVisible()
  await dialog.getByLabel('Title').fill(chinese)
  await dialog.getByLabel('Text').fill('第一课只要十分钟。')
  await expect(preview.getByRole('article', { name: chinese })).toContainText('第一课只要十分钟。')
  await dialog.getByRole('button', { name: 'Send' }).click()
  const sent = desk.getByText(/^Sent to \d+ students?$/)
  await expect(sent).toBeVisible()
  const recipientCount = Number(/\d+/.exec(await sent.innerText())?.[0])
  expect(recipientCount).toBeGreaterThan(1)

  await expect(tab(unread, 'Course notices')).toHaveAccessibleName(/^Course notices \d unread/)
  await page.goto('/zh/home/learning/message')
  const read = notice(page, chinese)
  await expect(read).toContainText('第一课只要十分钟。')
  await expect(read).toContainText('Nurul Huda binti Abdul Rahman')

  await desk
    .getByRole('navigation', { name: 'Pages of the course' })
    .getByRole('link', { name: 'Notices' })
    .click()
  const written = notice(desk, title)
  await expect(written).toContainText('Chosen students')
  await expect(written).toContainText('English · 中文')
  // Students of journeys that run at the same time may have read the notice too.
  const readers = new RegExp(`Read by [1-9]\\d* of ${recipientCount} students`)
  // The list is updated every 15 seconds, which the clock skips here.
  await expect(async () => {
    await desk.clock.fastForward(15_000)
    await expect(written).toContainText(readers, { timeout: 1000 })
  }).toPass({ timeout: 25_000 })

  const withdrawButton = desk.getByRole('button', { name: `Withdraw: ${title}` })
  const [card, button] = [await written.boundingBox(), await withdrawButton.boundingBox()]
  const gap = (card?.x ?? 0) + (card?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0)
  expect(gap, 'the button stands at the right edge').toBeLessThanOrEqual(25)
  const before = await unreadIn(tab(unread, 'Course notices'))
  await withdrawButton.click()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(written).toHaveCount(0)
  await expect(read).toHaveCount(0)
  await expect.poll(() => unreadIn(tab(unread, 'Course notices'))).toBe(before - 1)
  await tab(unread, 'Course notices').click()
  await expect(unread.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(notice(unread, title)).toHaveCount(0)
  await other.close()
  await teacher.close()
})

test('[TCH-191] the address of an unknown course shows Page not found', async ({ browser }) => {
  const teacher = await signedIn(browser, 'teacher')
  const page = await teacher.newPage()
  const nobody = 'A'.repeat(22)
  const addresses = [
    `/notices?course=${nobody}`,
    `/newExamination?courseIdSign=${nobody}`,
    `/newWork?courseIdSign=${nobody}`,
    `/newPractice?courseIdSign=${nobody}`,
  ]
  for (const address of addresses) {
    await page.goto('about:blank')
    await page.goto(`/teacher/#${address}`)
    await expect(page.getByText('Page not found'), address).toBeVisible()
  }
  await teacher.close()
})
