import { grades } from '@titian/contract'
import type { World } from '../../apps/server/src/testing/world.ts'
import type { CourseScene } from './course-scene.ts'
import type { People } from './people-scene.ts'
import { act } from './sender.ts'

export interface GradeScene {
  /** The standard of the free course. */
  standard: string
  /** A mark that the student was given in the free course, and where. */
  given: string
  place: { courseIdSign: string; userSign: string; kind: 'result'; itemSign: string }
}

export const standardValues = {
  watchVideo: '30%',
  unitTesting: '20%',
  theFinalExam: '40%',
  logSig: '5%',
  interactiveQuestion: '5%',
  daysAsked: 10,
  postsAsked: 5,
}

export async function makeGrades(
  world: World,
  { teacher, student }: People,
  { free }: CourseScene,
): Promise<GradeScene> {
  const fields = { ...standardValues, courseId: free.course }
  const { id } = await act(world, grades.addAssessmentStandard, fields, teacher)
  const userSign = world.seal('user', student.userId)
  const course = free.course
  const place = { courseIdSign: course, userSign, kind: 'result' as const, itemSign: course }
  const mark = { ...place, points: 50, reason: 'Was ill for weeks.', seen: null }
  const { given } = await act(world, grades.giveGrade, mark, teacher)
  return { standard: id, given: given ?? '', place }
}
