import type { Texts, ToMarkKind } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { isTaught } from '../../courses/index.ts'
import { papersToMark, type WaitingScope } from '../../exams/index.ts'
import { handInsToMark } from '../../homework/index.ts'

export interface QueueScope extends WaitingScope {
  kind: 'all' | ToMarkKind
}

export interface Piece {
  kind: ToMarkKind
  id: number
}

/**
 * The order of the list and of the next piece of work, which must be the same. The id is part of
 * it, so that no two pieces have the same position.
 */
const order = sql`q.since, q.kind, q.id`

function queue(schoolId: number, { kind, ...scope }: QueueScope): SQL {
  const papers = papersToMark(schoolId, scope)
  const handIns = handInsToMark(schoolId, scope)
  if (kind === 'paper') return papers
  return kind === 'handIn' ? handIns : sql`${papers} union all ${handIns}`
}

export interface ToMarkRow extends Piece {
  title: string
  courseNames: Texts
  studentName: string | null
  since: string
  late: boolean
}

interface Listed {
  list: ToMarkRow[]
  total: number
}

/**
 * Returns one page and the total. The work that has waited longest comes first. Names are read only
 * for this page.
 */
export async function listToMark(
  db: Db,
  schoolId: number,
  scope: QueueScope,
  { page, size }: { page: number; size: number },
): Promise<Listed> {
  const { rows } = await db.execute<{ listed: Listed }>(sql`
    with q as (${queue(schoolId, scope)}),
    paged as (
      select q.*, row_number() over (order by ${order}) as place from q order by ${order} limit ${size} offset ${(page - 1) * size})
    select json_build_object('total', (select count(*) from q), 'list', (
      select coalesce(json_agg(json_build_object('kind', p.kind, 'id', p.id, 'since', p.since, 'title', coalesce(x.name, w.title),
        'courseNames', c.names, 'studentName', u.name, 'late', coalesce(h.late, false)) order by p.place), '[]'::json)
      from paged p
      left join attempts a on p.kind = 'paper' and a.id = p.id left join examinations x on x.id = a.examination_id
      left join hand_ins h on p.kind = 'handIn' and h.id = p.id left join homework_items w on w.id = h.item_id
      join courses c on c.id = coalesce(a.course_id, w.course_id)
      left join users u on u.id = coalesce(a.user_id, h.user_id))) as listed`)
  return found(rows[0]).listed
}

/**
 * Returns when a piece of work was handed in, marked or not. Refuses work of a course that the
 * caller does not mark.
 */
export async function getSince(
  db: Db,
  schoolId: number,
  { kind, id }: Piece,
  teacherId: number | undefined,
): Promise<string> {
  const courseId = kind === 'paper' ? sql`a.course_id` : sql`w.course_id`
  const own =
    teacherId === undefined ? sql`true` : isTaught(courseId, { schoolId, userId: teacherId })
  const { rows } = await db.execute<{ since: string }>(
    kind === 'paper'
      ? sql`select coalesce(a.submitted_at, a.started_at)::text as since from attempts a
          where a.school_id = ${schoolId} and a.id = ${id} and ${own}`
      : sql`select h.handed_in_at::text as since from hand_ins h join homework_items w on w.id = h.item_id
          where h.school_id = ${schoolId} and h.id = ${id} and ${own}`,
  )
  return found(rows[0]).since
}

export interface NextRow {
  place: number | null
  total: number
  next: Piece | null
}

/**
 * Returns the position of a piece of work in the queue, and the next piece. After the last piece
 * comes the first one, but never the same piece again.
 */
export async function findNextToMark(
  db: Db,
  schoolId: number,
  scope: QueueScope,
  piece: (Piece & { since: string }) | null,
): Promise<NextRow> {
  const key = piece
    ? sql`(${piece.since}::timestamptz, ${piece.kind}::text, ${piece.id}::bigint)`
    : sql`('-infinity'::timestamptz, ''::text, 0::bigint)`
  const isHere = sql`(q.kind, q.id) = (${piece?.kind ?? ''}::text, ${piece?.id ?? 0}::bigint)`
  const { rows } = await db.execute<{ next: NextRow }>(sql`
    with q as (${queue(schoolId, scope)})
    select json_build_object('total', (select count(*) from q),
      'place', case when exists (select 1 from q where ${isHere}) then (select count(*) from q where (${order}) <= ${key}) end,
      'next', (select json_build_object('kind', q.kind, 'id', q.id) from q where not ${isHere}
        order by (${order}) > ${key} desc, ${order} limit 1)) as next`)
  return found(rows[0]).next
}
