import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { registerNew } from '../../support/signed-in.ts'
import { notice, openMessages, signedIn, tab, withdrawNotice, unreadIn } from './message-page.ts'

test('[CNT-098] [CNT-106] [CNT-107] [CNT-108] a staff notice with a preview raises the number on both devices of a student at once, marking all read on one lowers it on the other, and withdrawing removes it from both', async ({
  page,
  browser,
}) => {
  await registerNew(page.context())
  await openMessages(page)
  const device = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await device.newPage()
  await other.goto('/course')
  const badge = other.getByRole('banner').getByRole('link', { name: /^Messages/ })
  await expect(badge).toBeVisible()

  const staff = await signedIn(browser, 'staff')
  const desk = await staff.newPage()
  await desk.goto('/admin/#/bulletins')
  await desk.getByRole('button', { name: 'Write a notice' }).first().click()
  const dialog = desk.getByRole('dialog')
  const [title, chinese] = [unique('Closed on Friday'), unique('周五停课')]
  await expect(dialog.getByText(/^[\d,]+ people will get it\.$/)).toBeVisible()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Text').fill('The school is closed.')
  await dialog.getByRole('tab', { name: '中文' }).click()
  const preview = dialog.getByRole('group', { name: /^As readers in/ })
  await expect(preview).toContainText('Nothing is written in 中文')
  await expect(preview.getByRole('article', { name: title })).toBeVisible()
  await dialog.getByLabel('Title').fill(chinese)
  await dialog.getByRole('tab', { name: 'Bahasa Melayu' }).click()
  await expect(preview.getByRole('article', { name: title })).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('Please enter a text.')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveValue(chinese)
  await dialog.getByLabel('Text').fill('学校周五停课。')
  await expect(preview.getByRole('article', { name: chinese })).toContainText('学校周五停课。')
  // Other journeys may send notices to the school and withdraw them at the same time.
  const before = await unreadIn(badge)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(notice(desk, title)).toContainText('Whole school · English · 中文')

  await expect(async () => expect(await unreadIn(badge)).toBeGreaterThan(before)).toPass()
  await expect(tab(page, 'School notices')).toHaveAccessibleName(/ unread message/)
  await other.goto('/zh/home/learning/message?tab=system')
  await other.getByRole('button', { name: '全部标为已读' }).click()
  await expect(tab(page, 'School notices')).toHaveAccessibleName('School notices')
  await other.getByRole('tab', { name: /^学校通知/ }).click()
  await expect(notice(other, chinese)).toContainText('学校周五停课。')

  await tab(page, 'School notices').click()
  await expect(notice(page, title)).toBeVisible()
  await withdrawNotice(desk, title)
  await expect(notice(page, title)).toHaveCount(0)
  await expect(notice(other, chinese)).toHaveCount(0)
  await device.close()
  await staff.close()
})
