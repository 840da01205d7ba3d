import type { FullTexts, Texts } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { afterCommit, type Db } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal } from '../../platform/refusal.ts'
import { isOverLimit } from '../../platform/security/limits.ts'
import { maySee } from '../courses/index.ts'
import { getTraining, listPeopleIn } from './queries.ts'

/** Returns the id of the viewer, which is 0 for a visitor. */
export const viewerOf = ({ actor }: Pick<Context, 'actor'>) =>
  actor.kind === 'user' ? actor.userId : 0

/**
 * Returns the training of a sealed id; an unpublished one is visible to its people only (TRN-058).
 */
export async function visibleTraining(context: Context, sign: string) {
  const { db, school, actor, open } = context
  const found = await getTraining(db, school.id, open('training', sign), viewerOf(context))
  return maySee(actor, found.course, found.course) ? found : refusal('notFound')
}

const datesChanged: FullTexts = {
  en: 'The dates of this training have changed. Please look at its timetable.',
  zh: '本培训的时间安排有变动，请查看培训日程',
  my: 'Tarikh latihan ini telah berubah. Sila semak jadualnya.',
}

interface Changed {
  id: number
  courseId: number
  course: { names: Texts }
}

/**
 * TRN-070: informs open pages at once. A notice is sent at most once an hour, because a timetable
 * is changed in many small steps; the notice only links to the dates.
 */
export async function publishDatesChanged(
  tx: Db,
  { school, actor, now, seal, live, events }: Context & { actor: User },
  { id, courseId, course }: Changed,
): Promise<void> {
  const userIds = await listPeopleIn(tx, school.id, courseId)
  if (userIds.length === 0) return
  const data = { trainId: seal('training', id) }
  afterCommit(tx, () => live.notifyAll({ userIds }, { topic: 'trainDates', data }))
  const limit = { key: `dates of training ${id}`, seconds: 3600, most: 1 }
  if (await isOverLimit(tx, limit, now)) return
  await events.publish(tx, 'datesChanged', {
    schoolId: school.id,
    courseId,
    userIds,
    courseName: course.names,
    courseSign: seal('course', courseId),
    teacherName: actor.name,
    text: datesChanged,
    createdAt: now,
  })
}
