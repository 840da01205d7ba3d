import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { evaluationPassLine, type Texts } from '@titian/contract'
import { likePart, users } from '../../accounts/index.ts'
import { courses } from '../../courses/index.ts'
import { homeworkItems } from '../../homework/index.ts'
import { practiceAssignments } from '../../practice/index.ts'
import { assessments, evaluations } from '../tables.ts'

export interface PassFilter {
  page: number
  size: number
  name: string
  /** Codes of the practices whose title contains the searched name. */
  titled: readonly string[]
}

export interface PassRow {
  className: string
  /** Null for a task. */
  practice: string | null
  /** The title of a task; null for a practice. */
  title: string | null
  courseNames: Texts
  assessments: number
  passed: number
  average: number
}

/** The pass line in percent, as in `ratedOf`. */
const passLine = sql`coalesce(p.pass_line, ceil(w.pass_line * 100 / w.points), ${evaluationPassLine})`

const className = sql`coalesce(u.class_name, '')`

function named({ name, titled }: PassFilter): SQL {
  if (name === '') return sql`true`
  const pattern = likePart(name.toLowerCase())
  const practice = titled.length > 0 ? sql`p.practice in ${[...titled]}` : sql`false`
  return sql`(c.name_search like ${pattern} or lower(${className}) like ${pattern}
    or lower(w.title) like ${pattern} or ${practice})`
}

/** Returns each class in each practice or task of a course, with its released totals. */
const groups = (schoolId: number, filter: PassFilter): SQL => sql`
  select ${className} as class_name, p.practice, w.id as work_id, w.title, c.id, c.names, count(*) as assessments,
    count(*) filter (where s.total >= ${passLine}) as passed,
    -- Rounded half up in whole numbers.
    (2 * sum(s.total) + count(*)) / (2 * count(*)) as average, max(s.released_at) as released_at
  from ${assessments} s
  join ${evaluations} e on e.id = s.evaluation_id
  left join ${practiceAssignments} p on p.id = e.assignment_id
  left join ${homeworkItems} w on w.id = e.item_id
  join ${courses} c on c.id = e.course_id
  join ${users} u on u.id = s.user_id
  where s.school_id = ${schoolId} and s.released_at is not null and s.total is not null and ${named(filter)}
  group by 1, p.practice, w.id, w.title, c.id, c.names`

/** PRC-072: lists the pass rates of classes. The class with the latest release comes first. */
export async function listPassRates(
  db: Db,
  schoolId: number,
  filter: PassFilter,
): Promise<{ rows: PassRow[]; total: number }> {
  const { page, size } = filter
  const { rows } = await db.execute<{ row: PassRow; total: string }>(sql`
    with found as (${groups(schoolId, filter)})
    select json_build_object('className', class_name, 'practice', practice, 'title', title, 'courseNames', names,
      'assessments', assessments, 'passed', passed, 'average', average) as row, count(*) over () as total
    from found order by released_at desc, class_name, practice, work_id, id limit ${size} offset ${(page - 1) * size}`)
  return { rows: rows.map(({ row }) => row), total: Number(rows[0]?.total ?? 0) }
}
