import type { PublicItem } from '../../public-item.ts'
import type { JudgeItem } from './shape.ts'

export const publicJudge = ({ stem }: JudgeItem): PublicItem => ({ kind: 'judge', stem })
