import { isAuditAction, type people, wrongField } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal, Refused } from '../../../platform/refusal.ts'
import { exportText, sheetRows } from '../../../platform/sheets/export-file.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { everyRow, wholeList } from '../../../platform/sheets/whole-list.ts'
import { getPerson } from '../directory/queries.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

interface GivenFilter {
  name: string
  action: string
  personSign?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

function momentOf(text: string | undefined): { moment?: Date } {
  return text === undefined ? {} : { moment: new Date(text) }
}

function filterOf(
  { name, action, from, to, personSign }: GivenFilter,
  { open, language }: Pick<Context, 'open' | 'language'>,
): queries.AuditFilter {
  if (action !== 'all' && !isAuditAction(action))
    throw new Refused(refusal('invalidInput', { fields: wrongField('action', language) }))
  const [{ moment: first }, { moment: last }] = [momentOf(from), momentOf(to)]
  return {
    name,
    action,
    ...(first && { from: first }),
    ...(last && { to: last }),
    ...(personSign !== undefined && { personId: open('user', personSign) }),
  }
}

/**
 * The person to whom something was done belongs to this school, so a link to the person is
 * possible.
 */
const entryOf = (row: queries.AuditRow, { seal }: Pick<Context, 'seal'>) =>
  present.auditEntry(row, {
    sign: seal('audit', row.entry.id),
    subjectSign: row.subjectId === null ? null : seal('user', row.subjectId),
  })

export const auditAnswers: SomeAnswers<typeof people, 'listAuditLog' | 'exportAuditLog'> = {
  listAuditLog: async ({ page, size, ...given }, context) => {
    const { db, actor, settings } = context
    const filter = filterOf(given, context)
    const window = { limit: size, offset: (page - 1) * size }
    const rows = await queries.listAuditEntries(db, actor.schoolId, filter, window)
    return {
      list: rows.map((row) => entryOf(row, context)),
      total: await queries.countAuditEntries(db, actor.schoolId, filter),
      keptYears: settings.keptYears.audit,
    }
  },
  exportAuditLog: async ({ timeZone, ...given }, context) => {
    const { db, actor, now, language } = context
    const filter = filterOf(given, context)
    // A person of another school is not found, so no file is written about them.
    if (filter.personId !== undefined) await getPerson(db, actor.schoolId, filter.personId, now)
    const timeOf = (moment: Date) => localTime(moment, timeZone)
    const [today = ''] = timeOf(now).split(' ')
    const reader = { language, timeZone, timeOf }
    return exportText(context, async (snapshot) => {
      const window = { limit: everyRow.size, offset: 0 }
      const { pages } = await wholeList(snapshot, (tx) =>
        queries.listAuditEntries(tx, actor.schoolId, filter, window),
      )
      const rows = sheetRows(pages, (page) => {
        const entries = page.map((row) => entryOf(row, context))
        return present.auditSheet(entries, reader)
      })
      return { name: `${present.logName[language]}-${today}`, sheet: '', rows }
    })
  },
}
