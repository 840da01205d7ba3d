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
import { createQuestion, listNewestVersions } from '../src/modules/exams/bank/queries.ts'
import { noteCourse } from '../src/modules/exams/counting/actions.ts'
import { createExamination } from '../src/modules/exams/examinations/queries.ts'
import { addSubjects } from '../src/modules/exams/subjects/queries.ts'
import { freshLocalPath, storeFile } from '../src/modules/files/index.ts'
import { handInGrades, handIns, homeworkItems } from '../src/modules/homework/index.ts'
import { materials } from '../src/modules/materials/index.ts'
import { chapterDates, trainings } from '../src/modules/training/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { found, Refusal } from '../src/platform/refusal.ts'
import { type TrainingSeed, trainingSeeds, type TrainingTask } from './data/trainings.ts'
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
      startAt: start === undefined ? null : secondsAfter(now, start * day),
      endAt: end === undefined ? null : secondsAfter(now, end * day),
      published: true,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: trainings.id })
  return found(row).id
}

/** Chapters with their dates and videos; answers the ids of the chapters. */
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
    const [startAt, endAt] = [secondsAfter(now, days[0] * day), secondsAfter(now, days[1] * day)]
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
        endTime: endsInDays === undefined ? null : secondsAfter(now, endsInDays * day),
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
    startTime: secondsAfter(now, -10 * day),
    endTime: secondsAfter(now, endsInDays * day),
    minutes: 20,
    total: ids.length * points,
    type: 0,
    status: 1,
    attempts: null,
    graceSeconds: 60,
    clockStops: false,
    shuffle: false,
    reviewWhen: 'submitted',
    createdAt: now,
    updatedAt: now,
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

async function addPeople({ db, now, userIds }: SeedContext, place: Place, students: number) {
  const at = secondsAfter(now, -125 * day)
  for (let number = 1; number <= students + 1; number += 1)
    await enrol(db, { ...place, userId: idOf(userIds, `student-${number}`) }, at)
  // Who joined long ago and looks at it now and then is nobody to worry about.
  await db.execute(
    sql`update enrolments set last_study_at = ${secondsAfter(now, -2 * day).toISOString()}::timestamptz where course_id = ${place.courseId}`,
  )
}

/** Trainings in each of the four states; the demo student is in the one that runs and in the one that is over. */
export async function seedTrainings(context: SeedContext): Promise<void> {
  const { db, now, schoolIds, trainingIds } = context
  const schoolId = schoolIds.get(school) ?? 0
  for (const seed of trainingSeeds) {
    const place = await addCourse(context, seed, schoolId)
    const trainingId = await addTraining(context, seed, place)
    trainingIds.set(`${school}/${seed.key}`, trainingId)
    const chapterIds = await addChapters(context, seed, place, trainingId)
    await addTasks(context, seed, place, chapterIds)
    await addMaterials(context, seed, place)
    if (seed.exam) await addExam(context, seed.exam, place)
    if (seed.students !== undefined) await addPeople(context, place, seed.students)
    await db.transaction((tx) => noteCourse(tx, schoolId, place.courseId, now))
  }
}
