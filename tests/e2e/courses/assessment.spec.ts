import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { openNewCourse } from './teacher-page.ts'

test('[TCH-047] [TCH-050] [TCH-051] [TCH-052] [TCH-054] five weights are saved only if they sum up to 100, and shown as a pie chart', async ({
  page,
}) => {
  await openNewCourse(page, unique('Weights'))
  await page.getByRole('link', { name: 'Assessment' }).click()
  await expect(page.getByText('This course has no assessment standard yet')).toBeVisible()
  const pie = page.getByRole('figure', { name: 'Parts of the result' })
  await expect(pie.getByRole('listitem')).toHaveText([
    'Unit test20%',
    'Final score40%',
    'Watch video30%',
    'Daily check-in5%',
    'Interactive questions5%',
  ])
  await page.getByLabel('Interactive questions').fill('0')
  await expect(pie.getByRole('listitem')).toHaveCount(4)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByText('The five values add up to 95. They must add up to 100.'),
  ).toBeVisible()
  await page.getByLabel('Daily check-in').fill('10')
  await expect(page.getByText('Result: 73 of 100, passed.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('This course has no assessment standard yet')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Daily check-in')).toHaveValue('10%')
  await expect(page.getByText('This course has no assessment standard yet')).toBeHidden()
})

test('[TCH-088] a student sees the weights before joining, and afterwards the own parts and result @phone-long', async ({
  page,
}) => {
  const { list } = await call<{ list: { sign: string; coursePrice: number }[] }>(
    page.context(),
    '/course/courseList',
    { page: 1, size: 50 },
  )
  await signInAs(page.context(), 'student')
  const joined = await call<{ list: { sign: string }[] }>(
    page.context(),
    '/study/courseStudyProgress',
    { page: 1, size: 50 },
  )
  const standards = async (sign: string) =>
    (
      await call<{ total: number }>(page.context(), '/course/assessmentStandardList', {
        courseIdSign: sign,
        page: 1,
        size: 10,
      })
    ).total
  const own = new Set(joined.list.map(({ sign }) => sign))
  const signs = list.map(({ sign }) => sign)
  const first = async (candidates: string[]) => {
    for (const sign of candidates) if ((await standards(sign)) === 1) return sign
    throw new Error('No course has a standard.')
  }
  const strange = await first(signs.filter((sign) => !own.has(sign)))
  await page.goto(`/courseDetail/${strange}`)
  await expect(page.getByRole('heading', { name: 'How the course is assessed' })).toBeVisible()
  await expect(page.getByText(/^Watch video: \d+% of the result$/)).toBeVisible()
  await expect(page.getByText(/^Your result/)).toBeHidden()

  await page.goto(`/courseDetail/${await first([...own])}`)
  await expect(page.getByRole('progressbar', { name: 'Watch video' })).toBeVisible()
  await expect(page.getByText(/^Your result/)).toBeVisible()
})
