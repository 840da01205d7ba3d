import type { Item } from '@titian/exam-items/shape'
import { type PublicItem, publicItem } from '@titian/exam-items/public'
import { and, asc, desc, eq, gt, inArray, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { cacheKeyOf, type Db } from '../../../../platform/database/database.ts'
import { prepareQuery, type Slots } from '../../../../platform/database/prepared.ts'
import { found } from '../../../../platform/refusal.ts'
import { courses, enrolments } from '../../../courses/index.ts'
import { type Begun, begunBy } from '../attempts/queries.ts'
import type { MoreTime } from '../../authoring/more-time/rules.ts'
import { moreOf } from '../../authoring/more-time/queries.ts'
import { listSubjects, type SubjectRow } from '../../authoring/subjects/queries.ts'
import { examinationColumns, type ExaminationView } from '../../authoring/examinations/queries.ts'
import {
  attemptItems,
  type AttemptRow,
  attempts,
  examinations,
  questionVersions,
  regradeChanges,
  regrades,
} from '../../tables.ts'

// Versions of questions never change, so each process may cache them. The paper of an attempt is
// cached too, because only a correction gives a question another version or other points.
// `refreshAttemptPaper` then reads the corrected values.

export interface Version {
  item: Item
  shown: PublicItem
}

export interface PaperItem extends Version {
  itemId: number
  number: number
  subjectId: number
  versionId: number
  points: number
  optionOrder: string[] | null
}

export interface AttemptPaper {
  attemptId: number
  schoolId: number
  userId: number
  examinationId: number
  courseId: number
  items: PaperItem[]
  bySubject: ReadonlyMap<number, PaperItem>
}

/** Caches rows that never change, by id. Each cache is limited to the rows that were used last. */
interface AttemptCache {
  /**
   * The key is the examination and its version, because each change of the questions raises the
   * version.
   */
  subjects: LRUCache<string, SubjectRow[]>
  versions: LRUCache<number, Version>
  papers: LRUCache<number, AttemptPaper>
}

/** Each database has its own cache, because tests open several databases in one process. */
const caches = new WeakMap<object, AttemptCache>()

function cacheFor(db: Db): AttemptCache {
  const cached = caches.get(cacheKeyOf(db))
  if (cached) return cached
  const fresh: AttemptCache = {
    subjects: new LRUCache({ max: 200 }),
    versions: new LRUCache({ max: 20_000 }),
    papers: new LRUCache({ max: 5000 }),
  }
  caches.set(cacheKeyOf(db), fresh)
  return fresh
}

/**
 * Returns frozen questions by the id of their version. If a question is not cached, `reader` reads
 * it; `reader` may be a transaction.
 */
export async function versionsOf(
  db: Db,
  ids: readonly number[],
  reader: Db = db,
): Promise<Map<number, Version>> {
  const { versions } = cacheFor(db)
  const result = new Map<number, Version>()
  const missing: number[] = []
  for (const id of new Set(ids)) {
    const cached = versions.get(id)
    if (cached) result.set(id, cached)
    else missing.push(id)
  }
  for (const { id, item } of await listVersions(reader, missing)) {
    const version = { item, shown: publicItem(item) }
    versions.set(id, version)
    result.set(id, version)
  }
  return result
}

/** Lists the questions of a released examination, for students who begin it. */
export async function subjectsOf(
  db: Db,
  { id, schoolId, version }: Pick<ExaminationView, 'id' | 'schoolId' | 'version'>,
): Promise<SubjectRow[]> {
  const { subjects } = cacheFor(db)
  const key = `${id} ${version}`
  const cached = subjects.get(key)
  if (cached) return cached
  const rows = await listSubjects(db, schoolId, id)
  subjects.set(key, rows)
  return rows
}

/**
 * Finds the paper of an attempt; undefined if there is no such attempt. `db` must not be a
 * transaction, because the result is cached.
 */
export async function findAttemptPaper(
  db: Db,
  attemptId: number,
): Promise<AttemptPaper | undefined> {
  const { papers } = cacheFor(db)
  const cached = papers.get(attemptId)
  if (cached) return cached
  const rows = await listPaperItems(db, attemptId)
  const [first] = rows
  return first && cacheAttemptPaper(db, { ...first, id: attemptId }, rows)
}

type Owner = Pick<AttemptRow, 'id' | 'schoolId' | 'userId' | 'examinationId' | 'courseId'>
type ItemRow = Omit<PaperItem, keyof Version>

async function cacheAttemptPaper(
  db: Db,
  attempt: Owner,
  rows: readonly ItemRow[],
): Promise<AttemptPaper> {
  const versions = await versionsOf(
    db,
    rows.map(({ versionId }) => versionId),
  )
  const items = rows.flatMap(({ itemId, number, subjectId, versionId, points, optionOrder }) => {
    const version = versions.get(versionId)
    return version
      ? [{ itemId, number, subjectId, versionId, points, optionOrder, ...version }]
      : []
  })
  const { id: attemptId, schoolId, userId, examinationId, courseId } = attempt
  const attemptPaper = {
    attemptId,
    schoolId,
    userId,
    examinationId,
    courseId,
    items,
    bySubject: new Map(items.map((item) => [item.subjectId, item])),
  }
  cacheFor(db).papers.set(attemptId, attemptPaper)
  return attemptPaper
}

/**
 * Makes the paper from rows that were read already. So a new attempt needs no further statement.
 */
export async function attemptPaperOf(
  db: Db,
  attempt: Owner,
  rows: readonly ItemRow[],
): Promise<AttemptPaper> {
  const cached = cacheFor(db).papers.get(attempt.id)
  return cached ? refreshAttemptPaper(db, cached, rows) : cacheAttemptPaper(db, attempt, rows)
}

type NowOf = Pick<PaperItem, 'itemId' | 'versionId' | 'points'>

/**
 * Reads the paper again, because a correction may have given a question another version or other
 * points.
 */
export async function refreshAttemptPaper(
  db: Db,
  attemptPaper: AttemptPaper,
  states: readonly NowOf[],
): Promise<AttemptPaper> {
  const now = new Map(states.map((state) => [state.itemId, state]))
  const isSame = attemptPaper.items.every(({ itemId, versionId, points }) => {
    const state = now.get(itemId)
    return !state || (state.versionId === versionId && state.points === points)
  })
  if (isSame) return attemptPaper
  const versions = await versionsOf(
    db,
    states.map(({ versionId }) => versionId),
  )
  const items = attemptPaper.items.map((item) => {
    const { versionId, points } = now.get(item.itemId) ?? item
    return { ...item, ...versions.get(versionId), versionId, points }
  })
  const newer = {
    ...attemptPaper,
    items,
    bySubject: new Map(items.map((one) => [one.subjectId, one])),
  }
  cacheFor(db).papers.set(attemptPaper.attemptId, newer)
  return newer
}

// Students never see a draft.

const isReleasedOrClosed = gt(examinations.status, 0)

/**
 * Attempts of others are not counted, because students do not see their number. This saves work
 * when a whole class begins.
 */
const studentColumns = { ...examinationColumns, records: sql`0`.mapWith(Number) }

/** Condition that the person is a student of the course of the row. */
function isJoinedBy(userId: number | SQLWrapper) {
  return sql<boolean>`exists (select 1 from ${enrolments} where ${enrolments.schoolId} = ${courses.schoolId} and ${enrolments.courseId} = ${courses.id} and ${enrolments.userId} = ${userId})`
}

/**
 * An examination as one student sees it: whether the student has joined its course, the extra time
 * (EXM-116), and the attempts.
 */
export type ReleasedView = ExaminationView & { joined: boolean; allowance: MoreTime; begun: Begun }

interface ReleasedKeys {
  schoolId: number
  examinationId: number
  userId: number
}

const released = prepareQuery((db, { schoolId, examinationId, userId }: Slots<ReleasedKeys>) =>
  db
    .select({
      ...studentColumns,
      joined: isJoinedBy(userId),
      allowance: moreOf(userId, 'examinations'),
      begun: begunBy(userId),
    })
    .from(examinations)
    .innerJoin(courses, eq(courses.id, examinations.courseId))
    .where(
      and(
        eq(examinations.schoolId, schoolId),
        eq(examinations.id, examinationId),
        isReleasedOrClosed,
      ),
    ),
)

/** Finds an examination that is no draft. */
export async function findReleased(
  db: Db,
  schoolId: number,
  examinationId: number,
  userId: number,
): Promise<ReleasedView | undefined> {
  const [row] = await released(db, { schoolId, examinationId, userId })
  return row
}

export async function getReleased(
  db: Db,
  schoolId: number,
  examinationId: number,
  userId: number,
): Promise<ReleasedView> {
  return found(await findReleased(db, schoolId, examinationId, userId))
}

export interface StudentExamination {
  examination: ExaminationView
  joined: boolean
  allowance: MoreTime
  /** The attempts of the student, the newest first. */
  own: AttemptRow[]
}

/**
 * Lists the examinations for the exam tab of a course with the attempts of the student, in one
 * statement.
 */
export async function listForStudent(
  db: Db,
  schoolId: number,
  courseId: number,
  userId: number,
): Promise<StudentExamination[]> {
  const isOwn = and(eq(attempts.examinationId, examinations.id), eq(attempts.userId, userId))
  const rows = await db
    .select({
      examination: studentColumns,
      joined: isJoinedBy(userId),
      allowance: moreOf(userId, 'examinations'),
      attempt: attempts,
    })
    .from(examinations)
    .innerJoin(courses, eq(courses.id, examinations.courseId))
    .leftJoin(attempts, and(eq(attempts.schoolId, schoolId), isOwn))
    .where(
      and(
        eq(examinations.schoolId, schoolId),
        eq(examinations.courseId, courseId),
        isReleasedOrClosed,
      ),
    )
    .orderBy(
      asc(examinations.type),
      asc(examinations.endTime),
      asc(examinations.id),
      desc(attempts.number),
    )
  const list = new Map<number, StudentExamination>()
  for (const { attempt, ...known } of rows) {
    const entry = list.get(known.examination.id) ?? { ...known, own: [] }
    if (attempt) entry.own.push(attempt)
    list.set(known.examination.id, entry)
  }
  return [...list.values()]
}

export interface PaperItemRow {
  schoolId: number
  userId: number
  examinationId: number
  courseId: number
  itemId: number
  number: number
  subjectId: number
  versionId: number
  points: number
  optionOrder: string[] | null
}

const paperItems = prepareQuery((db, { attemptId }: Slots<{ attemptId: number }>) =>
  db
    .select({
      schoolId: attempts.schoolId,
      userId: attempts.userId,
      examinationId: attempts.examinationId,
      courseId: attempts.courseId,
      itemId: attemptItems.id,
      number: attemptItems.number,
      subjectId: attemptItems.examSubjectId,
      versionId: attemptItems.questionVersionId,
      points: attemptItems.points,
      optionOrder: attemptItems.optionOrder,
    })
    .from(attempts)
    .innerJoin(attemptItems, eq(attemptItems.attemptId, attempts.id))
    .where(eq(attempts.id, attemptId))
    .orderBy(asc(attemptItems.number)),
)

/** Lists the columns of an attempt that never change: its student and its questions. */
export async function listPaperItems(db: Db, attemptId: number): Promise<PaperItemRow[]> {
  return paperItems(db, { attemptId })
}

export async function listVersions(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: questionVersions.id, item: questionVersions.item })
    .from(questionVersions)
    .where(inArray(questionVersions.id, [...ids]))
}

/** Lists the valid corrections of the questions of an attempt, the newest first (EXM-178). */
export async function listCorrections(db: Db, attemptId: number) {
  return db
    .select({
      itemId: regradeChanges.attemptItemId,
      reason: regrades.reason,
      createdAt: regrades.createdAt,
    })
    .from(regradeChanges)
    .innerJoin(regrades, eq(regrades.id, regradeChanges.regradeId))
    .innerJoin(attemptItems, eq(attemptItems.id, regradeChanges.attemptItemId))
    .where(and(eq(attemptItems.attemptId, attemptId), isNull(regrades.undoneAt)))
    .orderBy(desc(regrades.id))
}

export type CorrectionRow = Awaited<ReturnType<typeof listCorrections>>[number]
