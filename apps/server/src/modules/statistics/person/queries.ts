import type { Texts } from '@titian/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { lessonCountOf } from '../../courses/index.ts'
import { list, type Page, windowOf } from '../queries.ts'

interface Owner {
  schoolId: number
  userId: number
}

export interface PersonCourseEntry {
  id: number
  names: Texts
  joinedAt: string
  lastStudyAt: string | null
  lessonsDone: number
  lessons: number
  handedIn: number
  handedInOf: number
  studyStatus: number
}

/** Lists a person's courses, the last joined first. */
export const listCourses = (db: Db, { schoolId, userId }: Owner, page: Page) =>
  list<PersonCourseEntry>(
    db,
    sql`with shown as (
      select e.*, count(*) over () as total from enrolments e
      where e.school_id = ${schoolId} and e.user_id = ${userId}
      order by e.joined_at desc, e.id desc ${windowOf(page)}
    )
    select json_build_object('id', c.id, 'names', c.names, 'joinedAt', e.joined_at, 'lastStudyAt', e.last_study_at,
      'lessonsDone', e.lessons_done, 'lessons', ${lessonCountOf(sql`c.id`)}, 'handedIn', e.exams_submitted,
      'handedInOf', e.exams_total, 'studyStatus', e.status) as entry, e.total
    from shown e join courses c on c.id = e.course_id
    order by e.joined_at desc, e.id desc`,
  )

export interface PersonWorkEntry {
  kind: 'paper' | 'handIn'
  id: number
  title: string
  names: Texts
  handedInAt: string
  /** The score in hundredths of a point. */
  score: number | null
  total: number
}

/** Lists exams and the newest versions of homework, last handed in first. */
export const listWork = (db: Db, { schoolId, userId }: Owner, page: Page) =>
  list<PersonWorkEntry>(
    db,
    sql`with work as (
      select 'paper' as kind, a.id, x.name as title, a.course_id, a.submitted_at as handed_in_at,
        case when a.waiting then null else a.score end as score, x.total
      from attempts a join examinations x on x.id = a.examination_id
      where a.school_id = ${schoolId} and a.user_id = ${userId} and a.submitted_at is not null
      union all
      select 'handIn', h.id, w.title, w.course_id, h.handed_in_at, round(h.score * 100)::integer, w.points * 100
      from hand_ins h join homework_items w on w.id = h.item_id
      where h.school_id = ${schoolId} and h.user_id = ${userId} and h.newest
    ), shown as (
      select w.*, count(*) over () as total_rows from work w
      order by w.handed_in_at desc, w.kind, w.id desc ${windowOf(page)}
    )
    select json_build_object('kind', w.kind, 'id', w.id, 'title', w.title, 'names', c.names, 'handedInAt', w.handed_in_at,
      'score', w.score, 'total', w.total) as entry, w.total_rows as total
    from shown w join courses c on c.id = w.course_id
    order by w.handed_in_at desc, w.kind, w.id desc`,
  )
