import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/signed-in.ts'
import { makePerson } from '../people/people-page.ts'

test('[TCH-056] [TCH-160] staff sort the courses of the school by waiting work, export them, and open their numbers', async ({
  page,
}) => {
  const context = page.context()
  await signInAs(context, 'staff')
  await page.goto('/admin/#/start')
  await page.getByRole('link', { name: 'Course statistics' }).click()
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const { list } = await call<{ list: { courseName: string }[] }>(
    context,
    '/statistics/superviseCourses',
    { sort: 'waiting' },
  )
  await page.getByRole('button', { name: 'To mark' }).click()
  await page.getByRole('button', { name: 'To mark' }).click()
  await expect(page).toHaveURL(/sort=waiting/)
  await expect(rows.nth(1)).toContainText(list[0]?.courseName ?? '?')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'As Excel workbook' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
  await page.getByRole('link', { name: list[0]?.courseName ?? '?', exact: true }).click()
  await expect(page).toHaveURL(/\/teacher\/#\/statistics\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[TCH-068] [TCH-074] [TCH-075] [TCH-163] staff remove a teacher of the school after confirming the name', async ({
  page,
}) => {
  const context = page.context()
  await signInAs(context, 'staff')
  const teacher = await makePerson(context, 'teacher')
  await page.goto(`/admin/#/teachers?name=${encodeURIComponent(teacher.name)}`)
  await page.getByRole('checkbox', { name: `Choose ${teacher.name}` }).check()
  await page.getByRole('button', { name: 'Remove 1 teacher' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(teacher.name)).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByText('Please give a reason of at least three characters.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Left the school')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('1 teacher removed')).toBeVisible()
  await expect(page.getByText('No matches')).toBeVisible()
  const { roleStr } = await call<{ roleStr: string }>(context, '/user/getPerson', {
    sign: teacher.sign,
  })
  expect(roleStr).not.toContain('teacher')
})

test('[FRM-065] staff supervise a course from the learning centre: its students, progress and records', async ({
  page,
}) => {
  const context = page.context()
  await signInAs(context, 'staff')
  const { list } = await call<{ list: { courseName: string; students: number }[] }>(
    context,
    '/statistics/superviseCourses',
    { sort: 'students' },
  )
  const { courseName = '?', students = 0 } = list[0] ?? {}
  await page.goto('/home/learning/center')
  await page.getByRole('link', { name: 'Supervision' }).click()
  await page.getByLabel('Course or teacher').fill(courseName)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: courseName })
  await expect(row).toContainText(`${students} students`)
  await row.getByRole('link', { name: `Students of ${courseName}` }).click()
  await expect(page).toHaveURL(/\/teacher\/#\/members\//)
  await page.goBack()
  await page.getByRole('link', { name: `Progress and records of ${courseName}` }).click()
  await expect(page).toHaveURL(/\/teacher\/#\/statistics\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(courseName)

  await signInAs(context, 'student')
  await page.goto('/home/learning/regulate')
  await expect(page.getByText('This page is for school staff')).toBeVisible()
})
