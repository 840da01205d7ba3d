import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { hashToken } from '../../../apps/server/src/platform/security/secrets.ts'
import {
  makeChapter,
  makeCourse,
  makeFile,
  makeTeacher,
} from '../../../apps/server/src/modules/courses/factories.ts'
import { enrol } from '../../../apps/server/src/modules/courses/index.ts'
import type { People } from '../people/people-scene.ts'
import { rows } from '../rows.ts'

export interface FaceScene {
  /** A course that requires a photo, and a lesson of it. */
  course: string
  lesson: string
  /** The ticket of the student, who has agreed to a photo and has not sent it yet. */
  ticket: string
  /** The person who has refused a photo. */
  refuser: string
  photo: string
}

/** The student has agreed and sent a photo before. Another person has refused. */
export async function makeFaces(
  testApp: TestApp,
  { student, teacher, coTeacher }: People,
  word: string,
): Promise<FaceScene> {
  const { schoolId, userId: authorId } = teacher
  const names = { en: `${word} faces`, zh: `${word} faces`, my: `${word} faces` }
  const now = testApp.clock.now()
  const courseId = await makeCourse(
    testApp.db,
    { schoolId, authorId, names, nameSearch: `${word} faces`.toLowerCase(), faceCheck: true },
    now,
  )
  await makeTeacher(testApp.db, { schoolId, courseId, userId: authorId, master: true })
  await makeTeacher(testApp.db, { schoolId, courseId, userId: coTeacher.userId })
  const video = await makeFile(testApp.db, { schoolId, ownerId: authorId, durationSeconds: 60 })
  const { lessonIds } = await makeChapter(testApp.db, { schoolId, courseId }, [video])
  const titles = JSON.stringify({ en: `${word} part` })
  await rows(testApp, 'update chapters set names = $1 where course_id = $2', [titles, courseId])
  await rows(testApp, 'update lessons set titles = $1 where course_id = $2', [titles, courseId])
  const refuser = await testApp.person('student,normal', schoolId)
  const name = `${word} refuser`
  await rows(testApp, 'update users set name = $1 where id = $2', [name, refuser.userId])
  for (const { userId } of [student, refuser]) {
    await enrol(testApp.db, { schoolId, userId, courseId }, now)
    await rows(
      testApp,
      'insert into face_consents (school_id, course_id, user_id, agreed, text_version, decided_at) values ($1, $2, $3, $4, 1, now())',
      [schoolId, courseId, userId, userId === student.userId],
    )
  }
  const ticket = `${word}-face-ticket`
  await rows(
    testApp,
    `insert into face_tickets (school_id, course_id, user_id, session_id, token_hash, created_at, expires_at)
     select $1, $2, user_id, id, $4, now(), '2099-01-01' from sessions where user_id = $3 order by id limit 1`,
    [schoolId, courseId, student.userId, hashToken(ticket)],
  )
  const file = await makeFile(testApp.db, {
    schoolId,
    ownerId: student.userId,
    purpose: 'face',
    type: 'image/jpeg',
    name: `${word}.jpg`,
  })
  const [photo] = await rows<{ id: string }>(
    testApp,
    'insert into face_photos (school_id, course_id, user_id, file_id, taken_at) values ($1, $2, $3, $4, $5) returning id',
    [schoolId, courseId, student.userId, file, now.toISOString()],
  )
  return {
    course: testApp.seal('course', courseId),
    lesson: testApp.seal('lesson', lessonIds[0] ?? 0),
    ticket,
    refuser: testApp.seal('user', refuser.userId),
    photo: testApp.seal('facePhoto', Number(photo?.id)),
  }
}
