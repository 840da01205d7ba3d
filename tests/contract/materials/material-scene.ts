import { materials } from '@titian/contract'
import { makeFile } from '../../../apps/server/src/modules/courses/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { CourseScene } from '../courses/course-scene.ts'
import type { People } from '../people/people-scene.ts'
import { act } from '../sender.ts'

/** Adds two files to the first chapter of the free course; returns the sealed id of the first. */
export async function makeMaterials(
  testApp: TestApp,
  { teacher }: People,
  { free }: CourseScene,
  word: string,
): Promise<string> {
  const signs: string[] = []
  for (const number of [1, 2]) {
    const fileId = await makeFile(testApp.db, {
      schoolId: teacher.schoolId,
      ownerId: teacher.userId,
      purpose: 'material',
      type: 'application/pdf',
      name: `${word} ${number}.pdf`,
    })
    const added = {
      courseIdSign: free.course,
      chapterIdSign: free.chapter,
      dataName: `${word} sheet ${number}`,
      dataPath: testApp.seal('file', fileId),
    }
    signs.push((await act(testApp, materials.courseDataAdd, added, teacher)).idSign)
  }
  return signs[0] ?? ''
}
