import type { ItemAnswer } from '../../answer.ts'
import { type Mark, unanswered } from '../../mark.ts'
import { type AnnotationItem, isAnswered } from './shape.ts'

/**
 * Marks an empty text at once, so that nobody has to wait for the teacher. A written text waits for
 * the teacher's mark.
 */
export const mark = (_item: AnnotationItem, answer: ItemAnswer): Mark =>
  isAnswered(answer) ? { state: 'waiting' } : unanswered

export const rightAnswer = (): ItemAnswer => null

export const modelAnswer = ({ model }: AnnotationItem): string => model

export const keyLines = ({ model }: AnnotationItem): string[] => [model]
