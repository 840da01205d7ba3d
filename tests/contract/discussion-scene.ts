import { discussions } from '@titian/contract'
import type { World } from '../../apps/server/src/testing/world.ts'
import type { CourseScene } from './course-scene.ts'
import type { People } from './people-scene.ts'
import { act } from './sender.ts'

export interface DiscussionScene {
  /** A question about the free course, by its student. */
  question: string
  /** The answer to it, by the teacher. */
  answer: string
}

/** More than a short page shows. */
const several = [1, 2, 3, 4]

/** What is asked and answered in the free course; the last answer is reported. */
export async function makeDiscussions(
  world: World,
  { student, teacher, coTeacher }: People,
  { free }: CourseScene,
  word: string,
): Promise<DiscussionScene> {
  const signs = { question: '', answer: '' }
  for (const number of several) {
    const asked = { courseIdSign: free.course, questionsContent: `${word} question ${number}?` }
    signs.question = (await act(world, discussions.addQuestions, asked, student)).sign
  }
  for (const number of several) {
    const said = { questionsIdSign: signs.question, answersContent: `${word} answer ${number}.` }
    signs.answer = (await act(world, discussions.addAnswers, said, teacher)).sign
  }
  const reported = { kind: 'answer' as const, sign: signs.answer }
  await act(world, discussions.reportContribution, reported, coTeacher)
  return signs
}
