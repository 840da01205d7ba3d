import type { BrowserContext } from '@playwright/test'
import { call } from './ask-server.ts'

interface Given {
  sign: string
  practice: { kind: string }
  ended: number
}

/**
 * The demo teacher's course with the assigned practices of the demo, in which the demo student is
 * enrolled. Other journeys assign nothing there.
 */
export async function demoCourse(teacher: BrowserContext): Promise<string> {
  const { list } = await call<{ list: { idSign: string }[] }>(teacher, '/course/myCourseList', {
    courseName: 'Cross-border listing and keyword research',
  })
  const [course] = list
  if (!course) throw new Error('The demo has no course with practices.')
  return course.idSign
}

/** A supply chain game that demo students have finished; it has teams and a rubric. */
export async function playedPractice(teacher: BrowserContext): Promise<string> {
  const courseIdSign = await demoCourse(teacher)
  const { list } = await call<{ list: Given[] }>(teacher, '/practice/listAssignments', {
    courseIdSign,
    size: 100,
  })
  const played = list.findLast(
    ({ ended, practice }) => ended > 0 && practice.kind === 'supply-chain',
  )
  if (!played) throw new Error('Nobody has played a practice of the demo.')
  return played.sign
}
