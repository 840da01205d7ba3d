import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'

interface Signed {
  sign: string
}
interface Task {
  courseIdSign: string
  sign: string
  resourcesType: 2 | 4
}

async function addTask(
  staff: BrowserContext,
  courseIdSign: string,
  fields: object,
): Promise<string> {
  const task = { courseIdSign, description: '<p>Write.</p>', ...fields }
  const { idSign: sign } = await call<{ idSign: string }>(staff, '/course/addHomework', task)
  await call(staff, '/course/releaseHomework', { sign, released: true })
  return sign
}

async function putIn(staff: BrowserContext, courseIdSign: string, phone: string): Promise<void> {
  const whom = { courseIdSign, name: phone, page: 1, size: 1 }
  const { list } = await call<{ list: { userSign: string }[] }>(
    staff,
    '/course/importableStudents',
    whom,
  )
  const userSigns = list.map(({ userSign }) => userSign)
  await call(staff, '/course/addCourseStudents', { courseIdSign, userSigns })
}

/** A course of one task with a certificate. */
async function makeCourse(staff: BrowserContext, courseName: string): Promise<Task> {
  const { sign: courseIdSign } = await call<Signed>(staff, '/course/addCourse', { courseName })
  const sign = await addTask(staff, courseIdSign, { title: 'Photograph a product' })
  await call(staff, '/certificate/saveCourse', { courseIdSign, gives: true })
  return { courseIdSign, sign, resourcesType: 2 }
}

/** A training of one practical task. */
async function makeTraining(staff: BrowserContext, trainName: string): Promise<Task> {
  const day = 86_400_000
  const { sign: trainId, courseIdSign } = await call<Signed & { courseIdSign: string }>(
    staff,
    '/train/addTrain',
    {
      trainName,
      startTime: new Date(Date.now() - day).toISOString(),
      endTime: new Date(Date.now() + 30 * day).toISOString(),
      key: randomUUID(),
    },
  )
  const practical = { resourcesType: 4, points: 20, taskNumber: 71, passLine: 12 }
  const sign = await addTask(staff, courseIdSign, { title: 'Brew for four guests', ...practical })
  await call(staff, '/train/publishTrain', { trainId, published: true })
  return { courseIdSign, sign, resourcesType: 4 }
}

async function handIn(student: BrowserContext, task: Task, content: string): Promise<void> {
  const { courseIdSign: courseId, sign: examineId, resourcesType } = task
  const fields = { courseId, examineId, resourcesType, content }
  await call(student, '/course/saveOfflineExamineAnswer', fields)
}

async function mark(staff: BrowserContext, { sign }: Task, score: number): Promise<void> {
  const newest = { sign, page: 1, size: 1 }
  const { list } = await call<{ list: Signed[] }>(staff, '/course/listHandIns', newest)
  const one = { sign: list[0]?.sign ?? '' }
  const { version } = await call<{ version: number }>(staff, '/course/getHandIn', one)
  await call(staff, '/course/gradeHandIn', { ...one, version, score })
}

/**
 * Lets a student complete a course with a certificate and a marked training; returns their names.
 */
export async function completeStudies(browser: Browser, student: BrowserContext, phone: string) {
  const staff = await browser.newContext()
  await signInAs(staff, 'staff')
  const names = { course: unique('Live commerce'), training: unique('Coffee 手冲咖啡') }
  const course = await makeCourse(staff, names.course)
  const training = await makeTraining(staff, names.training)
  for (const { courseIdSign } of [course, training]) await putIn(staff, courseIdSign, phone)
  await handIn(student, course, 'I used the window.')
  await handIn(student, training, 'Sixty grams for four guests.')
  await mark(staff, training, 17)
  await staff.close()
  return names
}
