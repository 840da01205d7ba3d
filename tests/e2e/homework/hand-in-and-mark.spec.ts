import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { courseSign, newStudent, openMessages, signedIn, tab } from '../messages/message-page.ts'

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
)

test('[CRS-073] [CRS-076] [CRS-121] [CRS-122] [CRS-179] a student hands work in and replaces it, the teacher marks it, and the student sees the score @phone-long', async ({
  page,
  browser,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  const sign = await courseSign(teacher)
  const title = unique('Plan a shipment')
  const { idSign } = await call<{ idSign: string }>(teacher, '/course/addHomework', {
    courseIdSign: sign,
    title,
    description: '<p>Which papers does it need?</p>',
  })
  await call(teacher, '/course/releaseHomework', { sign: idSign, released: true })
  await newStudent(page, sign)

  await page.goto(`/courseDetail/${sign}?tab=homework`)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row.getByText('To do')).toBeVisible()
  await row.getByRole('link', { name: `Hand in: ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(page.getByText('Write a text or choose a file.')).toBeVisible()
  await page.getByLabel('Your text').fill('An invoice and a packing list.')
  await page.reload()
  await expect(page.getByLabel('Your text')).toHaveValue('An invoice and a packing list.')
  await page.locator('input[type=file]').setInputFiles({
    name: 'papers.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  })
  await expect(page.getByRole('button', { name: 'Remove papers.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(page.getByText('Version 1')).toBeVisible()
  await page.getByLabel('Your text').fill('An invoice, a packing list and a bill of lading.')
  await page.getByRole('button', { name: 'Hand in again' }).click()
  await expect(page.getByText('Version 2')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Invoice, packing list/ })
    .click()
  await expect(row.getByText('Handed in', { exact: true })).toBeVisible()
  await expect(row.getByText('(grading)')).toBeVisible()

  const desk = await teacher.newPage()
  await desk.goto(`/teacher/#/work/${idSign}`)
  await desk.getByRole('link', { name: /^Mark/ }).first().click()
  await expect(desk.getByText('An invoice, a packing list and a bill of lading.')).toBeVisible()
  await expect(desk.getByText('An invoice and a packing list.')).toBeVisible()
  await desk.getByLabel('Score (0 to 100)').fill('120')
  await desk.getByRole('button', { name: 'Save the mark' }).click()
  await expect(desk.getByText('Points from 0 to 100 with at most two decimals.')).toBeVisible()
  await desk.getByLabel('Score (0 to 100)').fill('87.5')
  await desk.getByLabel('Comment for the student').fill('All papers are there.')
  await desk.getByRole('button', { name: 'Save the mark' }).click()
  await expect(desk.getByRole('button', { name: 'Change the mark' })).toBeVisible()

  await openMessages(page)
  await tab(page, 'System').click()
  await page
    .getByRole('article')
    .filter({ hasText: `${title}: 87.5 of 100 points.` })
    .getByRole('link')
    .click()
  await expect(page.getByText('87.5 of 100 points')).toBeVisible()
  await expect(page.getByText('All papers are there.')).toBeVisible()
  await expect(page.getByLabel('Your text')).toHaveCount(0)
  await call(teacher, '/course/releaseHomework', { sign: idSign, released: false })
})

test('[CRS-029] [CRS-032] [CRS-033] [CRS-176] a task of a chapter is in the contents, opens from there, and leads back to its list', async ({
  page,
  browser,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  const sign = await courseSign(teacher)
  const title = unique('Read a bill of lading')
  const desk = await teacher.newPage()
  await desk.goto(`/teacher/#/homework/${sign}`)
  await desk.getByRole('link', { name: 'New task' }).first().click()
  await desk.getByLabel('Title').fill(title)
  await desk.getByLabel('Belongs to').selectOption({ index: 1 })
  await desk.getByRole('button', { name: 'Create' }).click()
  await desk.getByRole('button', { name: `Release ${title}` }).click()
  await expect(desk.getByRole('button', { name: `Withdraw ${title}` })).toBeVisible()

  await newStudent(page, sign)
  await page.goto(`/courseDetail/${sign}?tab=contents`)
  await page.getByRole('link', { name: `Homework: ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Homework' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).not.toHaveURL(/item=/)
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
  await desk.getByRole('button', { name: `Withdraw ${title}` }).click()
  await expect(desk.getByRole('button', { name: `Release ${title}` })).toBeVisible()
})

test('[CRS-184] examinations on paper are below the exams and handed in like tasks', async ({
  page,
  browser,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  const sign = await courseSign(teacher)
  const titles = [unique('Written in the hall'), unique('Written at home')]
  const signs: string[] = []
  for (const [place, title] of titles.entries()) {
    const task = { courseIdSign: sign, title, description: '', resourcesType: place === 0 ? 3 : 5 }
    const { idSign } = await call<{ idSign: string }>(teacher, '/course/addHomework', task)
    await call(teacher, '/course/releaseHomework', { sign: idSign, released: true })
    signs.push(idSign)
  }
  // CRS-220: a course without homework has no tab for it, so the course gets a task.
  const homework = { courseIdSign: sign, title: unique('Homework beside exams'), description: '' }
  const { idSign: besides } = await call<{ idSign: string }>(
    teacher,
    '/course/addHomework',
    homework,
  )
  await call(teacher, '/course/releaseHomework', { sign: besides, released: true })
  signs.push(besides)
  await newStudent(page, sign)
  await page.goto(`/courseDetail/${sign}?tab=exam`)
  const elsewhere = page.getByRole('region', { name: 'Exams on paper' })
  const panel = page.getByRole('tabpanel', { name: 'Exams' })
  for (const title of titles)
    await expect(elsewhere.getByRole('row').filter({ hasText: title })).toContainText(
      'Exam on paper',
    )
  const [first, below] = [await panel.boundingBox(), await elsewhere.boundingBox()]
  expect(below?.y ?? 0).toBeGreaterThan((first?.y ?? 0) + 40)
  await page.getByRole('tab', { name: 'Homework' }).click()
  for (const title of titles)
    await expect(
      page.getByRole('row').filter({ hasText: title }).filter({ visible: true }),
    ).toHaveCount(0)
  await page.getByRole('tab', { name: 'Exams' }).click()
  await elsewhere.getByRole('link', { name: `Hand in: ${titles[0]}` }).click()
  await page.getByLabel('Your text').fill('Photographed and described.')
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(page.getByText('Version 1')).toBeVisible()
  for (const idSign of signs)
    await call(teacher, '/course/releaseHomework', { sign: idSign, released: false })
})

test('[CRS-078] [CRS-079] [CRS-183] a practical task has title, text, link and hand-in, is listed in the teaching centre, and is scored by the teacher', async ({
  page,
  browser,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  const sign = await courseSign(teacher)
  const title = unique('Keep the books of a shop')
  const desk = await teacher.newPage()
  await desk.goto(`/teacher/#/homework/${sign}`)
  await desk.getByRole('link', { name: 'New task' }).first().click()
  await desk.getByLabel('Kind').selectOption({ label: 'Practical task' })
  await desk.getByLabel('Title').fill(title)
  await desk.getByRole('textbox', { name: 'What to do' }).fill('Close the month of October.')
  await desk.getByLabel('Link to a practice system').fill('https://practice.example/books')
  await desk.getByLabel('Points').fill('20')
  await desk.getByRole('button', { name: 'Create' }).click()
  await desk.getByRole('button', { name: `Release ${title}` }).click()
  await expect(desk.getByRole('button', { name: `Withdraw ${title}` })).toBeVisible()

  await newStudent(page, sign)
  await page.goto(`/courseDetail/${sign}?tab=practical`)
  await page.getByRole('link', { name: `Hand in: ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Close the month of October.')).toBeVisible()
  await expect(page.locator('a[href="https://practice.example/books"]')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'october.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  })
  await expect(page.getByRole('button', { name: 'Remove october.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(page.getByText('Version 1')).toBeVisible()

  // The start page may be filled by older work of other courses, so the journey uses the whole
  // list.
  await desk.goto('/teacher/#/toMark?kind=handIn')
  await desk.getByLabel('Course', { exact: true }).selectOption(sign)
  await desk.getByRole('row').filter({ hasText: title }).getByRole('cell').nth(1).click()
  await desk.getByLabel('Score (0 to 20)').fill('17')
  await desk.getByRole('button', { name: 'Save the mark' }).click()
  await expect(desk.getByRole('button', { name: 'Change the mark' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('17 of 20 points')).toBeVisible()
  await desk.goto('/teacher/#/teachingCenter')
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(desk.getByRole('row').filter({ hasText: title })).toHaveCount(0)
  await desk.goto(`/teacher/#/homework/${sign}`)
  await desk.getByRole('button', { name: `Withdraw ${title}` }).click()
  await expect(desk.getByRole('button', { name: `Release ${title}` })).toBeVisible()
})
