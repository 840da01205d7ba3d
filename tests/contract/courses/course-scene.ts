import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { courses, study } from '@titian/contract'
import {
  makeChapter,
  makeCourse,
  makeFile,
  makeTeacher,
} from '../../../apps/server/src/modules/courses/factories.ts'
import { enrol } from '../../../apps/server/src/modules/courses/index.ts'
import { demoVideo } from '../../../apps/server/src/modules/files/factories.ts'
import type { Person, TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'

const minute = 60
let made = 0

async function makeType(testApp: TestApp, schoolId: number, word: string): Promise<number> {
  const insert =
    'insert into course_types (school_id, level, names) values ($1, 1, $2) returning id'
  const names = JSON.stringify({ en: `${word} trade` })
  const [type] = await rows<{ id: string }>(testApp, insert, [schoolId, names])
  return Number(type?.id)
}

async function makeFiles(
  testApp: TestApp,
  { teacher: { schoolId, userId: ownerId } }: People,
  word: string,
) {
  const file = async (purpose: 'cover' | 'lessonVideo' | 'captions' | 'material', type: string) => {
    const storageKey = `scene/${word}-${purpose}-${(made += 1)}`
    // A lesson with a preview needs a film with a readable index.
    if (purpose === 'lessonVideo')
      await testApp.app.services.files.write(storageKey, await demoVideo())
    const id = await makeFile(testApp.db, {
      schoolId,
      ownerId,
      purpose,
      type,
      storageKey,
      name: `${word}.${purpose}`,
    })
    return { id, sign: testApp.seal('file', id) }
  }
  return {
    video: await file('lessonVideo', 'video/mp4'),
    spareVideo: await file('lessonVideo', 'video/mp4'),
    captions: await file('captions', 'text/vtt'),
    cover: await file('cover', 'image/png'),
    material: await file('material', 'application/pdf'),
  }
}

/**
 * A course of the teacher with a chapter of two lessons, the first with a video, and an empty
 * chapter.
 */
async function makeTaughtCourse(
  testApp: TestApp,
  { teacher, coTeacher }: People,
  name: string,
  videoId: number,
  plan: Partial<Parameters<typeof makeCourse>[1]>,
) {
  const { schoolId, userId: authorId } = teacher
  const names = { en: name, zh: name, my: name }
  const courseId = await makeCourse(
    testApp.db,
    { schoolId, authorId, names, nameSearch: name.toLowerCase(), language: 'en', ...plan },
    testApp.clock.now(),
  )
  await makeTeacher(testApp.db, { schoolId, courseId, userId: authorId, master: true })
  await makeTeacher(testApp.db, { schoolId, courseId, userId: coTeacher.userId })
  const { chapterId, lessonIds } = await makeChapter(testApp.db, { schoolId, courseId }, [
    videoId,
    null,
  ])
  const { chapterId: emptyId } = await makeChapter(testApp.db, { schoolId, courseId })
  const [lessonId = 0, bareId = 0] = lessonIds
  return {
    course: testApp.seal('course', courseId),
    chapter: testApp.seal('chapter', chapterId),
    emptyChapter: testApp.seal('chapter', emptyId),
    lesson: testApp.seal('lesson', lessonId),
    bareLesson: testApp.seal('lesson', bareId),
  }
}

async function renameParts(testApp: TestApp, schoolId: number, word: string) {
  const names = JSON.stringify({ en: `${word} part`, zh: `${word} part`, my: `${word} part` })
  await rows(testApp, 'update chapters set names = $1 where school_id = $2', [names, schoolId])
  await rows(testApp, 'update lessons set titles = $1 where school_id = $2', [names, schoolId])
}

async function studyALittle(testApp: TestApp, student: Person, course: string, lesson: string) {
  await act(testApp, study.joinStudy, { sign: course }, student)
  const { sessionId } = await act(testApp, study.videoAuth, { videoSign: lesson }, student)
  testApp.clock.pass(minute)
  const report = {
    courseIdSign: course,
    videoIdSign: lesson,
    sessionId,
    studyTime: 30,
    from: 0,
    to: 30,
    seq: 1,
  }
  await act(testApp, study.saveStudyRecord, report, student)
  return sessionId
}

/** Completes the course for the student. */
async function finish(testApp: TestApp, { schoolId, userId }: Person, course: string) {
  const courseId = testApp.app.deps.signs.open('course', course) ?? 0
  await enrol(testApp.db, { schoolId, userId, courseId }, testApp.clock.now())
  const complete =
    'update enrolments set status = 2, completed_at = joined_at where user_id = $1 and course_id = $2'
  await rows(testApp, complete, [userId, courseId])
}

const uploadId = 'finished-upload'
const uploaded = 'WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n'

/**
 * Puts the file of a finished upload on the disk again, because storing an upload moves its file
 * away.
 */
export async function putUpload({ app }: TestApp, word: string): Promise<string> {
  const directory = app.services.files.uploadDirectory
  await mkdir(directory, { recursive: true })
  const id = `${uploadId}-${word}`
  await writeFile(join(directory, id), uploaded)
  return id
}

async function bindUpload(testApp: TestApp, { schoolId, userId }: Person, word: string) {
  const id = await putUpload(testApp, word)
  const now = testApp.clock.now().toISOString()
  await rows(
    testApp,
    `insert into uploads (id, school_id, user_id, purpose, name, size, created_at)
     values ($1, $2, $3, 'captions', 'captions.vtt', $5, $4)`,
    [id, schoolId, userId, now, uploaded.length],
  )
}

/** Saves a version of each course of the school, by its author. */
const keepVersions = (testApp: TestApp, schoolId: number) =>
  rows(
    testApp,
    `insert into course_versions (school_id, course_id, version, user_id, begun_at, saved_at, summary)
    select school_id, id, version, author_id, created_at, created_at, jsonb_build_object('names', names, 'content', content,
      'details', details, 'detailsTwo', details_two, 'priceMinor', price_minor, 'credit', credit, 'hours', hours,
      'kindId', kind_id, 'type', type, 'sort', sort) from courses where school_id = $1 on conflict do nothing`,
    [schoolId],
  )

export async function makeCourses(testApp: TestApp, people: People, word: string) {
  const { schoolId } = people.teacher
  const typeId = await makeType(testApp, schoolId, word)
  const { video, spareVideo, captions, cover, material } = await makeFiles(testApp, people, word)
  const make = (name: string, plan: object) =>
    makeTaughtCourse(testApp, people, `${word} ${name}`, video.id, plan)
  const free = await make('free', {
    pictureFileId: cover.id,
    recommended: true,
    featured: true,
    typeId,
  })
  const paid = await make('paid', { priceMinor: 9900 })
  const draft = await make('draft', { auditStatus: 0, onList: false, launchedAt: null })
  const finished = await make('finished', { onList: false })
  const waiting = await make('waiting', { auditStatus: 1, onList: false, launchedAt: null })
  await keepVersions(testApp, schoolId)
  await renameParts(testApp, schoolId, word)
  const caption = {
    chapterVideoIdSign: free.lesson,
    language: 'en' as const,
    filePath: captions.sign,
  }
  await act(testApp, courses.addCaptions, caption, people.teacher)
  const preview = 'update lessons set preview = true where school_id = $1 and file_id is not null'
  await rows(testApp, preview, [schoolId])
  await bindUpload(testApp, people.teacher, word)
  await finish(testApp, people.student, finished.course)
  const playing = await studyALittle(testApp, people.student, free.course, free.lesson)
  return {
    type: testApp.seal('courseType', typeId),
    spareVideo: spareVideo.sign,
    captions: captions.sign,
    cover: cover.sign,
    spareMaterial: material.sign,
    free,
    paid,
    draft,
    waiting,
    finished,
    playing,
  }
}
export type CourseScene = Awaited<ReturnType<typeof makeCourses>>
