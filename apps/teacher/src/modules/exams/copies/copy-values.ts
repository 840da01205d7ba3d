import type { ExamSubject } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'

export type CopyValues = { item: Item; score: number | string }

export const copyValuesOf = ({ item, score }: ExamSubject): CopyValues => ({ item, score })
