import type { BrowserContext } from '@playwright/test'
import { paths as adminPaths } from '../../../apps/admin/src/app/paths.ts'
import { paths as teacherPaths } from '../../../apps/teacher/src/app/paths.ts'
import { staffPaths } from '../../../packages/site/src/staff/staff-paths.ts'
import { askAnswer, call } from '../../support/ask-server.ts'
import { demoCourse, playedPractice } from '../../support/given-practices.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { type DemoPerson, signInAs } from '../../support/signed-in.ts'
import { devices, languages, RouteVisitor } from './route-visitor.ts'

// Different workers visit the languages. Malay is visited on a phone, because it has the longest
// words.
test.describe.configure({ mode: 'parallel' })

type Row = Record<string, unknown>

/** Reads a list as this person, and returns a sealed id of its first entry. */
async function firstOf(context: BrowserContext, path: string, key: string, more: object = {}) {
  const { list } = await call<{ list: Row[] }>(context, path, { page: 1, size: 1, ...more })
  const sign = list[0]?.[key]
  if (typeof sign !== 'string') throw new Error(`${path} has no row with ${key}.`)
  return sign
}

/** A question of an examination with attempts. */
async function questionToCorrect(teacher: BrowserContext): Promise<string> {
  const examinationId = await firstOf(teacher, '/exam/findRecordList', 'examinationId')
  const subjectId = await firstOf(teacher, '/exam/allExamSubjects', 'id', { examinationId })
  return `${examinationId}?subjectId=${subjectId}`
}

/** A question of a draft. It is copied from an examination that already has questions. */
async function questionToEdit(teacher: BrowserContext): Promise<string> {
  // An examination with attempts certainly has questions, even if other journeys create empty
  // drafts.
  const written = await firstOf(teacher, '/exam/findRecordList', 'examinationId')
  const { list } = await call<{ list: Record<'idSign' | 'courseIdSign', string>[] }>(
    teacher,
    '/exam/findExaminations',
    { page: 1, size: 100 },
  )
  const source = list.find(({ idSign }) => idSign === written)
  const draft = await call<{ sign: string }>(teacher, '/exam/duplicateExamination', {
    sign: written,
    courseIdSign: source?.courseIdSign,
    examinationName: unique('To edit'),
    startTime: null,
  })
  const examinationId = draft.sign
  const subjectId = await firstOf(teacher, '/exam/allExamSubjects', 'id', { examinationId })
  return `${examinationId}?subjectId=${subjectId}`
}

/** A programme with dates, whose course has no chapters yet. */
async function newTraining(teacher: BrowserContext): Promise<string> {
  const { sign } = await call<{ sign: string }>(teacher, '/train/addTrain', {
    trainName: unique('To look at'),
    startTime: '2027-01-04T00:00:00.000Z',
    endTime: '2027-06-28T00:00:00.000Z',
    key: crypto.randomUUID(),
  })
  return sign
}

/** A request of the demo student, who asks for comments on the student's own resume. */
async function requestedResume(teacher: BrowserContext): Promise<string> {
  const student = await teacher.browser()?.newContext()
  if (!student) throw new Error('The browser has no other contexts.')
  await signInAs(student, 'student')
  const { resumeId } = await call<{ resumeId: string }>(student, '/resume/resumeInfo')
  const { name } = await call<{ name: string }>(teacher, '/user/loginInfo')
  const reviewers = await call<{ sign: string; name: string }[]>(student, '/resume/reviewers', {
    resumeId,
  })
  const reviewer = reviewers.find((one) => one.name === name)
  if (!reviewer) throw new Error(`${name} teaches no course of the student.`)
  const wanted = { resumeId, teacherSign: reviewer.sign, key: crypto.randomUUID() }
  // The server refuses the request if the test of another language has already sent it.
  await askAnswer(student, '/resume/requestReview', wanted)
  await student.close()
  return firstOf(teacher, '/resume/listRequestedReviews', 'sign')
}

/** An ended run of a student. */
const endedRun = async (teacher: BrowserContext): Promise<string> =>
  firstOf(teacher, '/practice/board', 'run', {
    sign: await playedPractice(teacher),
    state: 'ended',
  })

/** A card that the teacher has written for the ERP, so that its form can be visited. */
async function writtenCard(teacher: BrowserContext): Promise<string> {
  const { sign } = await call<{ sign: string }>(teacher, '/practice/addErpCard', {
    key: crypto.randomUUID(),
    content: {
      title: unique('To look at'),
      story: 'Buy twenty lamps.',
      partners: [],
      items: [{ code: 'I900', name: 'Lamp', price: 1990, reorderPoint: 0, reorderUnits: 0 }],
      stock: [{ item: 'I900', units: 20, cost: 1000, shelf: 20 }],
      openInvoices: [],
      supplies: [],
      habits: [],
      events: [],
      statements: [{ form: 'stockOf', item: 'I900', units: 20 }],
      hints: ['Look at the shelf.'],
    },
  })
  return sign
}

/** A draft of a rubric, so that its form can be visited. */
async function draftedRubric(teacher: BrowserContext): Promise<string> {
  const names = { en: unique('To look at') }
  const level = (percent: number) => ({ percent, names: { en: `Level ${percent}` } })
  const levels = [level(0), level(100)]
  const criterion = { key: 'reasons', names, weight: 100, source: 'teacher', levels }
  const { sign } = await call<{ sign: string }>(teacher, '/evaluations/saveRubric', {
    key: crypto.randomUUID(),
    names,
    kind: null,
    criteria: [criterion],
  })
  return sign
}

/** An assessment of a practice that demo students have played. */
async function demoAssessment(teacher: BrowserContext): Promise<string> {
  const assignment = await playedPractice(teacher)
  const { list } = await call<{ list: { sign: string | null }[] }>(
    teacher,
    '/evaluations/evaluationRows',
    { assignment, page: 1, size: 100 },
  )
  const sign = list.find((row) => row.sign !== null)?.sign
  if (!sign) throw new Error('The practice of the demo has no rubric.')
  return sign
}

type Finder = (context: BrowserContext) => Promise<string>

/** The values that replace `$sign` in the paths of a site. */
const teacherSigns: Partial<Record<keyof typeof teacherPaths, Finder>> = {
  article: (teacher) => firstOf(teacher, '/article/manageList', 'sign'),
  course: (teacher) => firstOf(teacher, '/course/myCourseList', 'idSign'),
  courseAsStudent: (teacher) => firstOf(teacher, '/course/myCourseList', 'idSign'),
  question: (teacher) => firstOf(teacher, '/exam/questionBankFindList', 'idSign'),
  examination: (teacher) => firstOf(teacher, '/exam/findExaminations', 'idSign'),
  examAsStudent: (teacher) => firstOf(teacher, '/exam/findExaminations', 'idSign'),
  marking: (teacher) => firstOf(teacher, '/exam/findRecordList', 'examinationId'),
  results: (teacher) => firstOf(teacher, '/exam/findRecordList', 'examinationId'),
  correct: questionToCorrect,
  copy: questionToEdit,
  statistics: (teacher) => firstOf(teacher, '/course/listHandIns', 'courseIdSign'),
  members: (teacher) => firstOf(teacher, '/course/listHandIns', 'courseIdSign'),
  gradebook: (teacher) => firstOf(teacher, '/course/listHandIns', 'courseIdSign'),
  gradeImports: (teacher) => firstOf(teacher, '/course/listHandIns', 'courseIdSign'),
  homework: (teacher) => firstOf(teacher, '/course/listHandIns', 'courseIdSign'),
  work: (teacher) => firstOf(teacher, '/course/listHandIns', 'examineId'),
  handIn: (teacher) => firstOf(teacher, '/course/listHandIns', 'sign'),
  practices: demoCourse,
  practiceBoard: playedPractice,
  practiceRun: endedRun,
  practiceGroups: playedPractice,
  practiceWall: playedPractice,
  erpCard: writtenCard,
  rubric: draftedRubric,
  evaluation: playedPractice,
  workEvaluation: (teacher) => firstOf(teacher, '/course/listHandIns', 'examineId'),
  assessment: demoAssessment,
  record: (teacher) => firstOf(teacher, '/exam/findRecordList', 'recordId'),
  training: newTraining,
  resumeReview: requestedResume,
}
const adminSigns: Partial<Record<keyof typeof adminPaths, Finder>> = {
  review: (staff) => firstOf(staff, '/course/courseList', 'sign'),
  person: (staff) => firstOf(staff, '/user/listPeople', 'sign'),
  order: (staff) => firstOf(staff, '/order/searchOrders', 'idSign'),
  certificateIssue: (staff) => firstOf(staff, '/certificate/listCourses', 'courseSign'),
  certificateImport: (staff) => firstOf(staff, '/certificate/listCourses', 'courseSign'),
  ownPage: async () => 'new',
  codeBatch: (staff) => firstOf(staff, '/activation/listCodeBatches', 'sign'),
  company: (staff) => firstOf(staff, '/employment/manageCompanies', 'sign'),
  post: (staff) => firstOf(staff, '/employment/managePosts', 'positionId'),
  careerPath: (staff) => firstOf(staff, '/promote/listPaths', 'sign'),
}

async function routesOf(
  site: string,
  paths: Record<string, string>,
  signs: Partial<Record<string, Finder>>,
  context: BrowserContext,
): Promise<string[]> {
  const found: string[] = []
  for (const [name, path] of Object.entries({
    ...paths,
    security: staffPaths.security,
    ownData: staffPaths.ownData,
  })) {
    if (!path.includes('$sign')) found.push(path)
    else {
      const sign = await signs[name]?.(context)
      // Without this error, a page whose sealed id is missing here would be left out of the test
      // unnoticed.
      if (!sign) throw new Error(`No thing is named that ${site}#${path} shows.`)
      found.push(path.replace('$sign', sign))
    }
  }
  return found.map((path) => `${site}#${path}`)
}

const visits: Record<DemoPerson | 'visitor', (context: BrowserContext) => Promise<string[]>> = {
  visitor: async () => ['/teacher/', '/admin/'],
  student: async () => [],
  teacher: (context) => routesOf('/teacher/', teacherPaths, teacherSigns, context),
  staff: (context) => routesOf('/admin/', adminPaths, adminSigns, context),
  platform: async () => [`/admin/#${adminPaths.schools}`, `/admin/#${adminPaths.maintenance}`],
}

const people = ['visitor', 'teacher', 'staff', 'platform'] as const
const walks = languages.flatMap((language) => people.map((person) => ({ language, person })))

for (const { language, person } of walks) {
  test(`[FRM-060] every route of the teacher and admin sites for a ${person} is accessible in ${language} and fits its width${language === 'en' ? '' : devices[language]}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const value = JSON.stringify({ version: 1, at: 0, value: language })
    const chosen = [{ name: 'titian.language', value }]
    const storageState = {
      cookies: [],
      origins: [{ origin: baseURL ?? '', localStorage: chosen }],
    }
    const context = await browser.newContext({ storageState })
    if (person !== 'visitor') await signInAs(context, person)
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    const visitor = new RouteVisitor(await context.newPage(), language)
    for (const path of await visits[person](context)) await visitor.visit(path)
    await context.close()
  })
}

test('[FRM-001] students, teachers, staff and visitors each have their own site', async ({
  browser,
}) => {
  const places = {
    visitor: '/home',
    student: '/home/learning/center',
    teacher: '/teacher/#/teachingCenter',
    staff: '/admin/#/people',
  } as const
  for (const [person, path] of Object.entries(places)) {
    const context = await browser.newContext()
    if (person !== 'visitor') await signInAs(context, person as DemoPerson)
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await context.close()
  }
})
