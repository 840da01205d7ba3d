import { type AuditContext, recordAudits } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import * as queries from '../practical/queries.ts'
import * as work from '../queries.ts'
import { scoreOf } from '../rules.ts'
import type { ItemRow } from '../tables.ts'

/** The result of one student. */
interface Reached {
  userId: number
  /** Percent of the points of the task, 0 to 100. */
  percent: number
}

interface ScoringContext extends Pick<Context, 'events' | 'seal' | 'now'> {
  /** The person and the request that the log names for a changed mark. */
  audit: AuditContext
}

interface Scoring {
  task: Pick<ItemRow, 'id' | 'schoolId' | 'courseId'>
  /**
   * The text of a hand-in that is made for a student who handed nothing in, such as the name of the
   * practice.
   */
  content: string
  /** The teacher who released the scores; null if an outside system reported them. */
  gradedBy: number | null
  /** Whether the student finished after the deadline of the task. */
  late?: boolean
  /** The reason for the audit log. */
  reason?: string
}

interface Change {
  userId: number
  before: number | null
  score: number
}

type Newest = Awaited<ReturnType<typeof queries.mapNewest>>

/** Stores the marks and their history. */
async function store(
  tx: Db,
  { task, content, gradedBy, late = false }: Scoring,
  newest: Newest,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const by = { gradedBy, gradedAt: now }
  const common = { schoolId: task.schoolId, itemId: task.id, content, late }
  const fresh = changes.filter(({ userId }) => !newest.has(userId))
  const others = changes.flatMap(({ userId, score }) => {
    const { id } = newest.get(userId) ?? {}
    return id === undefined ? [] : [{ id, score }]
  })
  const rows = [
    ...(await queries.insertScored(tx, common, fresh, by)),
    ...(await queries.updateScores(tx, others, by)),
  ]
  await queries.insertGrades(tx, rows, by)
}

/** Publishes the events of new marks, which lead to certificates and notices. */
export async function announce(
  tx: Db,
  { events, seal, now }: Pick<Context, 'events' | 'seal' | 'now'>,
  item: ItemRow,
  { userId, score }: Pick<Change, 'userId' | 'score'>,
): Promise<void> {
  const { schoolId, courseId } = item
  const student = { schoolId, userId, courseId, at: now }
  await events.publish(tx, 'workMarked', student)
  await events.publish(tx, 'handInGraded', {
    schoolId,
    userId,
    courseSign: seal('course', courseId),
    workSign: seal('homework', item.id),
    title: item.title,
    score: String(score),
    points: String(item.points),
    createdAt: now,
  })
}

/**
 * PRC-069, PRC-133, TRN-056: converts the percents that students reached in a practice, or by a
 * rubric, to scores of the task. The same percents again change nothing. Comment and returned file
 * stay. Returns the ids of the students whose scores have changed.
 */
export async function scoreTask(
  tx: Db,
  context: ScoringContext,
  scoring: Scoring,
  scores: readonly Reached[],
): Promise<number[]> {
  if (scores.length === 0) return []
  const { id, schoolId } = scoring.task
  const userIds = scores.map(({ userId }) => userId)
  // Locks all students before the task. Handing in uses the same order; with another order, both
  // could wait for each other forever.
  await queries.lockStudents(tx, scoring.task, userIds)
  await work.lockItem(tx, id)
  const item = await work.getItem(tx, schoolId, id)
  const newest = await queries.mapNewest(tx, id, userIds)
  const changes = scores
    .map(({ userId, percent }) => ({
      userId,
      before: newest.get(userId)?.score ?? null,
      score: scoreOf(percent, item.points),
    }))
    .filter(({ before, score }) => before !== score)
  await store(tx, scoring, newest, changes, context.now)
  await recordAudits(
    tx,
    context.audit,
    changes.flatMap(({ userId, before, score }) =>
      before === null
        ? []
        : [
            {
              action: 'marks.changed' as const,
              subjectId: userId,
              ...(scoring.reason !== undefined && { reason: scoring.reason }),
              detail: [{ field: 'score', before: String(before), after: String(score) }],
            },
          ],
    ),
  )
  for (const change of changes) {
    const { userId } = change
    const student = { schoolId, userId, courseId: item.courseId, at: context.now }
    if (!newest.has(userId)) await context.events.publish(tx, 'workHandedIn', student)
    await announce(tx, context, item, change)
  }
  return changes.map(({ userId }) => userId)
}
