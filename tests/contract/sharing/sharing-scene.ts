import { favourites, sharing } from '@titian/contract'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { CourseScene } from '../courses/course-scene.ts'
import type { People } from '../people/people-scene.ts'
import { act } from '../sender.ts'

export interface SharingScene {
  /** The teacher's open link to the paid course, and its code. */
  link: string
  code: string
}

/** Creates an open link, and the student's favourites and history. */
export async function makeSharing(
  testApp: TestApp,
  { student, teacher }: People,
  { free, paid }: CourseScene,
): Promise<SharingScene> {
  const made = await act(
    testApp,
    sharing.createShareLink,
    { courseIdSign: paid.course, way: 1 },
    teacher,
  )
  await act(testApp, favourites.addFavourite, { sign: free.course }, student)
  await act(testApp, favourites.noteVisit, { sign: free.course }, student)
  return { link: made.sign, code: new URL(made.link).searchParams.get('shareCode') ?? '' }
}
