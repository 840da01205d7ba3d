import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { completeItem } from '@titian/exam-items/shape'
import { sql } from 'drizzle-orm'
import {
  chapters,
  courses,
  courseTeachers,
  enrol,
  lessons,
  nameSearchOf,
} from '../src/modules/courses/index.ts'
import { createQuestion, listNewestVersions } from '../src/modules/exams/authoring/bank/queries.ts'
import { noteCourse } from '../src/modules/exams/authoring/counting/actions.ts'
import { createExamination } from '../src/modules/exams/authoring/examinations/queries.ts'
import { addSubjects } from '../src/modules/exams/authoring/subjects/queries.ts'
import { freshLocalPath, storeFile } from '../src/modules/files/index.ts'
import {
  handInGrades,
  handIns,
  homeworkItems,
  prerequisites,
} from '../src/modules/homework/index.ts'
import { materials } from '../src/modules/materials/index.ts'
import { chapterDates, trainings } from '../src/modules/training/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { found, Refusal } from '../src/platform/refusal.ts'
import {
  practicalOrder,
  type TrainingSeed,
  trainingSeeds,
  type TrainingTask,
} from './data/trainings.ts'
import { atWork, endOfDay, schoolTime } from './school-time.ts'
import type { SeedContext } from './seed-context.ts'

const day = 24 * 3600
const school = 'teratai'

interface Place {
  schoolId: number
  courseId: number
  teacherId: number
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(`${school}/${key}`)
  if (id === undefined) throw new Error(`The demo trainings name ${key}, which was not seeded.`)
  return id
}

async function addCourse({ db, now, userIds }: SeedContext, seed: TrainingSeed, schoolId: number) {
  const teacherIds = seed.teachers.map((key) => idOf(userIds, key))
  const [teacherId = 0] = teacherIds
  const at = secondsAfter(now, -150 * day)
  const { key, name, content, aims, audience, requirements, price, credit, hours } = seed
  const [course] = await db
    .insert(courses)
    .values({
      schoolId,
      authorId: teacherId,
      names: name,
      nameSearch: nameSearchOf(name),
      content,
      aims,
      audience,
      requirements,
      coverSeed: key,
      priceMinor: price,
      credit,
      hours,
      training: true,
      recommended: price === 0,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: courses.id })
  const courseId = found(course).id
  await db
    .insert(courseTeachers)
    .values(teacherIds.map((userId, at) => ({ schoolId, courseId, userId, master: at === 0 })))
  return { schoolId, courseId, teacherId }
}

async function addTraining({ db, now }: SeedContext, seed: TrainingSeed, place: Place) {
  const at = secondsAfter(now, -150 * day)
  const [start, end] = seed.days ?? []
  const [row] = await db
    .insert(trainings)
    .values({
      schoolId: place.schoolId,
      courseId: place.courseId,
      authorId: place.teacherId,
      key: crypto.randomUUID(),
      cohort: seed.cohort,
      startAt: start === undefined ? null : schoolTime(now, start, 9),
      endAt: end === undefined ? null : schoolTime(now, end, 18),
      published: true,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: trainings.id })
  return found(row).id
}

/** Inserts chapters with dates and videos; returns the ids of the chapters. */
async function addChapters(
  { db, now, fileIds }: SeedContext,
  seed: TrainingSeed,
  { schoolId, courseId }: Place,
  trainingId: number,
): Promise<number[]> {
  const ids: number[] = []
  for (const [at, { name, days, videos }] of seed.chapters.entries()) {
    const [row] = await db
      .insert(chapters)
      .values({ schoolId, courseId, level: at + 1, names: name })
      .returning({ id: chapters.id })
    const chapterId = found(row).id
    ids.push(chapterId)
    const rows = videos.map(({ title, media }, place) => ({
      schoolId,
      courseId,
      chapterId,
      level: place + 1,
      titles: title,
      fileId: idOf(fileIds, media),
      videoName: media,
    }))
    await db.insert(lessons).values(rows)
    if (!days) continue
    const [startAt, endAt] = [schoolTime(now, days[0], 9), schoolTime(now, days[1], 18)]
    await db.insert(chapterDates).values({ schoolId, trainingId, chapterId, startAt, endAt })
  }
  return ids
}

async function addOwn(
  { db, now, userIds }: SeedContext,
  itemId: number,
  own: NonNullable<TrainingTask['own']>,
  { schoolId, teacherId }: Place,
  hoursAgo: number,
) {
  const { content, score, comment = '' } = own
  const handedInAt = secondsAfter(now, -hoursAgo * 3600)
  const graded = score !== undefined && {
    score,
    comment,
    gradedBy: teacherId,
    gradedAt: secondsAfter(handedInAt, day / 2),
  }
  const [row] = await db
    .insert(handIns)
    .values({
      schoolId,
      itemId,
      userId: idOf(userIds, 'student-1'),
      number: 1,
      content,
      handedInAt,
      ...graded,
    })
    .returning({ id: handIns.id })
  if (graded) await db.insert(handInGrades).values({ ...graded, schoolId, handInId: found(row).id })
}

async function addTasks(
  context: SeedContext,
  seed: TrainingSeed,
  place: Place,
  chapterIds: readonly number[],
) {
  const { db, now } = context
  const at = secondsAfter(now, -130 * day)
  for (const [index, task] of seed.tasks.entries()) {
    const { resourcesType, title, description, chapter, endsInDays, lateAllowed, practical } = task
    const [taskNumber, passLine] = practical ?? []
    const [row] = await db
      .insert(homeworkItems)
      .values({
        schoolId: place.schoolId,
        courseId: place.courseId,
        authorId: place.teacherId,
        chapterId: chapter === undefined ? null : (chapterIds[chapter] ?? null),
        resourcesType,
        title,
        description,
        points: 100,
        endTime: endsInDays === undefined ? null : endOfDay(now, endsInDays),
        lateAllowed: lateAllowed ?? false,
        taskNumber: taskNumber ?? null,
        passLine: passLine ?? null,
        released: true,
        sort: index + 1,
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: homeworkItems.id })
    const hoursAgo = endsInDays !== undefined && endsInDays < 0 ? (1 - endsInDays) * 24 : 60 + index
    if (task.own) await addOwn(context, found(row).id, task.own, place, hoursAgo)
  }
}

async function addExam(
  { db, now }: SeedContext,
  { name, endsInDays, questions }: NonNullable<TrainingSeed['exam']>,
  { schoolId, courseId, teacherId: authorId }: Place,
) {
  const place = { schoolId, courseId, authorId }
  const points = 1000
  const ids: number[] = []
  for (const [stem, answer] of questions) {
    const item = completeItem({ kind: 'judge', stem, answer, analysis: '' })
    ids.push(await createQuestion(db, { ...place, level: 1, points, item }, now))
  }
  const examinationId = await createExamination(db, {
    ...place,
    name,
    attention: 'You may take this test again.',
    startTime: schoolTime(now, -10, 8),
    endTime: endOfDay(now, endsInDays),
    minutes: 20,
    total: ids.length * points,
    type: 0,
    status: 1,
    attempts: null,
    graceSeconds: 60,
    clockStops: false,
    shuffle: false,
    reviewWhen: 'submitted',
    createdAt: atWork(now, 12),
    updatedAt: atWork(now, 12),
  })
  const versions = await listNewestVersions(db, schoolId, ids)
  const versionOf = new Map(versions.map((one) => [one.questionId, one.versionId]))
  await addSubjects(
    db,
    ids.map((questionId, at) => ({
      schoolId,
      examinationId,
      questionId,
      questionVersionId: versionOf.get(questionId) ?? 0,
      serial: at + 1,
      points,
    })),
  )
}

async function addMaterials(
  { db, files, now, mediaDirectory }: SeedContext,
  seed: TrainingSeed,
  { schoolId, courseId, teacherId }: Place,
) {
  for (const [at, { name, media }] of seed.materials.entries()) {
    const localPath = await freshLocalPath(files)
    await copyFile(join(mediaDirectory, media), localPath)
    const stored = await storeFile(db, files, {
      schoolId,
      ownerId: teacherId,
      purpose: 'material',
      name: `${name}.${media.split('.').pop()}`,
      localPath,
      now,
    })
    if (stored instanceof Refusal) throw new Error(`The demo file ${media} is not what it says.`)
    const of = { schoolId, courseId, createdBy: teacherId, createdAt: now }
    await db.insert(materials).values({ ...of, fileId: stored.id, name, sort: at + 1 })
  }
}

async function addPeople(
  { db, now, userIds }: SeedContext,
  place: Place,
  { days, chapters: plans }: TrainingSeed,
  students: number,
) {
  const at = atWork(now, 5 - (days?.[0] ?? -120))
  for (let number = 1; number <= students + 1; number += 1)
    await enrol(db, { ...place, userId: idOf(userIds, `student-${number}`) }, at)
  const begun = plans.filter((plan) => plan.days && plan.days[0] < -1).map((plan) => plan.days)
  const spans = JSON.stringify(begun.map((span) => span && [-span[0], span[0] - span[1] + 1]))
  // All students have watched what has begun so far, every fifth film only to its middle.
  await db.execute(sql`
    with watched as (
      select e.school_id, e.user_id, e.course_id, l.id, l.file_id, f.duration_seconds * case when (e.id + l.id) % 5 = 0 then 0.5 else 1 end as seconds,
        (e.id + l.id) % 5 > 0 as done, ${now.toISOString()}::timestamptz
          - make_interval(days => (c.span->>0)::int - ((e.id * 7 + l.id * 3) % -(c.span->>1)::int)::int, mins => ((e.id * 37 + l.id * 11) % 300)::int) as at
      from enrolments e join chapters h on h.course_id = e.course_id
      join lateral (select ${spans}::jsonb -> (h.level - 1) as span) c on c.span is not null
      join lessons l on l.chapter_id = h.id join files f on f.id = l.file_id
      where e.course_id = ${place.courseId}
    )
    insert into video_progress (school_id, user_id, course_id, lesson_id, file_id, intervals, watched_seconds, position, furthest, done, done_at, updated_at)
    select school_id, user_id, course_id, id, file_id, jsonb_build_array(jsonb_build_array(0, round(seconds * 1000))), seconds, seconds, seconds,
      done, case when done then at end, at from watched`)
  await db.execute(sql`
    update enrolments e set last_study_at = p.at, last_lesson_id = p.lesson, lessons_done = p.done
    from (select user_id, max(updated_at) as at, (array_agg(lesson_id order by updated_at desc))[1] as lesson, count(*) filter (where done) as done
      from video_progress where course_id = ${place.courseId} group by 1) p
    where e.course_id = ${place.courseId} and e.user_id = p.user_id`)
}

/**
 * Inserts trainings in each of the four states; the demo student is in the current one and the
 * ended one.
 */
export async function seedTrainings(context: SeedContext): Promise<void> {
  const { db, now, schoolIds, trainingIds } = context
  const schoolId = schoolIds.get(school) ?? 0
  await db.insert(prerequisites).values(practicalOrder.map((rule) => ({ ...rule, schoolId })))
  for (const seed of trainingSeeds) {
    const place = await addCourse(context, seed, schoolId)
    const trainingId = await addTraining(context, seed, place)
    trainingIds.set(`${school}/${seed.key}`, trainingId)
    const chapterIds = await addChapters(context, seed, place, trainingId)
    await addTasks(context, seed, place, chapterIds)
    await addMaterials(context, seed, place)
    if (seed.exam) await addExam(context, seed.exam, place)
    if (seed.students !== undefined) await addPeople(context, place, seed, seed.students)
    await db.transaction((tx) => noteCourse(tx, schoolId, place.courseId, now))
  }
}
