import type { ItemAnswer } from '../../answer.ts'
import { type Mark, markRight } from '../../mark.ts'
import type { JudgeItem } from './shape.ts'

export const mark = (item: JudgeItem, answer: ItemAnswer, maxPoints: number): Mark =>
  markRight(answer === item.answer, maxPoints)

export const rightAnswer = ({ answer }: JudgeItem): ItemAnswer => answer

export const keyLines = ({ answer }: JudgeItem): string[] => [answer ? '✓' : '✗']
