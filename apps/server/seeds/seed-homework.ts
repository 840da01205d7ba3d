import { and, asc, eq, sql } from 'drizzle-orm'
import { enrolments } from '../src/modules/courses/index.ts'
import { noteCourse } from '../src/modules/exams/authoring/counting/actions.ts'
import { storeFile } from '../src/modules/files/index.ts'
import { handInGrades, handIns, homeworkItems } from '../src/modules/homework/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { Refusal } from '../src/platform/refusal.ts'
import { teacherOfWork, work, type WorkSeed } from './data/homework.ts'
import { atWork, endOfDay } from './school-time.ts'
import type { SeedContext } from './seed-context.ts'

const hour = 3600
const school = 'teratai'

/** Returns a one-line page, so that downloads can be opened. */
function pdf(line: string): Uint8Array {
  const text = line.replaceAll(/[^ -~]|[()\\]/g, ' ')
  const stream = `BT /F1 18 Tf 60 760 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(place).padStart(10, '0')
  })
  const table = places.map((place) => `${place} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`,
  )
}

interface Place {
  schoolId: number
  courseId: number
  teacherId: number
}

async function store(
  { db, files, now }: SeedContext,
  schoolId: number,
  ownerId: number,
  purpose: 'handIn' | 'returned',
  name: string | undefined,
): Promise<number | null> {
  if (name === undefined) return null
  const bytes = pdf(`Titian: ${name}`)
  const stored = await storeFile(db, files, { schoolId, ownerId, purpose, name, bytes, now })
  if (stored instanceof Refusal) throw new Error(`The demo file ${name} was refused.`)
  return stored.id
}

async function addItem(
  { db, now, lessonIds }: SeedContext,
  { courseKey, chapter, lesson, endsInDays, draft, handIns: _handIns, ...fields }: WorkSeed,
  sort: number,
  { schoolId, courseId, teacherId }: Place,
) {
  const first = lessonIds.get(`${school}/${courseKey}/${chapter}/${lesson ?? 0}`) ?? null
  const chapterId = sql`(select chapter_id from lessons where id = ${first})`
  const [row] = await db
    .insert(homeworkItems)
    .values({
      ...fields,
      schoolId,
      courseId,
      authorId: teacherId,
      chapterId,
      lessonId: lesson === undefined ? null : first,
      endTime: endsInDays === undefined ? null : endOfDay(now, endsInDays),
      released: !draft,
      sort,
      createdAt: atWork(now, 20),
      updatedAt: atWork(now, 20),
    })
    .returning()
  if (!row) throw new Error(`The task ${fields.title} was not seeded.`)
  return row
}

type Version = WorkSeed['handIns'][number][number]

/** Inserts all versions of one student; the last one counts. */
async function addVersions(
  context: SeedContext,
  { schoolId, teacherId }: Place,
  item: { id: number; endTime: Date | null },
  userId: number,
  versions: readonly Version[],
) {
  const { db, now } = context
  for (const [at, { content, hoursAgo, file, grade }] of versions.entries()) {
    const handedInAt = secondsAfter(now, -hoursAgo * hour)
    const given = grade && {
      score: grade.score,
      comment: grade.comment,
      gradedBy: teacherId,
      gradedAt: secondsAfter(now, -grade.hoursAgo * hour),
      returnedFileId: await store(context, schoolId, teacherId, 'returned', grade.returned),
    }
    const [row] = await db
      .insert(handIns)
      .values({
        schoolId,
        itemId: item.id,
        userId,
        number: at + 1,
        newest: at === versions.length - 1,
        content,
        fileId: await store(context, schoolId, userId, 'handIn', file),
        fileName: file ?? '',
        handedInAt,
        late: item.endTime !== null && handedInAt > item.endTime,
        ...given,
      })
      .returning({ id: handIns.id })
    if (given && row) await db.insert(handInGrades).values({ ...given, schoolId, handInId: row.id })
  }
}

/** Inserts tasks of two courses, with hand-ins in every state. */
export async function seedHomework(context: SeedContext): Promise<void> {
  const { db, now, schoolIds, userIds, courseIds } = context
  const schoolId = schoolIds.get(school) ?? 0
  const demoStudent = userIds.get(`${school}/student-1`) ?? 0
  for (const [at, plan] of work.entries()) {
    const courseId = courseIds.get(`${school}/${plan.courseKey}`) ?? 0
    const teacherId = userIds.get(`${school}/${teacherOfWork[plan.courseKey]}`) ?? 0
    const place = { schoolId, courseId, teacherId }
    const students = await db
      .select({ userId: enrolments.userId })
      .from(enrolments)
      .where(and(eq(enrolments.courseId, courseId), sql`${enrolments.userId} <> ${demoStudent}`))
      .orderBy(asc(enrolments.joinedAt), asc(enrolments.id))
      .limit(plan.handIns.length)
    const item = await addItem(context, plan, at + 1, place)
    for (const [index, versions] of plan.handIns.entries()) {
      const userId = versions[0]?.own ? demoStudent : students[index]?.userId
      if (userId !== undefined) await addVersions(context, place, item, userId, versions)
    }
  }
  for (const key of new Set(work.map(({ courseKey }) => courseKey)))
    await db.transaction((tx) =>
      noteCourse(tx, schoolId, courseIds.get(`${school}/${key}`) ?? 0, now),
    )
}
