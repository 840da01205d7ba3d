import { grades } from '@titian/contract'
import { makeSheet } from '../../../apps/server/src/modules/people/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { CourseScene } from '../courses/course-scene.ts'
import type { People } from '../people/people-scene.ts'
import { act } from '../sender.ts'

export interface GradeScene {
  /** The standard of the free course. */
  standard: string
  /** A mark given to the student in the free course, and its place. */
  given: string
  /** A table of marks, a previewed import, and a confirmed one. */
  sheet: string
  imports: { previewed: string; confirmed: string }
  /** A reusable comment of the teacher. */
  comment: string
  place: { courseIdSign: string; userSign: string; kind: 'result'; itemSign: string }
}

export const standardValues = {
  watchVideo: '30%',
  unitTesting: '20%',
  theFinalExam: '40%',
  logSig: '5%',
  interactiveQuestion: '5%',
  daysAsked: 10,
  postsAsked: 5,
}

export async function makeGrades(
  testApp: TestApp,
  { teacher, student }: People,
  { free }: CourseScene,
  word: string,
): Promise<GradeScene> {
  const fields = { ...standardValues, courseId: free.course }
  const { id } = await act(testApp, grades.addAssessmentStandard, fields, teacher)
  const userSign = testApp.seal('user', student.userId)
  const course = free.course
  const place = { courseIdSign: course, userSign, kind: 'result' as const, itemSign: course }
  const mark = { ...place, points: 50, reason: 'Was ill for weeks.', seen: null }
  const { given } = await act(testApp, grades.giveGrade, mark, teacher)
  const { columns } = await act(testApp, grades.gradebook, { courseIdSign: course }, teacher)
  const title = columns.find(({ kind }) => kind !== 'result')?.title ?? ''
  const { rows } = await testApp.db.execute<{ student_card: string }>(
    `select student_card from users where id = ${student.userId}`,
  )
  const list = (points: number) =>
    `Student number,${title}\n${rows[0]?.student_card ?? ''},${points}`
  const signs: string[] = []
  let sheet = ''
  for (const points of [1, 2, 3, 4, 5]) {
    sheet = await makeSheet(testApp, teacher, list(points), `${word}-marks-${points}.csv`)
    const input = { courseIdSign: course, filePath: sheet }
    signs.push((await act(testApp, grades.previewGradeImport, input, teacher)).importSign)
  }
  const [confirmed = '', previewed = ''] = signs
  const taken = { courseIdSign: course, importSign: confirmed, reason: 'Written on paper.' }
  await act(testApp, grades.confirmGradeImport, taken, teacher)
  const written = { name: `${word} steps`, content: `${word}: show each step.` }
  const { sign: comment } = await act(testApp, grades.keepMarkComment, written, teacher)
  const imports = { previewed, confirmed }
  return { standard: id, given: given ?? '', place, sheet, imports, comment }
}
