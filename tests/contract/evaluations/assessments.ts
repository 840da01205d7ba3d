import { evaluations, practice } from '@titian/contract'
import { enrol } from '../../../apps/server/src/modules/courses/index.ts'
import {
  publishedRubric,
  rubricForm,
} from '../../../apps/server/src/modules/evaluations/factories.ts'
import { gatherEnded } from '../../../apps/server/src/modules/evaluations/overview/gathering.ts'
import { keep, lockWhole } from '../../../apps/server/src/modules/evaluations/queries.ts'
import {
  assessmentChanges,
  assessmentPeers,
  assessmentRatings,
} from '../../../apps/server/src/modules/evaluations/tables.ts'
import { makeWork } from '../../../apps/server/src/modules/homework/factories.ts'
import { giveAssignment, startRun } from '../../../apps/server/src/modules/practice/factories.ts'
import type { Person, TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'
import { makeRatedWork, type RatedWorkScene } from './works.ts'

/** A word that occurs only in the texts of an assessment that was made but not released. */
export const hiddenWord = 'Rambutan'
/** The total that a teacher has set in an assessment that is not released. */
export const hiddenTotal = 83

export interface AssessmentScene extends RatedWorkScene {
  /**
   * The id of an assignment of the free course, whose rubric is applied by the machine, the
   * teacher, the student and peers.
   */
  rated: string
  /**
   * The student's assessment in the assignment `rated`. It is not released, and everybody except
   * the student has given points.
   */
  waiting: string
  /**
   * Another student's assessment in the assignment `rated`, to which the student has to give
   * points.
   */
  peerWork: string
  /** The student's released assessment in another assignment, whose id is `releasedIn`. */
  released: string
  releasedIn: string
  /**
   * Another student's assessment in the assignment `releasedIn`, with an appeal. It was saved three
   * times.
   */
  appealed: string
  /** A practical task of the course without an assigned practice; students do not see it. */
  practical: string
  /** The student's assessment in a further assignment, in which nobody has given points yet. */
  unrated: string
}

const criteria = () => {
  const [service, reasons] = rubricForm().criteria
  if (!service || !reasons) throw new Error('The usual rubric has two criteria.')
  return [
    { ...service, weight: 40 },
    { ...reasons, weight: 30 },
    { ...reasons, key: 'calm', weight: 10, source: 'self' as const },
    { ...reasons, key: 'clear', weight: 20, source: 'peer' as const },
  ]
}

async function play(testApp: TestApp, by: Person, assignment: string) {
  const { sign } = await startRun(testApp, by, { assignment })
  await act(testApp, practice.submitRun, { sign }, by)
}

async function give(testApp: TestApp, { teacher }: People, course: string, word: string) {
  const plan = { attempts: 10, dueAt: '2030-01-01T00:00:00Z' }
  const { sign: assignment } = await giveAssignment(testApp, teacher, course, plan)
  const names = { en: `${word} assessment` }
  const rubric = await publishedRubric(testApp, teacher, { names, criteria: criteria() })
  const chosen = { assignment, rubric: rubric.sign, version: 0 }
  await act(testApp, evaluations.chooseRubric, chosen, teacher)
  return assignment
}

async function assessmentOf(testApp: TestApp, assignment: string, { userId }: Person) {
  const [row] = await rows<{ id: string }>(
    testApp,
    `select s.id from assessments s join evaluations e on e.id = s.evaluation_id
     where e.assignment_id = $1 and s.user_id = $2`,
    [testApp.app.deps.signs.open('practiceAssignment', assignment), userId],
  )
  return Number(row?.id)
}

interface Raters {
  teacher: Person
  peer: Person
}

interface Written {
  word: string
  /** The total set by the teacher. */
  total: number
}

/** Enters the word in all texts of the teacher and of peers, so that the assessment is complete. */
async function write(testApp: TestApp, assessmentId: number, by: Raters, { word, total }: Written) {
  const { schoolId } = by.teacher
  const at = testApp.clock.now()
  const of = { schoolId, assessmentId, at, comment: `${word} comment` }
  const teacher = { ...of, role: 'first' as const, raterId: by.teacher.userId, level: 1 }
  await testApp.db.transaction(async (tx) => {
    await tx.insert(assessmentRatings).values([
      { ...teacher, criterion: 'reasons' },
      { ...teacher, criterion: 'calm' },
      { ...teacher, criterion: 'clear' },
      { ...of, criterion: 'clear', role: 'peer', raterId: by.peer.userId, level: 2 },
    ])
    const { userId } = by.teacher
    await tx.insert(assessmentChanges).values({
      schoolId,
      assessmentId,
      before: 61,
      after: total,
      reason: `${word} reason`,
      userId,
      at,
    })
    await keep(tx, await lockWhole(tx, schoolId, assessmentId, userId), at, { firstId: userId })
  })
}

export async function makeAssessments(
  testApp: TestApp,
  people: People,
  course: string,
  word: string,
): Promise<AssessmentScene> {
  const { student, teacher } = people
  const { schoolId } = student
  const fellow = await testApp.person('student,normal', schoolId)
  const courseId = testApp.app.deps.signs.open('course', course) ?? 0
  const at = testApp.clock.now()
  await enrol(testApp.db, { schoolId, userId: fellow.userId, courseId }, at)
  const rated = await give(testApp, people, course, word)
  const releasedIn = await give(testApp, people, course, word)
  const unratedIn = await give(testApp, people, course, word)
  await play(testApp, student, unratedIn)
  for (const by of [student, fellow]) await play(testApp, by, rated)
  for (const by of [student, fellow]) await play(testApp, by, releasedIn)
  await gatherEnded(testApp.db, testApp.clock.now())
  const waiting = await assessmentOf(testApp, rated, student)
  const peerWork = await assessmentOf(testApp, rated, fellow)
  const released = await assessmentOf(testApp, releasedIn, student)
  const appealed = await assessmentOf(testApp, releasedIn, fellow)
  const unrated = await assessmentOf(testApp, unratedIn, student)
  const { assessments, ...work } = await makeRatedWork(testApp, people, { course, fellow, word })
  for (const assessmentId of [peerWork, ...assessments.slice(1)]) {
    const given = { schoolId, assessmentId, userId: student.userId, givenAt: at }
    await testApp.db.insert(assessmentPeers).values(given).onConflictDoNothing()
  }
  const raters = { teacher, peer: people.otherStudent }
  for (const id of [waiting, peerWork, ...assessments])
    await write(testApp, id, raters, { word: `${word} ${hiddenWord}`, total: hiddenTotal })
  for (const id of [released, appealed])
    await write(testApp, id, raters, { word: `${word} shown`, total: 71 })
  await act(testApp, evaluations.releaseEvaluation, { assignment: releasedIn }, teacher)
  const appeal = { sign: testApp.seal('assessment', appealed), text: `${word} asks why.` }
  await act(testApp, evaluations.appealAssessment, appeal, fellow)
  // The additional students leave the course again, because other suites count the students of the
  // course.
  await rows(testApp, 'delete from enrolments where user_id = $1', [fellow.userId])
  const sealed = (id: number) => testApp.seal('assessment', id)
  const practical = await makeWork(testApp, teacher, course, {
    resourcesType: 4,
    taskNumber: 91,
    passLine: 60,
    released: false,
  })
  return {
    ...work,
    rated,
    releasedIn,
    practical,
    waiting: sealed(waiting),
    peerWork: sealed(peerWork),
    released: sealed(released),
    appealed: sealed(appealed),
    unrated: sealed(unrated),
  }
}
