import { unique } from '../../support/new-names.ts'
import { registerNew } from '../../support/signed-in.ts'
import {
  notice,
  openMessages,
  refuseIdentity,
  signedIn,
  tab,
  withdrawNotice,
  write,
} from './message-page.ts'
import { expect, test } from '../../support/journey.ts'

test("[CNT-019] [CNT-022] [CNT-028] [CNT-029] [CNT-030] [FRM-117] a bulletin of the school reaches a person within the minute, on the school's screen only @phone-long", async ({
  page,
  browser,
}) => {
  await registerNew(page.context())
  await page.clock.install()
  await openMessages(page)

  const staff = await signedIn(browser, 'staff')
  const title = unique('Closed at noon')
  const desk = await staff.newPage()
  await desk.goto('/admin/#/bulletins')
  await desk.getByRole('button', { name: 'Write a notice' }).first().click()
  await write(desk, title, 'On Friday the school closes at noon.')
  await expect(notice(desk, title)).toBeVisible()

  await page.clock.fastForward(60_000)
  await expect(tab(page, 'School notices')).toHaveAccessibleName(/ unread message/)
  await expect(notice(page, title)).toHaveCount(0)
  await tab(page, 'School notices').click()
  await expect(notice(page, title)).toContainText('On Friday the school closes at noon.')
  await expect(notice(page, title).getByText('New', { exact: true })).toBeVisible()
  await expect(tab(page, 'School notices')).toHaveAccessibleName('School notices')
  await withdrawNotice(desk, title)
  await staff.close()
})

test("[CNT-019] [CNT-022] [CNT-028] [CNT-029] a notice to one person appears at once, on the system's screen", async ({
  page,
  browser,
}) => {
  await registerNew(page.context())
  await openMessages(page, 'course')
  await expect(tab(page, 'System')).toHaveAccessibleName('System')

  const reason = unique('The card cannot be read')
  await refuseIdentity(page, browser, reason)
  await expect(tab(page, 'System')).toHaveAccessibleName('System 1 unread message')
  await tab(page, 'System').click()
  const refusalNotice = notice(page, 'Your identity was not confirmed')
  await expect(refusalNotice).toContainText(`The reason: ${reason}`)
  await expect(tab(page, 'System')).toHaveAccessibleName('System')
  await tab(page, 'School notices').click()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(refusalNotice).toHaveCount(0)

  await tab(page, 'System').click()
  await refusalNotice.getByRole('link', { name: /^Open/ }).click()
  await expect(page).toHaveURL(/\/home\/learning\/account/)
})
