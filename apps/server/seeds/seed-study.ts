import { eq, sql } from 'drizzle-orm'
import { courses, enrolments, lessons } from '../src/modules/courses/index.ts'
import { files } from '../src/modules/files/index.ts'
import { videoProgress } from '../src/modules/study/index.ts'
import type { CourseSeed } from './data/types.ts'
import { exams } from './data/exams.ts'
import { demoStudents, secondStudents } from './data/people.ts'
import { coursesBySchool } from './data/schools-courses.ts'
import type { SeedContext } from './seed-context.ts'

const dayMilliseconds = 86_400_000

/** Courses whose completion depends on examinations; the exam seeder completes them. */
const examined = new Set(exams.map((exam) => exam.courseKey))

interface Plan {
  student: string
  course: CourseSeed
  /** Number of videos watched to the end. */
  done: number
  /** Watched share of the next video. */
  share: number
  joinedDaysAgo: number
}

/** Returns a seeded generator (mulberry32), so that the students are the same on every machine. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const videosIn = (course: CourseSeed) =>
  course.chapters.flatMap((chapter) => chapter.lessons).filter((lesson) => lesson.video).length

/**
 * The courses of the demo student: some are completed, one of them recently; one is half-way in its
 * third video, one is begun, and one is only joined.
 */
const demoPlans = [
  { key: 'warehouse-safety', done: Number.POSITIVE_INFINITY, share: 0, joinedDaysAgo: 172 },
  { key: 'one-minute-edit', done: Number.POSITIVE_INFINITY, share: 0, joinedDaysAgo: 66 },
  { key: 'workplace-email', done: 2, share: 0.5, joinedDaysAgo: 58 },
  { key: 'clean-hands', done: Number.POSITIVE_INFINITY, share: 0, joinedDaysAgo: 49 },
  { key: 'room-thirty-minutes', done: 1, share: 0.7, joinedDaysAgo: 37 },
  { key: 'malay-counter', done: Number.POSITIVE_INFINITY, share: 0, joinedDaysAgo: 24 },
  { key: 'product-photography', done: 2, share: 0.45, joinedDaysAgo: 5 },
  { key: 'listing-keywords', done: 1, share: 0.6, joinedDaysAgo: 12 },
  { key: 'play-language-care', done: 0, share: 0, joinedDaysAgo: 1 },
]

function planDemo(all: CourseSeed[], student: string): Plan[] {
  return demoPlans.flatMap(({ key, ...rest }) =>
    all
      .filter((course) => course.key === key)
      .map((course) => ({ student, course, ...rest, done: Math.min(rest.done, videosIn(course)) })),
  )
}

/**
 * Plans the courses of a student. Featured, recommended and free courses have more students. One in
 * four students of a course finishes its videos.
 */
function planStudent(all: CourseSeed[], student: string, next: () => number): Plan[] {
  const wanted = 2 + Math.floor(next() * 5)
  const weight = (course: CourseSeed) =>
    1 + (course.featured ? 2 : 0) + (course.recommended ? 1.5 : 0) + (course.price === 0 ? 1 : 0)
  const drawn = all
    .map((course) => ({ course, place: -Math.log(1 - next()) / weight(course) }))
    .toSorted((one, other) => one.place - other.place)
  return drawn.slice(0, wanted).map(({ course }) => {
    const videos = videosIn(course)
    const done = next() < 0.25 ? videos : Math.floor(next() * videos)
    const joinedDaysAgo = 0.2 + next() * Math.max(0, Math.min(course.launchedDaysAgo, 75) - 0.4)
    return {
      student,
      course,
      done,
      share: done === videos || next() < 0.3 ? 0 : 0.1 + next() * 0.7,
      joinedDaysAgo,
    }
  })
}

interface Video {
  id: number
  courseId: number
  duration: number
}

async function videosOf({ db }: SeedContext, schoolId: number): Promise<Map<number, Video[]>> {
  const rows = await db
    .select({ id: lessons.id, courseId: lessons.courseId, duration: files.durationSeconds })
    .from(lessons)
    .innerJoin(files, eq(files.id, lessons.fileId))
    .where(eq(lessons.schoolId, schoolId))
    .orderBy(lessons.id)
  const byCourse = new Map<number, Video[]>()
  for (const { id, courseId, duration } of rows)
    byCourse.set(courseId, [
      ...(byCourse.get(courseId) ?? []),
      { id, courseId, duration: duration ?? 0 },
    ])
  return byCourse
}

function watchedRow(
  video: Video,
  seconds: number,
  enrolled: { schoolId: number; userId: number; courseId: number },
  at: Date,
) {
  const watched = Math.round(seconds * 1000) / 1000
  const done = watched >= video.duration * 0.9
  const intervals: [number, number][] = [[0, Math.round(watched * 1000)]]
  return {
    ...enrolled,
    lessonId: video.id,
    intervals,
    watchedSeconds: watched,
    position: watched,
    furthest: watched,
    done,
    doneAt: done ? at : null,
    updatedAt: at,
  }
}

function rowsOf({ context, schoolKey, schoolId }: Place, plan: Plan, videos: Video[]) {
  const courseId = context.courseIds.get(`${schoolKey}/${plan.course.key}`) ?? 0
  const userId = context.userIds.get(`${schoolKey}/${plan.student}`) ?? 0
  const enrolled = { schoolId, userId, courseId }
  const joinedAt = new Date(context.now.getTime() - plan.joinedDaysAgo * dayMilliseconds)
  const seen = [
    ...videos.slice(0, plan.done).map((video) => ({ video, seconds: video.duration })),
    ...videos
      .slice(plan.done, plan.done + 1)
      .flatMap((video) =>
        plan.share > 0 ? [{ video, seconds: video.duration * plan.share }] : [],
      ),
  ]
  const step = (plan.joinedDaysAgo * dayMilliseconds * 0.9) / Math.max(1, seen.length)
  const at = (index: number) => new Date(joinedAt.getTime() + step * (index + 1))
  const completed =
    videos.length > 0 && plan.done >= videos.length && !examined.has(plan.course.key)
  const last = seen.length - 1
  return {
    enrolment: {
      ...enrolled,
      joinedAt,
      status: completed ? 2 : 1,
      completedAt: completed ? at(last) : null,
      lastLessonId: seen[last]?.video.id ?? null,
      lastStudyAt: seen.length > 0 ? at(last) : null,
      lessonsDone: Math.min(plan.done, videos.length),
    },
    progress: seen.map(({ video, seconds }, index) =>
      watchedRow(video, seconds, enrolled, at(index)),
    ),
  }
}

interface Place {
  context: SeedContext
  schoolKey: string
  schoolId: number
}

function plansOf(schoolKey: string, all: CourseSeed[]): Plan[] {
  const next = sequence(20_261_101)
  if (schoolKey === 'teratai')
    return demoStudents().flatMap(({ key }, index) =>
      index === 0 ? planDemo(all, key) : planStudent(all, key, next),
    )
  return secondStudents.flatMap(({ key }) => planStudent(all, key, next))
}

/** Inserts in pieces, because a statement accepts at most 65,535 values. */
async function inPieces<Row>(rows: Row[], insert: (piece: Row[]) => PromiseLike<unknown>) {
  for (let start = 0; start < rows.length; start += 2000)
    await insert(rows.slice(start, start + 2000))
}

/** Inserts enrolments and progress; a course's number of students equals its rows. */
export async function seedStudy(context: SeedContext): Promise<void> {
  const { db } = context
  for (const [schoolKey, all] of Object.entries(coursesBySchool)) {
    const schoolId = context.schoolIds.get(schoolKey) ?? 0
    const videos = await videosOf(context, schoolId)
    const place = { context, schoolKey, schoolId }
    const rows = plansOf(schoolKey, all).map((plan) =>
      rowsOf(
        place,
        plan,
        videos.get(context.courseIds.get(`${schoolKey}/${plan.course.key}`) ?? 0) ?? [],
      ),
    )
    await inPieces(rows, (piece) => db.insert(enrolments).values(piece.map((row) => row.enrolment)))
    await inPieces(
      rows.flatMap((row) => row.progress),
      (piece) => db.insert(videoProgress).values(piece),
    )
    await db
      .update(courses)
      .set({
        learners: sql`(select count(*) from enrolments j where j.course_id = courses.id)`,
      })
      .where(eq(courses.schoolId, schoolId))
  }
}
