import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'

/** The sealed ids of the teachers. */
export interface TeamScene {
  teacher: string
  coTeacher: string
  otherTeacher: string
}

export const makeTeam = (
  { seal }: TestApp,
  { teacher, coTeacher, otherTeacher }: People,
): TeamScene => ({
  teacher: seal('user', teacher.userId),
  coTeacher: seal('user', coTeacher.userId),
  otherTeacher: seal('user', otherTeacher.userId),
})
