import { exams, type LearningSource } from './queries.ts'
import { work } from './work.ts'

/** All that gives tasks. Another kind of work is added here, and its kind to `learningTask` of the contract. */
export const sources: readonly LearningSource[] = [exams, work]
