import type { ItemAnswer } from '../../answer.ts'
import { type Mark, markRight } from '../../mark.ts'
import type { JudgeItem } from './shape.ts'

export const markJudge = (item: JudgeItem, answer: ItemAnswer, maxPoints: number): Mark =>
  markRight(answer === item.answer, maxPoints)
