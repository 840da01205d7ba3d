import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import {
  courseSign,
  newStudent,
  notice,
  openMessages,
  signedIn,
  tab,
  unreadIn,
} from './message-room.ts'

test('[CNT-112] [CNT-113] [CNT-098] a teacher writes to chosen students with a preview, sees who was told and has read, and takes it back from who has read it and who has not @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  const sign = await courseSign(teacher)
  await newStudent(page, sign)
  const other = await browser.newContext()
  const unread = await other.newPage()
  await newStudent(unread, sign)
  await openMessages(unread)

  const desk = await teacher.newPage()
  await desk.goto(`/teacher/#/members/${sign}?state=notStarted`)
  const counted = desk.getByRole('button', { name: 'Write to these' })
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
  const told = Number(/\d+/.exec(await sent.innerText())?.[0])
  expect(told).toBeGreaterThan(1)

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
  await expect(async () => {
    await expect(written).toContainText(`Read by 1 of ${told} students`, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })

  const takeBack = desk.getByRole('button', { name: `Withdraw: ${title}` })
  const [card, button] = [await written.boundingBox(), await takeBack.boundingBox()]
  const gap = (card?.x ?? 0) + (card?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0)
  // A phone has it on a line of its own.
  if (!isMobile) expect(gap, 'the button stands at the right edge').toBeLessThanOrEqual(25)
  // Journeys beside this one speak to the course too.
  const before = await unreadIn(tab(unread, 'Course notices'))
  await takeBack.click()
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
