import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { courseFileFormat, courseFileVersion } from '@titian/contract'
import { writeZip } from '../../../apps/server/src/platform/archives/zip-writer.ts'
import { makeFile } from '../../../apps/server/src/modules/files/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
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
  const entries = [{ name: 'course.json', bytes: Buffer.from(JSON.stringify(manifest)) }]
  const file = await makeFile(testApp, {
    ownerId: teacher.userId,
    schoolId: teacher.schoolId,
    purpose: 'courseFile',
    name: `${word}.zip`,
    bytes: await buffer(Readable.from(writeZip(entries))),
  })
  return testApp.seal('file', file.id)
}
