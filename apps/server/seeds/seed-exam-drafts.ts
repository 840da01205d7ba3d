import { pickText } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'
import {
  examDraws,
  examinations,
  examSubjects,
  questionVersions,
} from '../src/modules/exams/tables.ts'
import type { Text3 } from './data/types.ts'
import { atWork, endOfDay, schoolTime } from './school-time.ts'
import type { BankQuestion, ExamPlan, Place } from './seed-exam-results.ts'

const name: Text3 = {
  en: 'Practice paper with random questions',
  zh: '随机抽题练习卷',
  my: 'Kertas latihan dengan soalan rawak',
}
const addition: Text3 = {
  en: ' (Think of the case from the lesson.)',
  zh: '（请结合课堂案例作答。）',
  my: ' (Fikirkan kes dalam pelajaran.)',
}

/**
 * Inserts a draft in the language of its course: one question is changed in the draft only
 * (EXM-084), and three are drawn (EXM-118).
 */
export async function seedDraft(
  place: Place,
  banks: ReadonlyMap<string, BankQuestion[]>,
  exams: readonly ExamPlan[],
): Promise<void> {
  const { context, schoolId } = place
  const { db, now } = context
  const model = exams.find(({ seed }) => seed.courseKey === 'sea-freight' && seed.type === 0)
  const [question, second] = banks.get('sea-freight') ?? []
  if (!model || !question || !second) return
  const { courseId } = model.row
  const [examination] = await db
    .insert(examinations)
    .values({
      ...model.row,
      name: pickText(name, 'zh'),
      status: 0,
      total: 2500,
      startTime: schoolTime(now, 7, 8),
      endTime: endOfDay(now, 120),
      createdAt: atWork(now, 3),
      updatedAt: atWork(now, 3),
    })
    .returning({ id: examinations.id })
  const item: Item = { ...question.item, stem: question.item.stem + pickText(addition, 'zh') }
  const [copy] = await db
    .insert(questionVersions)
    .values({
      schoolId,
      questionId: question.questionId,
      version: 2,
      kind: item.kind,
      item,
      subjectName: item.stem,
      createdBy: model.teacherId,
      createdAt: now,
      copyOf: question.versionId,
    })
    .returning({ id: questionVersions.id })
  if (!examination || !copy) return
  const paper = { schoolId, examinationId: examination.id }
  await db.insert(examSubjects).values(
    [
      { questionId: question.questionId, questionVersionId: copy.id },
      { questionId: second.questionId, questionVersionId: second.versionId },
    ].map((subject, index) => ({ ...paper, ...subject, serial: index + 1, points: 500 })),
  )
  await db.insert(examDraws).values({
    ...paper,
    serial: 1,
    amount: 3,
    points: 500,
    anyCourse: false,
    courseId,
    kind: null,
    level: null,
  })
}
