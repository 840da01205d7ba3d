import { type CourseAction, describeIssues, type Language } from '@titian/contract'
import { z } from 'zod'
import type { DomainEvents } from '../../../platform/events/events.ts'
import type { Services } from '../../../platform/http/context.ts'
import { type AuditAct, recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { refusal, type Refusal } from '../../../platform/refusal.ts'
import { nameOf, type Writer } from '../authoring/actions.ts'
import type { CourseFor } from '../access/queries.ts'
import * as queries from './queries.ts'
import { stepCourse } from '../states/rules.ts'

/** Refuses a missing field that the contract allows to be missing, but that this step needs. */
function missing(field: string, language: Language) {
  const parsed = z
    .object({ [field]: z.string() })
    .safeParse({ [field]: undefined }, { reportInput: true })
  return refusal(
    'invalidInput',
    parsed.error ? { fields: describeIssues(parsed.error, language) } : {},
  )
}

const auditActions = {
  approve: 'course.approved',
  refuse: 'course.refused',
  takeOff: 'course.takenOff',
  putBack: 'course.putBack',
} as const

const noticeOf = {
  approve: 'courseApproved',
  refuse: 'courseRefused',
  takeOff: 'courseTakenOff',
  putBack: 'coursePutBack',
} as const satisfies Record<string, DomainEvents['courseReviewed']['what']>

/** Returns the decision and the people of the course, for the log. */
function decisionOf(
  course: CourseFor,
  action: Exclude<CourseAction, 'submit' | 'withdraw'>,
  reason: string,
  writer: Writer,
): AuditAct {
  return {
    action: auditActions[action],
    subjectId: course.authorId,
    ...(action === 'refuse' && { reason }),
    detail: [
      {
        field: 'course',
        before: '',
        after: nameOf(course, writer),
      },
    ],
  }
}

/**
 * TCH-083, TCH-110: applies one step of the review to the revision that the caller read. A course
 * is launched when it is approved for the first time.
 */
export async function stepReview(
  db: Db,
  writer: Writer & Pick<Services, 'events' | 'seal'>,
  course: CourseFor,
  action: CourseAction,
  { revision, reason }: { revision: number | undefined; reason: string },
): Promise<Refusal<'alreadyDone' | 'invalidInput'> | 'changedMeanwhile' | undefined> {
  const { language, now } = writer
  const next = stepCourse(action, course)
  if (typeof next === 'string') return refusal('alreadyDone', next)
  if (action === 'refuse' && reason === '') return missing('reason', language)
  if (revision === undefined) return missing('revision', language)
  const launchedAt = course.launchedAt ?? (action === 'approve' ? now : null)
  return db.transaction(async (tx) => {
    const changed = await queries.changeState(
      tx,
      { ...course, revision },
      {
        ...next,
        auditReason: action === 'refuse' ? reason : null,
        launchedAt,
        updatedAt: now,
      },
    )
    if (!changed) return 'changedMeanwhile'
    const step = { action, reason: action === 'refuse' ? reason : null, at: now }
    await queries.noteStep(tx, course, { ...step, actorId: writer.actor.userId })
    if (action === 'submit' || action === 'withdraw') return undefined
    await recordAudit(tx, writer, decisionOf(course, action, reason, writer))
    const { schoolId, id } = course
    const userId = await queries.findLeader(tx, course)
    if (userId === writer.actor.userId) return undefined
    await writer.events.publish(tx, 'courseReviewed', {
      schoolId,
      userId,
      what: noticeOf[action],
      courseName: nameOf(course, writer),
      courseSign: writer.seal('course', id),
      reason,
      createdAt: now,
    })
    return undefined
  })
}
