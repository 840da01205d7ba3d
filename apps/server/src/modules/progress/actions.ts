import type { Language } from '@titian/contract'
import type { Services } from '../../platform/http/context.ts'
import { type Refusal, refusal } from '../../platform/refusal.ts'
import { randomToken } from '../../platform/security/secrets.ts'
import { leave } from '../courses/index.ts'
import * as queries from './queries.ts'
import type { Student } from './sources/queries.ts'

/** CRS-197: leaves a course. Leaving one without being enrolled succeeds. */
export async function leaveCourse(
  { db }: Pick<Services, 'db'>,
  student: Student,
  courseId: number,
  now: Date,
): Promise<Refusal<'alreadyDone'> | undefined> {
  return db.transaction(async (tx) => {
    if (await queries.hasOpenAttempt(tx, student, courseId))
      return refusal('alreadyDone', 'paperOpen')
    await leave(tx, { ...student, courseId }, now)
    return undefined
  })
}

/**
 * CRS-196: switches the calendar address on or off, or renews it. Returns the current token; null
 * when it is off.
 */
export async function saveFeed(
  { db }: Pick<Services, 'db'>,
  student: Student,
  { state, language }: { state: 'on' | 'renewed' | 'off'; language: Language },
  now: Date,
): Promise<string | null> {
  if (state !== 'off') {
    const feed = { token: randomToken(), language, replace: state === 'renewed' }
    return queries.putFeed(db, student, feed, now)
  }
  await queries.removeFeed(db, student)
  return null
}
