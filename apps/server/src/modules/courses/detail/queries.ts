import type { Language, Texts } from '@titian/contract'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { prepareQuery, type Slots } from '../../../platform/database/prepared.ts'
import { found } from '../../../platform/refusal.ts'
import { own, relation } from '../access/queries.ts'
import { cardColumns, trainingIdOf } from '../list/queries.ts'
import { courses, courseTypes } from '../tables.ts'

export interface TeacherInDetail {
  id: number
  name: string
  title: Texts
  bio: Texts
  photo: number | null
  master: boolean
}
export interface LessonInCatalogue {
  id: number
  level: number
  titles: Texts
  hasVideo: boolean
  duration: number | null
  captions: Language[]
  preview: boolean
}
export interface ChapterInCatalogue {
  id: number
  level: number
  names: Texts
  synopses: Texts
  lessons: LessonInCatalogue[]
}

/** The teachers of a course, the lead teacher first. */
export const teachersOf = sql<
  TeacherInDetail[]
>`(select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'title', u.title, 'bio', u.bio, 'photo', u.photo_file_id, 'master', t.master) order by t.master desc, t.id), '[]'::json)
  from course_teachers t join users u on u.id = t.user_id where t.course_id = courses.id)`
const lessonsOfChapter = sql`(select coalesce(json_agg(json_build_object('id', l.id, 'level', l.level, 'titles', l.titles, 'hasVideo', l.file_id is not null, 'duration', f.duration_seconds, 'preview', l.preview and l.file_id is not null,
    'captions', (select coalesce(json_agg(p.language order by p.language), '[]'::json) from captions p where p.lesson_id = l.id)) order by l.level), '[]'::json)
  from lessons l left join files f on f.id = l.file_id where l.chapter_id = h.id)`
const catalogueOf = sql<
  ChapterInCatalogue[]
>`(select coalesce(json_agg(json_build_object('id', h.id, 'level', h.level, 'names', h.names, 'synopses', h.synopses, 'lessons', ${lessonsOfChapter}) order by h.level), '[]'::json)
  from chapters h where h.course_id = courses.id)`

const materialsOf =
  sql<number>`(select count(*) from course_materials m where m.school_id = courses.school_id and m.course_id = courses.id)`.mapWith(
    Number,
  )

interface Tasks {
  homework: number
  exams: number
  practical: number
}
/** CRS-220: the numbers of tasks of each kind that students may see; kinds as in CRS-030. */
const tasksOf = sql<Tasks>`(select json_build_object(
    'homework', count(*) filter (where i.resources_type = 2),
    'practical', count(*) filter (where i.resources_type = 4),
    'exams', count(*) filter (where i.resources_type in (3, 5))
      + (select count(*) from examinations e where e.school_id = courses.school_id and e.course_id = courses.id and e.status in (1, 2)))
  from homework_items i where i.school_id = courses.school_id and i.course_id = courses.id and i.released)`

interface DetailKeys {
  schoolId: number
  courseId: number
  userId: number
}

const detail = prepareQuery((db, { schoolId, courseId, userId }: Slots<DetailKeys>) =>
  db
    .select({
      ...getTableColumns(courses),
      ...cardColumns(schoolId),
      ...relation(userId),
      teachers: teachersOf,
      catalogue: catalogueOf,
      materials: materialsOf,
      tasks: tasksOf,
      trainingId: trainingIdOf,
    })
    .from(courses)
    .leftJoin(courseTypes, eq(courseTypes.id, courses.typeId))
    .where(own(schoolId, courseId)),
)

/** Returns the whole detail page in one statement; user 0 is a visitor. */
export async function getDetail(db: Db, schoolId: number, courseId: number, userId: number) {
  const [row] = await detail(db, { schoolId, courseId, userId })
  return found(row)
}
export type DetailRow = Awaited<ReturnType<typeof getDetail>>

export async function getCatalogue(db: Db, schoolId: number, courseId: number, userId: number) {
  const { schoolId: school, auditStatus, onList, training } = courses
  const [row] = await db
    .select({
      schoolId: school,
      auditStatus,
      onList,
      training,
      ...relation(userId),
      catalogue: catalogueOf,
    })
    .from(courses)
    .where(own(schoolId, courseId))
  return found(row)
}
