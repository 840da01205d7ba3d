import type { ItemAnswer } from '../../answer.ts'
import { type Mark, markRight } from '../../mark.ts'
import { optionLines } from '../../option.ts'
import type { SingleItem } from './shape.ts'

export const mark = (item: SingleItem, answer: ItemAnswer, maxPoints: number): Mark =>
  markRight(answer === item.answer, maxPoints)

export const rightAnswer = ({ answer }: SingleItem): ItemAnswer => answer

export const keyLines = ({ options, answer }: SingleItem): string[] =>
  optionLines(options, [answer])
