import type { ItemAnswer } from '../../answer.ts'
import { type Mark, unanswered } from '../../mark.ts'
import { isAnnotationAnswered } from './shape.ts'

/** A written text waits for the teacher; an empty one must not keep the whole attempt waiting. */
export const markAnnotation = (answer: ItemAnswer): Mark =>
  isAnnotationAnswered(answer) ? { state: 'waiting' } : unanswered
