import type { Item } from '@titian/exam-items/shape'
import { type PublicItem, publicItem } from '@titian/exam-items/public'
import { and, asc, desc, eq, gt, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../platform/database/database.ts'
import { prepareQuery, type Slots } from '../../../platform/database/prepared.ts'
import { found } from '../../../platform/refusal.ts'
import { courses, enrolments } from '../../courses/index.ts'
import { moreOf } from '../allowances/queries.ts'
import { type Begun, begunBy } from '../attempts/queries.ts'
import type { MoreTime } from '../allowances/rules.ts'
import { listSubjects, type SubjectRow } from '../subjects/queries.ts'
import { examinationColumns, type ExaminationView } from '../examinations/queries.ts'
import {
  attemptItems,
  type AttemptRow,
  attempts,
  examinations,
  questionVersions,
} from '../tables.ts'

// Versions of questions never change, so each process may keep what it has read. The make-up of an attempt is
// kept too: only a correction of a question gives it another version or other points, and `layoutNow` sees that.

export interface Version {
  item: Item
  shown: PublicItem
}

export interface LayoutItem extends Version {
  itemId: number
  number: number
  subjectId: number
  versionId: number
  points: number
  optionOrder: string[] | null
}

export interface Layout {
  attemptId: number
  schoolId: number
  userId: number
  examinationId: number
  courseId: number
  items: LayoutItem[]
  bySubject: ReadonlyMap<number, LayoutItem>
}

/** What never changes, by id: the things used last, up to a number of them. */
interface Kept {
  /** By examination and its version, which each change of its questions raises. */
  subjects: LRUCache<string, SubjectRow[]>
  versions: LRUCache<number, Version>
  layouts: LRUCache<number, Layout>
}

/** One set a database: tests open several in one process. */
const keptOf = new WeakMap<Db, Kept>()

function keptFor(db: Db): Kept {
  const known = keptOf.get(db)
  if (known) return known
  const fresh: Kept = {
    subjects: new LRUCache({ max: 200 }),
    versions: new LRUCache({ max: 20_000 }),
    layouts: new LRUCache({ max: 5000 }),
  }
  keptOf.set(db, fresh)
  return fresh
}

/** Frozen questions by the id of their version. What is not kept yet is read through `reader`, where a transaction runs. */
export async function versionsOf(
  db: Db,
  ids: readonly number[],
  reader: Db = db,
): Promise<Map<number, Version>> {
  const { versions } = keptFor(db)
  const result = new Map<number, Version>()
  const missing: number[] = []
  for (const id of new Set(ids)) {
    const known = versions.get(id)
    if (known) result.set(id, known)
    else missing.push(id)
  }
  for (const { id, item } of await listVersions(reader, missing)) {
    const version = { item, shown: publicItem(item) }
    versions.set(id, version)
    result.set(id, version)
  }
  return result
}

/** The questions of a released examination, for those who begin it. */
export async function subjectsOf(
  db: Db,
  { id, schoolId, version }: Pick<ExaminationView, 'id' | 'schoolId' | 'version'>,
): Promise<SubjectRow[]> {
  const { subjects } = keptFor(db)
  const key = `${id} ${version}`
  const known = subjects.get(key)
  if (known) return known
  const rows = await listSubjects(db, schoolId, id)
  subjects.set(key, rows)
  return rows
}

/** The make-up of an attempt; undefined when there is no such attempt. Takes the database itself, never a transaction. */
export async function findLayout(db: Db, attemptId: number): Promise<Layout | undefined> {
  const { layouts } = keptFor(db)
  const known = layouts.get(attemptId)
  if (known) return known
  const rows = await listLayout(db, attemptId)
  const [first] = rows
  return first && keepLayout(db, { ...first, id: attemptId }, rows)
}

type Owner = Pick<AttemptRow, 'id' | 'schoolId' | 'userId' | 'examinationId' | 'courseId'>
type ItemRow = Omit<LayoutItem, keyof Version>

async function keepLayout(db: Db, attempt: Owner, rows: readonly ItemRow[]): Promise<Layout> {
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
  const layout = {
    attemptId,
    schoolId,
    userId,
    examinationId,
    courseId,
    items,
    bySubject: new Map(items.map((item) => [item.subjectId, item])),
  }
  keptFor(db).layouts.set(attemptId, layout)
  return layout
}

/** The make-up with its rows at hand, so that a paper that was just begun needs no statement for it. */
export async function layoutOf(db: Db, attempt: Owner, rows: readonly ItemRow[]): Promise<Layout> {
  const known = keptFor(db).layouts.get(attempt.id)
  return known ? layoutNow(db, known, rows) : keepLayout(db, attempt, rows)
}

type NowOf = Pick<LayoutItem, 'itemId' | 'versionId' | 'points'>

/** The make-up as its rows stand: a correction of a question may have given it another version or other points. */
export async function layoutNow(db: Db, layout: Layout, states: readonly NowOf[]): Promise<Layout> {
  const now = new Map(states.map((state) => [state.itemId, state]))
  const isSame = layout.items.every(({ itemId, versionId, points }) => {
    const state = now.get(itemId)
    return !state || (state.versionId === versionId && state.points === points)
  })
  if (isSame) return layout
  const versions = await versionsOf(
    db,
    states.map(({ versionId }) => versionId),
  )
  const items = layout.items.map((item) => {
    const { versionId, points } = now.get(item.itemId) ?? item
    return { ...item, ...versions.get(versionId), versionId, points }
  })
  const newer = { ...layout, items, bySubject: new Map(items.map((one) => [one.subjectId, one])) }
  keptFor(db).layouts.set(layout.attemptId, newer)
  return newer
}

// Examinations as students see them: never a draft.

const isReleasedOrClosed = gt(examinations.status, 0)

/** Students are not told how many have begun, so nothing is counted when a whole class begins at once. */
const studentColumns = { ...examinationColumns, records: sql`0`.mapWith(Number) }

/** Whether this person has the course of the row. */
function isJoinedBy(userId: number | SQLWrapper) {
  return sql<boolean>`exists (select 1 from ${enrolments} where ${enrolments.schoolId} = ${courses.schoolId} and ${enrolments.courseId} = ${courses.id} and ${enrolments.userId} = ${userId})`
}

/** An examination as one student sees it: whether that student has its course, what more was given (EXM-116), and what was begun. */
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

/** Never a draft. */
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
  /** The own attempts, the newest first. */
  own: AttemptRow[]
}

/** What the exam tab of a course tells a student: the examinations with the own attempts, in one statement. */
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

export interface LayoutRow {
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

const layout = prepareQuery((db, { attemptId }: Slots<{ attemptId: number }>) =>
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

/** What never changes of an attempt: whose it is and of which questions it is made. */
export async function listLayout(db: Db, attemptId: number): Promise<LayoutRow[]> {
  return layout(db, { attemptId })
}

export async function listVersions(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: questionVersions.id, item: questionVersions.item })
    .from(questionVersions)
    .where(inArray(questionVersions.id, [...ids]))
}
