import { favourites, sharing } from '@titian/contract'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { CourseScene } from '../courses/course-scene.ts'
import type { People } from '../people/people-scene.ts'
import { act } from '../sender.ts'

export interface SharingScene {
  /** An open link of the teacher to the paid course, and its code. */
  link: string
  code: string
}

/** An open link, and what the student has kept and opened. */
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
