import { type exams, reasons } from '@titian/contract'
import type { Answer } from '../../../../platform/http/context.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { getForGrader } from '../records/routes.ts'
import { openFile, storeFile } from './actions.ts'

export const answerFileAnswers: {
  uploadAnswerFile: Answer<(typeof exams)['uploadAnswerFile']>
} = {
  uploadAnswerFile: async ({ recordId, file: text }, context) => {
    const { db, actor, now, client, language, refuse } = context
    const record = await getForGrader(context, recordId)
    if (record instanceof Refusal) return record
    const school = new URL(client.origin).host
    const opened = await openFile(context, record, { text, school })
    if (typeof opened === 'string')
      return refuse('invalidInput', { fields: { file: reasons[opened][language] } })
    const uploaded = await storeFile(db, record.id, opened, { by: actor.userId, at: now })
    return { ...uploaded, unfit: opened.unfit }
  },
}
