import {
  captions,
  chapters,
  courses,
  courseTeachers,
  courseTypes,
  lessons,
  nameSearchOf,
} from '../src/modules/courses/index.ts'
import { coursesBySchool } from './data/schools-courses.ts'
import { subjects } from './data/subjects.ts'
import type { CourseSeed, SubjectSeed } from './data/types.ts'
import type { SeedContext } from './seed-context.ts'

const kindIds = { beginner: 4, intermediate: 5, advanced: 6 } as const
const languages = ['en', 'zh', 'my'] as const
const dayMilliseconds = 86_400_000

interface Place {
  context: SeedContext
  schoolKey: string
  schoolId: number
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo data name ${key}, which was not seeded.`)
  return id
}

/** Keeps only the branches with a course of the school. */
function branchesOf(nodes: SubjectSeed[], used: Set<string>): SubjectSeed[] {
  return nodes
    .filter((node) => used.has(node.key))
    .map((node) => ({ ...node, children: branchesOf(node.children ?? [], used) }))
}

async function seedTypes(
  { context: { db }, schoolId }: Place,
  all: CourseSeed[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  let level = branchesOf(subjects, new Set(all.flatMap((course) => course.subject))).map(
    (node) => ({ node, parentId: null as number | null }),
  )
  for (let depth = 1; level.length > 0; depth += 1) {
    const rows = await db
      .insert(courseTypes)
      .values(
        level.map(({ node, parentId }, sort) => ({
          schoolId,
          parentId,
          level: depth,
          names: node.name,
          icon: node.icon,
          sort,
        })),
      )
      .returning({ id: courseTypes.id })
    for (const [index, { node }] of level.entries()) ids.set(node.key, rows[index]?.id ?? 0)
    level = level.flatMap(({ node }) =>
      (node.children ?? []).map((child) => ({ node: child, parentId: idOf(ids, node.key) })),
    )
  }
  return ids
}

function courseRow(
  { context, schoolKey, schoolId }: Place,
  course: CourseSeed,
  types: Map<string, number>,
) {
  const launchedAt = new Date(context.now.getTime() - course.launchedDaysAgo * dayMilliseconds)
  const [typeId, type2Id, type3Id] = course.subject.map((key) => idOf(types, key))
  return {
    schoolId,
    typeId,
    type2Id,
    type3Id,
    launchedAt,
    authorId: idOf(context.userIds, `${schoolKey}/${course.teachers[0]}`),
    names: course.name,
    nameSearch: nameSearchOf(course.name),
    content: course.content,
    details: course.details,
    aims: course.aims,
    audience: course.audience,
    requirements: course.requirements,
    coverSeed: course.key,
    priceMinor: course.price,
    credit: course.credit,
    hours: course.hours,
    kindId: kindIds[course.kind],
    type: course.type,
    language: course.language,
    featured: course.featured,
    recommended: course.recommended,
    auditStatus: 2,
    onList: true,
    createdAt: new Date(launchedAt.getTime() - 14 * dayMilliseconds),
    updatedAt: launchedAt,
  }
}

async function seedTeachers(
  { context: { db, courseIds, userIds }, schoolKey, schoolId }: Place,
  all: CourseSeed[],
) {
  const rows = all.flatMap((course) =>
    course.teachers.map((teacher, index) => ({
      schoolId,
      courseId: idOf(courseIds, `${schoolKey}/${course.key}`),
      userId: idOf(userIds, `${schoolKey}/${teacher}`),
      master: index === 0,
    })),
  )
  await db.insert(courseTeachers).values(rows)
}

/** Creates chapters, lessons and the captions of the lessons' videos. */
async function seedCatalogues({ context, schoolKey, schoolId }: Place, all: CourseSeed[]) {
  const { db, courseIds, lessonIds, fileIds } = context
  const planned = all.flatMap((course) =>
    course.chapters.map((chapter, index) => ({
      course,
      chapter,
      index,
      courseId: idOf(courseIds, `${schoolKey}/${course.key}`),
    })),
  )
  const chapterRows = await db
    .insert(chapters)
    .values(
      planned.map(({ chapter, index, courseId }) => ({
        schoolId,
        courseId,
        level: index + 1,
        names: chapter.name,
        synopses: chapter.synopsis,
      })),
    )
    .returning({ id: chapters.id })
  const wanted = planned.flatMap(({ course, chapter, index, courseId }, at) =>
    chapter.lessons.map((lesson, place) => ({
      lesson,
      courseId,
      chapterId: chapterRows[at]?.id ?? 0,
      level: place + 1,
      key: `${schoolKey}/${course.key}/${index}/${place}`,
    })),
  )
  const fileOf = (name: string) => idOf(fileIds, `${schoolKey}/${name}`)
  // One lesson of each course has a public preview (CRS-205).
  const tried = new Set<number>()
  const isFirstFilm = ({ lesson, courseId }: { lesson: { video?: string }; courseId: number }) => {
    if (!lesson.video || tried.has(courseId)) return false
    tried.add(courseId)
    return true
  }
  const rows = wanted.map(({ lesson, courseId, chapterId, level }) => ({
    schoolId,
    courseId,
    chapterId,
    level,
    titles: lesson.title,
    preview: isFirstFilm({ lesson, courseId }),
    ...(lesson.video && {
      fileId: fileOf(`${lesson.video}.mp4`),
      videoName: `${lesson.video.split('/').pop()}.mp4`,
    }),
  }))
  const lessonRows = await db.insert(lessons).values(rows).returning({ id: lessons.id })
  const captionRows = wanted.flatMap(({ lesson, key }, at) => {
    const lessonId = lessonRows[at]?.id ?? 0
    lessonIds.set(key, lessonId)
    return lesson.video
      ? languages.map((language) => ({
          schoolId,
          lessonId,
          language,
          fileId: fileOf(`${lesson.video}.${language}.vtt`),
        }))
      : []
  })
  await db.insert(captions).values(captionRows)
}

/** Inserts types, courses, teachers, chapters, lessons and captions of both demo schools. */
export async function seedCourses(context: SeedContext): Promise<void> {
  for (const [schoolKey, all] of Object.entries(coursesBySchool)) {
    const place: Place = { context, schoolKey, schoolId: idOf(context.schoolIds, schoolKey) }
    const types = await seedTypes(place, all)
    const rows = await context.db
      .insert(courses)
      .values(all.map((course) => courseRow(place, course, types)))
      .returning({ id: courses.id })
    for (const [index, course] of all.entries())
      context.courseIds.set(`${schoolKey}/${course.key}`, rows[index]?.id ?? 0)
    await seedTeachers(place, all)
    await seedCatalogues(place, all)
  }
}
