import type { LearningTask, Texts } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { type LearningSource, momentOf, most, type Student, time } from './queries.ts'

interface WorkRow extends Record<string, unknown> {
  id: string
  title: string
  resources_type: number
  end_time: string | null
  updated_at: string
  course_id: string
  course_names: Texts
}

/** CRS-030: examinations on paper are handed in like tasks. */
const kinds: Record<number, LearningTask['kind']> = { 2: 'homework', 4: 'practical' }

const columns = sql`w.id, w.title, w.resources_type, w.end_time, w.updated_at, w.course_id, c.names as course_names`
const workOfJoined = ({ schoolId, userId }: Student) => sql`
  from enrolments e
  join courses c on c.id = e.course_id
  join homework_items w on w.school_id = e.school_id and w.course_id = e.course_id and w.released
  where e.school_id = ${schoolId} and e.user_id = ${userId}`

const thingOf = (row: WorkRow) => ({
  kind: kinds[row.resources_type] ?? ('paperExam' as const),
  id: Number(row.id),
  signKind: 'homework' as const,
  name: row.title,
  courseId: Number(row.course_id),
  courseNames: row.course_names,
})

/** Homework, practical tasks and examinations on paper. */
export const work: LearningSource = {
  async openTasks(db, student, now) {
    const { rows } = await db.execute<WorkRow>(sql`
      select ${columns} ${workOfJoined(student)}
        and (w.end_time is null or w.late_allowed or w.end_time >= ${time(now)})
        and not exists (select 1 from hand_ins h where h.item_id = w.id and h.user_id = ${student.userId})
      order by w.end_time nulls last, w.id limit ${most}`)
    return rows.map((row) => ({
      ...thingOf(row),
      endTime: momentOf(row.end_time),
      minutes: null,
      begun: false,
    }))
  },
  async dates(db, student, from, to) {
    const { rows } = await db.execute<WorkRow>(sql`
      select ${columns} ${workOfJoined(student)}
        and w.end_time >= ${time(from)} and w.end_time < ${time(to)}
      order by w.end_time, w.id limit ${most}`)
    return rows.flatMap((row) => {
      const at = momentOf(row.end_time)
      return at
        ? [{ ...thingOf(row), what: 'closes' as const, at, changedAt: new Date(row.updated_at) }]
        : []
    })
  },
}
