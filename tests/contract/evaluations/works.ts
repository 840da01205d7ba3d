import { evaluations, homework } from '@titian/contract'
import { makeFile } from '../../../apps/server/src/modules/courses/factories.ts'
import {
  publishedRubric,
  rubricForm,
} from '../../../apps/server/src/modules/evaluations/factories.ts'
import type { Person, TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'

export interface RatedWorkScene {
  /** A task of the free course, rated by a rubric of teacher, student and peers. */
  work: string
  /**
   * The student's hand-in and its assessment. Everybody except the student has given points; it is
   * not released.
   */
  workHandIn: string
  workWaiting: string
  /** The assessment of another student's hand-in, to which the student has to give points. */
  peerHandIn: string
}

const criteria = () => {
  const [, reasons] = rubricForm().criteria
  if (!reasons) throw new Error('The usual rubric has two criteria.')
  return [
    { ...reasons, weight: 70 },
    { ...reasons, key: 'calm', weight: 10, source: 'self' as const },
    { ...reasons, key: 'clear', weight: 20, source: 'peer' as const },
  ]
}

async function assessmentOf(testApp: TestApp, work: string, { userId }: Person) {
  const [row] = await rows<{ id: string; handIn: string }>(
    testApp,
    `select s.id, s.hand_in_id as "handIn" from assessments s join evaluations e on e.id = s.evaluation_id
     where e.item_id = $1 and s.user_id = $2`,
    [testApp.app.deps.signs.open('homework', work), userId],
  )
  return { id: Number(row?.id), handIn: Number(row?.handIn) }
}

/**
 * PRC-130: creates the hand-ins of two students. One of them is `fellow`, who is enrolled here too.
 */
export async function makeRatedWork(
  testApp: TestApp,
  { student, teacher }: People,
  { course, fellow, word }: { course: string; fellow: Person; word: string },
): Promise<RatedWorkScene & { assessments: number[] }> {
  const fields = { courseIdSign: course, title: `${word} essay` }
  const { idSign: work } = await act(testApp, homework.addHomework, fields, teacher)
  await act(testApp, homework.releaseHomework, { sign: work, released: true }, teacher)
  const names = { en: `${word} essay` }
  const form = { names, kind: null, criteria: criteria() }
  const rubric = await publishedRubric(testApp, teacher, form)
  const chosen = { work, rubric: rubric.sign, version: 0 }
  await act(testApp, evaluations.chooseRubric, chosen, teacher)
  for (const by of [student, fellow]) {
    const file = await makeFile(testApp.db, {
      schoolId: by.schoolId,
      ownerId: by.userId,
      purpose: 'handIn',
      type: 'application/pdf',
      name: `${word}.pdf`,
    })
    const given = {
      courseId: course,
      examineId: work,
      resourcesType: 2 as const,
      filePath: testApp.seal('file', file),
      content: `${word} essay.`,
    }
    await act(testApp, homework.saveOfflineExamineAnswer, given, by)
  }
  const own = await assessmentOf(testApp, work, student)
  const other = await assessmentOf(testApp, work, fellow)
  return {
    work,
    workHandIn: testApp.seal('handIn', own.handIn),
    workWaiting: testApp.seal('assessment', own.id),
    peerHandIn: testApp.seal('assessment', other.id),
    assessments: [own.id, other.id],
  }
}
