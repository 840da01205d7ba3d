import { call } from '../../support/ask-server.ts'
import { fillStaffForm, newMember } from './staff-page.ts'
import { expect, test } from '../../support/journey.ts'

test('[FRM-139] [ACC-240] impersonating staff see that on the staff site too, and stop there @phone-long', async ({
  page,
  browser,
}) => {
  const phone = await newMember(browser, 'schoolAdmin')
  await page.goto('/admin/')
  await fillStaffForm(page, phone)
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  const filter = { name: 'Luqman', role: 'student', page: 1, size: 1 }
  const found = await call<{ list: { sign: string; name: string }[] }>(
    page.context(),
    '/user/listPeople',
    filter,
  )
  const [student] = found.list
  const reason = 'A question about the own courses'
  await call(page.context(), '/user/startSimulation', { sign: student?.sign, reason })

  await page.reload()
  const banner = page.getByRole('region', { name: 'Acting as a student' })
  await expect(banner).toContainText('Currently operating with the account of a student')
  await expect(banner).toContainText(student?.name ?? '?')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are acting as a student')
  await banner.getByRole('button', { name: 'Stop acting' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/admin/')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
})
