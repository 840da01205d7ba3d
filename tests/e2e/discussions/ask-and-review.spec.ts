import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { courseSign, newStudent, openMessages, signedIn, tab } from '../messages/message-page.ts'

interface Joined {
  sign: string
  progress: number
}

test('[CRS-020] [CRS-022] [CRS-066] [CRS-068] [CRS-160] a student asks, the teacher answers, and the student is notified @phone-long', async ({
  page,
  browser,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  const sign = await courseSign(teacher)
  await newStudent(page, sign)
  await page.goto(`/courseDetail/${sign}?tab=questions`)
  const question = unique('How many words? <b>Three</b>')
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByRole('article').getByText(question)).toBeVisible()
  await expect(page.getByLabel('Your question')).toHaveValue('')

  const desk = await teacher.newPage()
  await desk.goto(`/courseDetail/${sign}?tab=questions`)
  const asked = desk.getByRole('article').filter({ hasText: question })
  await asked.getByRole('button', { name: /^Answer the question/ }).click()
  await asked.getByLabel('Your answer').fill('Five at most.')
  await asked.getByRole('button', { name: 'Send the answer' }).click()
  await expect(desk.getByText('Answer published')).toBeVisible()
  await expect(asked.getByText('Five at most.')).toBeVisible()

  await openMessages(page)
  await tab(page, 'System').click()
  const notice = page.getByRole('article').filter({ hasText: 'Five at most.' })
  await expect(notice).toBeVisible()
  await notice.getByRole('link').click()
  await expect(page.getByRole('tab', { name: /^Questions/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const own = page.getByRole('article').filter({ hasText: question })
  await expect(own.getByText('Answered by a teacher')).toBeVisible()
})

test('[CRS-164] [CRS-165] [CRS-166] a student who has watched a third reviews the course, changes the review and removes it @long', async ({
  page,
  context,
  isMobile,
}) => {
  await signInAs(context, 'student')
  const path = '/study/courseStudyProgress'
  const joined = await call<{ list: Joined[] }>(context, path, { page: 1, size: 20 })
  const studied = joined.list.filter(({ progress }) => progress > 1 / 3)
  // The tests for a desktop and a phone run at the same time, so each uses a course of its own.
  const sign = studied.at(isMobile ? 0 : -1)?.sign ?? ''
  await page.goto(`/courseDetail/${sign}?tab=reviews`)
  await page.getByRole('radio', { name: '4 stars' }).press(' ')
  const words = unique('Worth the time')
  await page.getByLabel('What should others know?').fill(words)
  await page.getByRole('button', { name: /^(Publish|Save) the review$/ }).click()
  await expect(page.getByRole('article').getByText(words)).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('article').getByText(words)).toBeHidden()
})
