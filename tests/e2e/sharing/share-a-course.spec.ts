import { call, askAnswer } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { registerNew, signInAs } from '../../support/signed-in.ts'
import { demo, fillLogin, fillRegistration, submit } from '../accounts/sign-in-page.ts'
import { signedIn } from '../messages/message-page.ts'

interface Choices {
  list: { sign: string; courseName: string }[]
}

const dialog = 'dialog'

test('[CRS-087] [CRS-088] [CRS-089] [CRS-090] [CRS-093] [CRS-095] [CRS-096] [ACC-255] a visitor with a link registers and gets the course @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  const desk = await teacher.newPage()
  await desk.goto('/home/learning/sharingCourses')
  await desk.getByRole('button', { name: 'Create a link' }).click()
  const form = desk.getByRole(dialog)
  await form.getByRole('button', { name: 'Create a link' }).click()
  await expect(form.getByText('Choose a course').last()).toBeVisible()
  await form.getByLabel('Course').click()
  const choice = desk.getByRole('option').first()
  const courseName = (await choice.textContent()) ?? ''
  await choice.click()
  await form.getByText('QR picture').click()
  await form.getByRole('button', { name: 'Create a link' }).click()
  await expect(form.getByRole('button', { name: 'Save the picture' })).toBeVisible()
  const link = (await form.getByText(/shareCode=/).textContent()) ?? ''
  await form.getByRole('button', { name: 'Close' }).last().click()

  await page.goto(link)
  await expect(page).not.toHaveURL(/shareCode/)
  if (isMobile) {
    await expect(page.getByText('Someone shared a course with you')).toBeVisible()
    await page.getByRole(dialog).getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/login/)
  }
  await page.getByRole('button', { name: 'Register for free' }).click()
  await fillRegistration(page)
  const cut = courseName.length > 30 ? `${courseName.slice(0, 30)}…` : courseName
  await expect(page.getByRole(dialog).getByText(cut)).toBeVisible()
  await page.getByRole('button', { name: 'To my courses' }).click()
  await expect(page).toHaveURL(/\/home\/learning\/courses$/)
  await expect(page.getByText(courseName).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(courseName).first()).toBeVisible()
  await expect(page.getByRole(dialog)).toHaveCount(0)

  await desk.reload()
  const row = desk.getByRole('listitem').filter({ hasText: /by Nur Aina, \d+\*+\d+/ })
  await expect(row.first()).toContainText('Activated')

  const other = await browser.newContext()
  await registerNew(other)
  const second = await other.newPage()
  await second.goto(link)
  await expect(second.getByRole(dialog).getByText('This link has already been used.')).toBeVisible()
  await second.getByRole(dialog).getByRole('button', { name: 'Close' }).last().click()
  await expect(second).toHaveURL(/\/courseDetail\//)
  await second.reload()
  await expect(second.getByRole(dialog)).toHaveCount(0)
})

test('[CRS-090] [CRS-098] an invented code is reported after the sign-in', async ({
  page,
  isMobile,
}) => {
  await page.goto('/course?shareCode=never')
  if (isMobile) await page.getByRole(dialog).getByRole('button', { name: 'Sign in' }).click()
  await fillLogin(page, demo.student, demo.password)
  await submit(page).click()
  await expect(page.getByText('This share code is wrong.')).toBeVisible()
})

test('[CRS-106] [CRS-186] [CRS-189] a teacher creates a link from the course, and withdraws it', async ({
  browser,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  const own = await call<Choices>(teacher, '/share/listShareableCourses', { size: 1 })
  const { sign, courseName } = own.list[0] ?? { sign: '', courseName: '' }
  const page = await teacher.newPage()
  await page.goto(`/courseDetail/${sign}`)
  await page.getByRole('link', { name: 'Share with free access' }).click()
  const form = page.getByRole(dialog)
  await expect(form.getByLabel('Course')).toHaveValue(courseName)
  await form.getByRole('button', { name: 'Create a link' }).click()
  const link = (await form.getByText(/shareCode=/).textContent()) ?? ''
  await form.getByRole('button', { name: 'Close' }).last().click()
  const row = page.getByRole('listitem').filter({ hasText: link })
  await row.getByRole('button', { name: /^Withdraw/ }).click()
  await page.getByRole(dialog).getByRole('button', { name: 'Withdraw' }).click()
  await expect(row.getByText('Withdrawn')).toBeVisible()
  const student = await browser.newContext()
  await signInAs(student, 'student')
  const shareCode = new URL(link).searchParams.get('shareCode')
  expect((await askAnswer(student, '/share/activateShareCode', { shareCode })).code).toBe(-219)
})
