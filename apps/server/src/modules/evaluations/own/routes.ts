import type { evaluations } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { refusal } from '../../../platform/refusal.ts'

const notYet = async () => refusal('noPermission')

export const ownAnswers: SomeAnswers<
  typeof evaluations,
  | 'ownAssessments'
  | 'ownAssessment'
  | 'rateSelf'
  | 'peerTasks'
  | 'peerTask'
  | 'ratePeer'
  | 'appealAssessment'
  | 'rubricOf'
> = {
  ownAssessments: notYet,
  ownAssessment: notYet,
  rateSelf: notYet,
  peerTasks: notYet,
  peerTask: notYet,
  ratePeer: notYet,
  appealAssessment: notYet,
  rubricOf: notYet,
}
