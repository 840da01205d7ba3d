import { discussions, notes, reviews } from '@titian/contract'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { CourseScene } from '../courses/course-scene.ts'
import type { People } from '../people/people-scene.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'

export interface DiscussionScene {
  /** A student's question about the free course. */
  question: string
  /** The teacher's answer to the question. */
  answer: string
  /** The student's reported review of the free course. */
  review: string
  /** The student's note at the first lesson of the free course. */
  note: string
}

/** Number of entries to add: more than the shortest page shows. */
const several = [1, 2, 3, 4]

/** Creates questions and answers in the free course; the last answer is reported. */
export async function makeDiscussions(
  testApp: TestApp,
  { student, teacher, coTeacher }: People,
  { free }: CourseScene,
  word: string,
): Promise<DiscussionScene> {
  const signs = { question: '', answer: '', review: '', note: '' }
  for (const number of several) {
    const asked = { courseIdSign: free.course, questionsContent: `${word} question ${number}?` }
    signs.question = (await act(testApp, discussions.addQuestions, asked, student)).sign
  }
  for (const number of several) {
    const said = { questionsIdSign: signs.question, answersContent: `${word} answer ${number}.` }
    signs.answer = (await act(testApp, discussions.addAnswers, said, teacher)).sign
  }
  const reported = { kind: 'answer' as const, sign: signs.answer }
  await act(testApp, discussions.reportContribution, reported, coTeacher)
  // Stores that the first lesson was watched long enough for its student to continue.
  const watched = 'update video_progress set watched_seconds = 600 where user_id = $1'
  await rows(testApp, watched, [student.userId])
  const review = { courseIdSign: free.course, stars: 5, content: `${word} was worth it.` }
  signs.review = (await act(testApp, reviews.saveReview, review, student)).sign
  await act(testApp, reviews.reportReview, { sign: signs.review }, coTeacher)
  for (const number of several) {
    const written = {
      videoIdSign: free.lesson,
      second: number,
      content: `${word} note ${number}.`,
      key: `${word}-key-${number}`,
    }
    signs.note = (await act(testApp, notes.addNote, written, student)).sign
  }
  return signs
}
