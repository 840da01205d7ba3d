import type { ItemAnswer } from '../../answer.ts'
import { type Mark, markRight } from '../../mark.ts'
import type { SingleItem } from './shape.ts'

export const markSingle = (item: SingleItem, answer: ItemAnswer, maxPoints: number): Mark =>
  markRight(answer === item.answer, maxPoints)
