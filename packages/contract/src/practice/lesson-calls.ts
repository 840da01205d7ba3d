import { z } from 'zod'
import { call } from '../wire/call.ts'
import { erpCards } from './kinds/erp/names.ts'
import { marketSteps } from './kinds/marketplace/names.ts'

/** PRC-240: the lesson of the school that teaches a step of the marketplace or a card of the ERP. */
const practiceLesson = z.object({
  topic: z.enum([...marketSteps, ...erpCards]),
  sign: z.string(),
  name: z.string(),
  course: z.object({ sign: z.string(), name: z.string() }),
  /**
   * Whether the caller is a member of the course and the lesson has a video. Otherwise the link
   * leads to the course.
   */
  mayWatch: z.boolean(),
})
export type PracticeLesson = z.output<typeof practiceLesson>

export const lessonCalls = {
  /** The lessons of the topics; a topic for which no listed course has a lesson is left out. */
  practiceLessons: call({
    id: 'CALL-738',
    method: 'GET',
    path: '/practice/lessons',
    who: 'anyone',
    kind: 'read',
    input: z.object({ kind: z.enum(['marketplace', 'erp']) }),
    data: z.array(practiceLesson),
  }),
}
