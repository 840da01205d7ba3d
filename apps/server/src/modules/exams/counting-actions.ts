import type { Services } from '../../platform/http/context.ts'
import { noteExams } from '../study/index.ts'
import { countExams, listLearners } from './queries.ts'

interface Learner {
  schoolId: number
  courseId: number
  userId: number
}

/** Tells study how many examinations the course asks of this learner, and how many are handed in (CRS-054). */
export async function noteLearner(
  { db }: Pick<Services, 'db'>,
  learner: Learner,
  now: Date,
): Promise<void> {
  const counts = await countExams(db, learner.schoolId, learner.courseId, learner.userId)
  await noteExams(db, { ...learner, ...counts }, now)
}

/** The same for somebody who has just joined; most courses have no examination, and joining must stay quick. */
export async function noteNewLearner(
  { db }: Pick<Services, 'db'>,
  learner: Learner,
  now: Date,
): Promise<void> {
  const counts = await countExams(db, learner.schoolId, learner.courseId, learner.userId)
  if (counts.total > 0) await noteExams(db, { ...learner, ...counts }, now)
}

/** After a release every learner of the course has another number of examinations before completion. */
export async function noteCourse(
  services: Pick<Services, 'db'>,
  schoolId: number,
  courseId: number,
  now: Date,
): Promise<void> {
  for (const userId of await listLearners(services.db, schoolId, courseId))
    await noteLearner(services, { schoolId, courseId, userId }, now)
}

export async function scheduleCounting(
  { jobs }: Pick<Services, 'jobs'>,
  schoolId: number,
  courseId: number,
): Promise<void> {
  await jobs.send('exams.countCourse', { schoolId, courseId }, { key: `course ${courseId}` })
}
