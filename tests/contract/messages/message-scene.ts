import { messages } from '@titian/contract'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { CourseScene } from '../courses/course-scene.ts'
import type { People } from '../people/people-scene.ts'
import { act } from '../sender.ts'

export interface MessageScene {
  /** A notice of the free course by its teacher. */
  notice: string
  bulletin: string
}

/** Number of entries to add: more than the shortest page shows. */
const several = [1, 2, 3, 4, 5, 6]

/** Creates messages of teachers and staff. */
export async function makeMessages(
  testApp: TestApp,
  { teacher, schoolAdmin }: People,
  { free }: CourseScene,
  word: string,
): Promise<MessageScene> {
  const signs = { notice: '', bulletin: '' }
  for (const number of several) {
    const said = { title: `${word} notice ${number}`, content: `${word} says this.` }
    const notice = { ...said, courseId: free.course }
    signs.notice = (await act(testApp, messages.addMessage, notice, teacher)).sign
    signs.bulletin = (await act(testApp, messages.addBulletin, said, schoolAdmin)).sign
  }
  return signs
}
