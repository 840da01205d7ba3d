import type { BrowserContext } from '@playwright/test'
import { call } from '../../../support/ask-server.ts'
import { expect, test } from '../../../support/journey.ts'
import { unique } from '../../../support/new-names.ts'
import { demoSigns, type DemoPerson, signInAs } from '../../../support/signed-in.ts'
import { makeExamination } from '../../exams/exam-page.ts'
import { adminStates } from './admin-states.ts'
import { faultsIn, type State } from './state.ts'
import { studentDialogs, studentStates, visitorStates } from './student-states.ts'
import { teacherStates } from './teacher-states.ts'

// The tests run in two workers, and each worker signs in once.
test.describe.configure({ mode: 'parallel' })

type Signs = Record<string, string>

async function firstOf(context: BrowserContext, path: string, key: string): Promise<string> {
  const { list } = await call<{ list: Signs[] }>(context, path, { page: 1, size: 1 })
  const sign = list[0]?.[key]
  if (!sign) throw new Error(`${path} has no row with ${key}.`)
  return sign
}

async function teacherSigns(teacher: BrowserContext): Promise<Signs> {
  const { list } = await call<{ list: Signs[] }>(teacher, '/course/myCourseList', {
    page: 1,
    size: 50,
  })
  // The course is found by its name, because the course of the first hand-in may have neither
  // chapters nor films.
  const course = list.find((one) => one['courseName']?.startsWith('Cross-border'))?.['idSign'] ?? ''
  const exam = await firstOf(teacher, '/exam/findRecordList', 'examinationId')
  const draft = await call<{ sign: string }>(teacher, '/exam/addExamination', {
    examinationName: unique('To look at'),
    courseIdSign: course,
    examTime: 30,
    attention: '',
    type: 0,
  })
  return {
    course,
    exam,
    draft: draft.sign,
    question: await firstOf(teacher, '/exam/questionBankFindList', 'idSign'),
    record: await firstOf(teacher, '/exam/findRecordList', 'recordId'),
    work: await firstOf(teacher, '/course/listHandIns', 'examineId'),
    handIn: await firstOf(teacher, '/course/listHandIns', 'sign'),
  }
}

const adminSigns = async (staff: BrowserContext): Promise<Signs> => ({
  review: await firstOf(staff, '/course/courseList', 'sign'),
  person: await firstOf(staff, '/user/listPeople', 'sign'),
  issue: await firstOf(staff, '/certificate/listCourses', 'courseSign'),
  order: await firstOf(staff, '/order/searchOrders', 'idSign'),
})

async function studentSigns(student: BrowserContext): Promise<Signs> {
  const signs = await demoSigns(student)
  const { list } = await call<{ list: { sign: string }[] }>(student, '/course/courseList', {
    page: 1,
    size: 20,
  })
  return { ...signs, other: list.find(({ sign }) => sign !== signs.course)?.sign ?? '' }
}

interface Walk {
  who: DemoPerson | undefined
  base: string
  states: readonly State[]
  signs: (context: BrowserContext) => Promise<Signs>
}

const site = (who: DemoPerson, base: string, states: readonly State[], signs: Walk['signs']) => ({
  who,
  base,
  states,
  signs,
})
/**
 * The maximum number of states that one test of a staff site visits, because one window needs time
 * for each.
 */
const half = 30
const walks: Record<string, Walk> = {
  ...Object.fromEntries(
    (['en', 'zh', 'my'] as const).flatMap((language) => [
      [
        `visitors in ${language}`,
        { who: undefined, base: `/${language}`, states: visitorStates, signs: studentSigns },
      ],
      [`students in ${language}`, site('student', `/${language}`, studentStates, studentSigns)],
    ]),
  ),
  'teachers of courses': site('teacher', '/teacher/#', teacherStates.slice(0, half), teacherSigns),
  'teachers of exams': site('teacher', '/teacher/#', teacherStates.slice(half), teacherSigns),
  'staff with people': site('staff', '/admin/#', adminStates.slice(0, half), adminSigns),
  'staff with orders': site('staff', '/admin/#', adminStates.slice(half), adminSigns),
}

/**
 * `npm test` walks for one group of each site, and for students in Malay, which has the longest words;
 * `npm run test:long` walks for the rest.
 */
const walkedAlways = [
  'visitors in en',
  'students in my',
  'teachers of courses',
  'staff with people',
]

for (const [people, { who, base, states, signs: find }] of Object.entries(walks))
  test(`[FRM-456] [FRM-460] [FRM-461] axe finds no fault in ${states.length} states that ${people} reach by pressing and typing${walkedAlways.includes(people) ? '' : ' @long'}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const context = await browser.newContext()
    const signedIn = who ? context : await browser.newContext()
    await signInAs(signedIn, who ?? 'student')
    const signs = await find(signedIn)
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    page.setDefaultNavigationTimeout(30_000)
    const pathOf = (path: string) =>
      `${base}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => signs[name] ?? name)}`
    expect(await faultsIn(page, states, pathOf)).toEqual([])
    await context.close()
    if (signedIn !== context) await signedIn.close()
  })

test(`[FRM-456] axe finds no fault in ${studentDialogs.length} states of a lesson, and of an exam from its beginning through a lost network to its end`, async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const context = await browser.newContext()
  await signInAs(context, 'student')
  const exam = await makeExamination(browser, unique('To look at'))
  const signs: Signs = { ...(await studentSigns(context)), exam }
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  page.setDefaultNavigationTimeout(30_000)
  const pathOf = (path: string) =>
    `/en${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => signs[name] ?? name)}`
  expect(await faultsIn(page, studentDialogs, pathOf)).toEqual([])
  await context.close()
})
