import type { evaluations } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { refusal } from '../../../platform/refusal.ts'

const notYet = async () => refusal('noPermission')

export const passAnswers: SomeAnswers<typeof evaluations, 'passRates'> = {
  passRates: notYet,
}
