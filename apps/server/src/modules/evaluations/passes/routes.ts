import { foldLetters, type evaluations } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { practices } from '../../practice/index.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

/** Returns the codes of the practices whose title contains a text in any language. */
function titledWith(text: string): string[] {
  const part = foldLetters(text).toLowerCase()
  return practices
    .filter(({ titles }) =>
      Object.values(titles).some((title) => title.toLowerCase().includes(part)),
    )
    .map(({ code }) => code)
}

export const passAnswers: SomeAnswers<typeof evaluations, 'passRates'> = {
  passRates: async (input, context) => {
    const filter = { ...input, titled: titledWith(input.name) }
    const { rows, total } = await queries.listPassRates(context.db, context.school.id, filter)
    return { list: rows.map((row) => present.passRate(row, context)), total }
  },
}
