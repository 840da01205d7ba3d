import type { Item } from '@titian/exam-items/shape'
import type { Db } from '../../platform/database/database.ts'
import { createQuestion, listNewestVersions } from './authoring/bank/queries.ts'
import { createExamination } from './authoring/examinations/queries.ts'
import { addSubjects, listSubjects } from './authoring/subjects/queries.ts'
import type { examinations } from './tables.ts'

export { attempts } from './tables.ts'

const letters = ['a', 'b', 'c', 'd']
const options = letters.map((id) => ({ id, content: `Option ${id}` }))

/** Texts of keys and analyses. No text of this list may reach a student before the review. */
export const secrets = [
  'secret-analysis',
  'secret-model',
  'secret-word',
  'rightMinusWrong',
] as const

/**
 * One question of each kind, in this order: single (a), multiple (a, b), blank (secret-word), judge
 * (true), annotation.
 */
export const oneOfEach: Item[] = [
  { kind: 'single', stem: 'Which one?', options, answer: 'a', analysis: 'secret-analysis single' },
  {
    kind: 'multiple',
    stem: 'Which ones?',
    options,
    answer: ['a', 'b'],
    strategy: 'rightMinusWrong',
    analysis: 'secret-analysis multiple',
  },
  {
    kind: 'blank',
    stem: 'The word is ___.',
    blanks: [['secret-word']],
    analysis: 'secret-analysis blank',
  },
  { kind: 'judge', stem: 'Is it so?', answer: true, analysis: 'secret-analysis judge' },
  {
    kind: 'annotation',
    stem: 'Explain.',
    model: 'secret-model',
    analysis: 'secret-analysis annotation',
  },
]

/** The questions that need no marking by a teacher. */
export const machineMarked = oneOfEach.slice(0, 4)

export interface ExamMade {
  examinationId: number
  subjectIds: number[]
  questionIds: number[]
}

type Place = { schoolId: number; courseId: number; authorId: number }

/**
 * Makes a released unit test with 10 points for each question and without limits. `values` can
 * change this.
 */
export async function makeExam(
  db: Db,
  place: Place,
  now: Date,
  {
    items = machineMarked,
    ...values
  }: Partial<typeof examinations.$inferInsert> & { items?: Item[] } = {},
): Promise<ExamMade> {
  const questionIds: number[] = []
  for (const item of items)
    questionIds.push(await createQuestion(db, { ...place, level: 1, points: 1000, item }, now))
  const examinationId = await createExamination(db, {
    ...place,
    name: 'A test',
    attention: 'Take your time.',
    startTime: null,
    endTime: null,
    minutes: 0,
    total: items.length * 1000,
    type: 0,
    status: 1,
    attempts: null,
    graceSeconds: 60,
    clockStops: false,
    shuffle: false,
    reviewWhen: 'submitted',
    createdAt: now,
    updatedAt: now,
    ...values,
  })
  const newest = new Map(
    (await listNewestVersions(db, place.schoolId, questionIds)).map((version) => [
      version.questionId,
      version.versionId,
    ]),
  )
  await addSubjects(
    db,
    questionIds.map((questionId, index) => ({
      schoolId: place.schoolId,
      examinationId,
      questionId,
      questionVersionId: newest.get(questionId) ?? 0,
      serial: index + 1,
      points: 1000,
    })),
  )
  const subjects = await listSubjects(db, place.schoolId, examinationId)
  return { examinationId, questionIds, subjectIds: subjects.map(({ id }) => id) }
}
