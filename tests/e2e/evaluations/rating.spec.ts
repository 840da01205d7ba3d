import type { Browser, BrowserContext } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { demoCourse } from '../../support/given-practices.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'

const level = (percent: number, name: string) => ({ percent, names: { en: name }, texts: {} })
const criterion = (key: string, name: string) => ({
  key,
  names: { en: name },
  weight: 50,
  source: 'teacher',
  evidence: '',
  levels: [level(0, 'Missing'), level(60, 'Enough'), level(100, 'Good')],
})

/** Creates a published rubric of two criteria for the inventory problems; returns its name. */
async function newRubric(teacher: BrowserContext): Promise<string> {
  const name = unique('Reasons')
  const { sign, version } = await call<{ sign: string; version: number }>(
    teacher,
    '/evaluations/saveRubric',
    {
      sign: null,
      key: crypto.randomUUID(),
      names: { en: name },
      kind: 'inventory',
      criteria: [criterion('why', 'Says why'), criterion('next', 'Plans the next try')],
      gates: [],
    },
  )
  await call(teacher, '/evaluations/publishRubric', { sign, version })
  return name
}

/** Assigns the inventory problems to the demo course; returns the sealed id. */
async function giveBench(teacher: BrowserContext): Promise<string> {
  const practices = await call<{ idSign: string; kind: string }[]>(
    teacher,
    '/simulation/practiceList',
  )
  const bench = practices.find(({ kind }) => kind === 'inventory')
  if (!bench) throw new Error('The demo has no inventory bench.')
  const { sign } = await call<{ sign: string }>(teacher, '/practice/addAssignment', {
    courseIdSign: await demoCourse(teacher),
    key: crypto.randomUUID(),
    idSign: bench.idSign,
    mode: 'oneSeat',
  })
  return sign
}

async function playToItsEnd(browser: Browser, assignment: string): Promise<BrowserContext> {
  const student = await browser.newContext()
  await signInAs(student, 'student')
  const own = await call<{ sign: string; practice: { idSign: string } }[]>(
    student,
    '/practice/ownAssignments',
  )
  const given = own.find(({ sign }) => sign === assignment)
  if (!given) throw new Error('The student does not see the practice.')
  const run = await call<{ sign: string }>(student, '/practice/startRun', {
    idSign: given.practice.idSign,
    assignment,
  })
  await call(student, '/practice/submit', { sign: run.sign })
  return student
}

test('a teacher chooses a rubric for a practice, rates a run by keys and releases it, and the student sees the total @phone', async ({
  page,
  context,
  browser,
}) => {
  await signInAs(context, 'teacher')
  const assignment = await giveBench(context)
  const student = await playToItsEnd(browser, assignment)
  const name = await newRubric(context)

  await page.goto(`/teacher/#/evaluation/${assignment}`)
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name)
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  await page.getByRole('button', { name: 'Use this rubric' }).click()
  const students = page.getByRole('table', { name: 'Students and criteria' })
  const played = students.getByRole('row').filter({ hasText: 'To rate' })
  await played.getByRole('link').click()

  await expect(page.getByText('2 criteria are not yet rated')).toBeVisible()
  await page.getByRole('region', { name: 'Says why' }).focus()
  await page.keyboard.press('3')
  await page.keyboard.press('j')
  await page.keyboard.press('2')
  await expect(page.getByRole('heading', { name: 'Total: 80%' })).toBeVisible()
  await page.getByRole('link', { name: 'All students' }).click()

  await page.getByRole('button', { name: 'Release all that are ready' }).click()
  const question = page.getByRole('dialog', { name: 'Release 1 assessment?' })
  await question.getByRole('button', { name: 'Release 1' }).click()
  await expect(students.getByText('80%, passed')).toBeVisible()

  const learning = await student.newPage()
  await learning.goto('/criticizes-system')
  await expect(learning.getByRole('link').filter({ hasText: name })).toContainText(
    'Result released',
  )
  await student.close()
})
