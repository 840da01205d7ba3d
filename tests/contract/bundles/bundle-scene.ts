import { courseFileFormat, courseFileVersion } from '@titian/contract'
import { makeFile } from '../../../apps/server/src/modules/files/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { zip } from '../../../apps/server/src/testing/zip-files.ts'
import type { People } from '../people/people-scene.ts'

/** Uploads a course file as the teacher; returns its path. */
export async function makeCourseFile(
  testApp: TestApp,
  { teacher }: People,
  word: string,
): Promise<string> {
  const course = {
    names: { en: `${word} imported` },
    coverSeed: word,
    priceMinor: 0,
    credit: 1,
    hours: 2,
    kindId: 4,
    type: 2,
  }
  const chapters = [
    { names: { en: `${word} one` }, lessons: [{ titles: { en: `${word} first` } }] },
  ]
  const manifest = { format: courseFileFormat, version: courseFileVersion, course, chapters }
  const file = await makeFile(testApp, {
    ownerId: teacher.userId,
    schoolId: teacher.schoolId,
    purpose: 'courseFile',
    name: `${word}.zip`,
    bytes: await zip({ 'course.json': JSON.stringify(manifest) }),
  })
  return testApp.seal('file', file.id)
}
