import type { BrowserContext, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { bare, savedPdf } from '../../support/saved-pdf.ts'
import { signInAs } from '../../support/signed-in.ts'

interface Task {
  courseIdSign: string
  sign: string
}

/** A course of one task with the demo student in it. */
async function courseOfOneTask(page: Page, courseName: string): Promise<Task> {
  const teacher = page.context()
  await signInAs(teacher, 'teacher')
  const added = await call<{ sign: string }>(teacher, '/course/addCourse', { courseName })
  const courseIdSign = added.sign
  const task = { courseIdSign, title: 'Photograph a product', description: '<p>Write.</p>' }
  const { idSign: sign } = await call<{ idSign: string }>(teacher, '/course/addHomework', task)
  await call(teacher, '/course/releaseHomework', { sign, released: true })
  const { list } = await call<{ list: { userSign: string }[] }>(
    teacher,
    '/course/importableStudents',
    {
      courseIdSign,
      name: '123456701',
      page: 1,
      size: 1,
    },
  )
  const userSigns = list.map(({ userSign }) => userSign)
  await call(teacher, '/course/addCourseStudents', { courseIdSign, userSigns })
  return { courseIdSign, sign }
}

async function signedIn(
  newContext: () => Promise<BrowserContext>,
  who: 'student' | 'staff',
): Promise<Page> {
  const context = await newContext()
  await signInAs(context, who)
  return context.newPage()
}

test('[CNT-060] [CNT-070] [CNT-071] [CNT-073] [CNT-082] a completed course gives a certificate that everybody can check until it is revoked', async ({
  page,
  browser,
}) => {
  const name = unique('Product photography')
  const { courseIdSign, sign } = await courseOfOneTask(page, name)
  const newContext = () => browser.newContext()
  const staff = await signedIn(newContext, 'staff')
  await call(staff.context(), '/certificate/saveCourse', { courseIdSign, gives: true })

  const student = await signedIn(newContext, 'student')
  await call(student.context(), '/course/saveOfflineExamineAnswer', {
    courseId: courseIdSign,
    examineId: sign,
    resourcesType: 2,
    content: 'I used the window.',
  })
  await student.goto('/home/learning/certificates')
  const own = student.getByRole('listitem').filter({ hasText: name })
  await expect(own.getByText('Valid')).toBeVisible()
  await student.goto(`/home/learning/completed/${courseIdSign}`)
  await student.getByRole('link', { name: 'View certificate' }).click()
  await expect(student.getByText(`has successfully completed ${name}`)).toBeVisible()
  const number = student.url().split('/').at(-1) ?? ''
  const holder = (await student.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const text = await savedPdf(student)
  for (const said of [holder, name, number]) expect(text).toContain(bare(said))

  const visitor = await (await newContext()).newPage()
  await visitor.goto('/certificate')
  await visitor.getByLabel('Certificate number').last().fill(number.toLowerCase())
  await visitor.getByLabel('Full name on the certificate').fill('Somebody Else')
  await visitor.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(visitor.getByText('No certificate matches.')).toBeVisible()
  await visitor.getByLabel('Full name on the certificate').fill(holder)
  await visitor.getByRole('button', { name: 'Search', exact: true }).click()
  await visitor.getByRole('link', { name: 'Open the public page' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: holder })).toBeVisible()
  await expect(visitor.getByText('Valid')).toBeVisible()

  await staff.goto('/admin/#/certificates')
  await staff.getByRole('button', { name: `Revoke certificate ${number}` }).click()
  await staff.getByLabel('Reason').fill('Issued by mistake.')
  await staff.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(staff.getByText('Certificate revoked')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText(/^Revoked on/)).toBeVisible()
  await student.goto('/home/learning/certificates')
  await expect(own.getByText(/^Revoked on/)).toBeVisible()
  await expect(own.getByText('Reason: Issued by mistake.')).toBeVisible()
})
