import type { accounts } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { givePuzzle } from './actions.ts'

export const captchaAnswers: SomeAnswers<typeof accounts, 'puzzle'> = {
  puzzle: async (_, context) => givePuzzle(context),
}
