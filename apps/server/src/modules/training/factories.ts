import type { Person, TestApp } from '../../testing/test-app.ts'
import { makeChapter, makeCourse, makeFile, makeTeacher } from '../courses/factories.ts'
import { enrol } from '../courses/index.ts'
import { makeExam } from '../exams/factories.ts'
import { makeWork } from '../homework/factories.ts'
import { addMaterial } from '../materials/factories.ts'
import { type NewTraining, trainings } from './tables.ts'

const day = 86_400_000

export interface MadeTraining {
  trainingId: number
  /** The id of the training, under its name in the API. */
  trainId: string
  courseId: number
  courseSign: string
}

type CoursePlan = Partial<Parameters<typeof makeCourse>[1]>
type TrainPlan = Partial<Omit<NewTraining, 'id' | 'schoolId' | 'courseId'>>

/** Creates a training: published, empty, begun yesterday and ending in thirty days, by default. */
export async function makeTraining(
  testApp: TestApp,
  teacher: Person,
  { course = {}, ...plan }: TrainPlan & { course?: CoursePlan } = {},
): Promise<MadeTraining> {
  const { db, seal } = testApp
  const { schoolId, userId } = teacher
  const now = testApp.clock.now()
  const of = { schoolId, authorId: userId, onList: false, training: true }
  const courseId = await makeCourse(db, { ...of, ...course }, now)
  await makeTeacher(db, { schoolId, courseId, userId, master: true })
  const [row] = await db
    .insert(trainings)
    .values({
      schoolId,
      courseId,
      authorId: userId,
      key: crypto.randomUUID(),
      startAt: new Date(now.getTime() - day),
      endAt: new Date(now.getTime() + 30 * day),
      published: true,
      createdAt: now,
      updatedAt: now,
      ...plan,
    })
    .returning({ id: trainings.id })
  const trainingId = row?.id ?? 0
  return {
    trainingId,
    trainId: seal('training', trainingId),
    courseId,
    courseSign: seal('course', courseId),
  }
}

export interface FullTraining extends MadeTraining {
  chapterIds: number[]
  chapterSigns: string[]
  lessonIds: number[]
  lessonSigns: string[]
  /** One task of each type: 2, 3, 4 and 5. */
  works: Record<2 | 3 | 4 | 5, string>
  /** Practical tasks by number. */
  practical: Record<33 | 34 | 44 | 46 | 47 | 48, string>
  examinationId: number
}

/**
 * Makes a training with two chapters of two videos each (100 and 60 seconds), a task of each type,
 * an examination, practical tasks and a file.
 */
export async function makeFullTraining(
  testApp: TestApp,
  teacher: Person,
  plan: Parameters<typeof makeTraining>[2] = {},
): Promise<FullTraining> {
  const { db, seal } = testApp
  const { schoolId, userId: ownerId } = teacher
  const made = await makeTraining(testApp, teacher, plan)
  const { courseId, courseSign } = made
  const chapterIds: number[] = []
  const lessonIds: number[] = []
  for (let number = 0; number < 2; number += 1) {
    const files = [100, 60].map((durationSeconds) =>
      makeFile(db, { schoolId, ownerId, durationSeconds }),
    )
    const chapter = await makeChapter(db, { schoolId, courseId }, await Promise.all(files))
    chapterIds.push(chapter.chapterId)
    lessonIds.push(...chapter.lessonIds)
  }
  const chapterSigns = chapterIds.map((id) => seal('chapter', id))
  const chapterIdSign = chapterSigns[0] ?? null
  const work = (resourcesType: 2 | 3 | 4 | 5) =>
    makeWork(testApp, teacher, courseSign, { resourcesType, chapterIdSign })
  const task = (taskNumber: number) =>
    makeWork(testApp, teacher, courseSign, {
      resourcesType: 4,
      title: `Practice ${taskNumber}`,
      taskNumber,
      passLine: 60,
    })
  const works = { 2: await work(2), 3: await work(3), 4: await work(4), 5: await work(5) }
  const practical = {
    33: await task(33),
    34: await task(34),
    44: await task(44),
    46: await task(46),
    47: await task(47),
    48: await task(48),
  }
  const place = { schoolId, courseId, authorId: ownerId }
  const { examinationId } = await makeExam(db, place, testApp.clock.now())
  await addMaterial(testApp, teacher, { courseIdSign: courseSign, dataName: 'Handbook' })
  const lessonSigns = lessonIds.map((id) => seal('lesson', id))
  return {
    ...made,
    chapterIds,
    chapterSigns,
    lessonIds,
    lessonSigns,
    works,
    practical,
    examinationId,
  }
}

/** Enrols people in a training. */
export async function joinTraining(
  testApp: TestApp,
  { courseId }: MadeTraining,
  ...people: Person[]
): Promise<void> {
  for (const { schoolId, userId } of people)
    await enrol(testApp.db, { schoolId, userId, courseId }, testApp.clock.now())
}
