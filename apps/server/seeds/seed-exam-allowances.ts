import { pickText } from '@titian/contract'
import { and, asc, eq, ne } from 'drizzle-orm'
import { enrolments } from '../src/modules/courses/index.ts'
import { examAllowances, examinationChanges } from '../src/modules/exams/tables.ts'
import type { Text3 } from './data/types.ts'
import type { ExamPlan, Place } from './seed-exam-results.ts'

const day = 86_400_000

const plaster: Text3 = {
  en: 'A broken wrist: writes with the other hand.',
  zh: '手腕骨折，用另一只手作答。',
  my: 'Pergelangan tangan patah: menulis dengan tangan sebelah lagi.',
}
const reading: Text3 = {
  en: 'Reads with a screen reader.',
  zh: '使用读屏软件阅读。',
  my: 'Membaca dengan pembaca skrin.',
}

/**
 * Gives one student more time in a school's open final exams, and another student a permanent
 * allowance (EXM-116).
 */
export async function seedAllowances(place: Place, exams: readonly ExamPlan[]): Promise<void> {
  const { context, schoolId, schoolKey, language } = place
  const { db, now, userIds } = context
  const finals = exams.filter(({ seed, row }) => seed.type === 1 && (row.endTime ?? now) > now)
  let first = true
  for (const { id: examinationId, row, teacherId } of finals) {
    const students = await db
      .select({ userId: enrolments.userId })
      .from(enrolments)
      .where(
        and(
          eq(enrolments.courseId, row.courseId),
          // The demo student keeps the usual times, because the journeys rely on them.
          ne(enrolments.userId, userIds.get(`${schoolKey}/student-1`) ?? 0),
        ),
      )
      .orderBy(asc(enrolments.id))
      .limit(2)
    const given = [
      { factor: 125, extraMinutes: 10, standing: false, reason: pickText(plaster, language) },
      ...(first
        ? [{ factor: 150, extraMinutes: 0, standing: true, reason: pickText(reading, language) }]
        : []),
    ]
    for (const [index, { standing, reason, ...amounts }] of given.entries()) {
      const userId = students[index]?.userId
      if (userId === undefined) continue
      first = false
      const at = new Date(now.getTime() - 3 * day)
      const allowance = { ...amounts, extraAttempts: 0 }
      await db.insert(examAllowances).values({
        ...allowance,
        schoolId,
        userId,
        examinationId: standing ? null : examinationId,
        reason,
        createdBy: teacherId,
        createdAt: at,
      })
      await db.insert(examinationChanges).values({
        schoolId,
        examinationId,
        kind: 'given',
        userId,
        standing,
        before: null,
        after: allowance,
        reason,
        changedBy: teacherId,
        changedAt: at,
      })
    }
  }
}
