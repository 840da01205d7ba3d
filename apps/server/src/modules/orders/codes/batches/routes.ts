import type { orders } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import type { SomeAnswers } from '../../../../platform/http/answer.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { localTime } from '../../../../platform/sheets/local-time.ts'
import { sheetFile } from '../../../../platform/sheets/sheet-file.ts'
import { getSettings } from '../../queries.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { codesSheet, sheetTitle } from './sheets.ts'

type Asked = Context<never, User>

const moment = (text: string | null) => (text === null ? null : new Date(text))

const found = ({ db, school, open }: Asked, sign: string) =>
  queries.getBatch(db, school.id, { id: open('codeBatch', sign) })

async function readerOf({ db, school, actor }: Asked) {
  const { creditLimit } = await getSettings(db, school.id)
  return { readerId: actor.userId, creditLimit }
}

export const batchAnswers: SomeAnswers<
  typeof orders,
  | 'listCodeBatches'
  | 'makeCodeBatch'
  | 'downloadCodes'
  | 'getCodeBatch'
  | 'listBatchCodes'
  | 'revokeCodes'
> = {
  listCodeBatches: async ({ text, ...window }, context) => {
    const reader = await readerOf(context)
    const { rows, total } = await queries.listBatches(context.db, context.school.id, text, window)
    return { list: rows.map((row) => present.batch(row, reader, context)), total }
  },
  makeCodeBatch: async ({ courseSigns, startTime, endTime, ...fields }, context) => {
    const { open } = context
    const made = await actions.make(context, {
      ...fields,
      startsAt: moment(startTime),
      endsAt: moment(endTime),
      courseIds: [...new Set(courseSigns.map((sign) => open('course', sign)))],
    })
    if (made instanceof Refusal) return made
    return present.batch(made, await readerOf(context), context)
  },
  downloadCodes: async ({ sign, format, timeZone }, context) => {
    const batch = await found(context, sign)
    const reader = await readerOf(context)
    const codes = await actions.download(context, batch, reader.creditLimit)
    if (codes instanceof Refusal) return codes
    const until = batch.endsAt ? localTime(batch.endsAt, timeZone) : ''
    const printed = present.batch(batch, reader, context)
    const rows = codesSheet(codes, printed, { language: context.language, until })
    const table = { name: batch.name, sheet: sheetTitle[context.language], rows }
    return { codes, file: await sheetFile(table, format) }
  },
  getCodeBatch: async ({ sign }, context) =>
    present.batch(await found(context, sign), await readerOf(context), context),
  listBatchCodes: async ({ sign, state, text, ...window }, context) => {
    const { db, school, now } = context
    const batch = await found(context, sign)
    const of = { schoolId: school.id, batchId: batch.id }
    const { rows, total } = await queries.listCodes(db, of, { state, text, now }, window)
    return { list: rows.map((row) => present.code(row, context)), total }
  },
  revokeCodes: async ({ sign, codeSigns, filter, reason }, context) => {
    const batch = await found(context, sign)
    // FRM-329: the filter is used only when no code is named.
    const which = codeSigns
      ? { ids: [...new Set(codeSigns)].map((one) => context.open('activationCode', one)) }
      : { filter: { state: filter?.state, text: filter?.text ?? '', now: context.now } }
    return { revoked: await actions.revoke(context, batch, { which, reason }) }
  },
}
