import type { people } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { csvSheet } from '../../../platform/sheets/csv.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

const mostExported = 20_000

interface GivenFilter extends Omit<queries.AuditFilter, 'from' | 'to'> {
  from?: string | undefined
  to?: string | undefined
}

function momentOf(text: string | undefined): { moment?: Date } {
  return text === undefined ? {} : { moment: new Date(text) }
}

function filterOf({ name, action, from, to }: GivenFilter): queries.AuditFilter {
  const [{ moment: first }, { moment: last }] = [momentOf(from), momentOf(to)]
  return { name, action, ...(first && { from: first }), ...(last && { to: last }) }
}

export const auditAnswers: SomeAnswers<typeof people, 'listAuditLog' | 'exportAuditLog'> = {
  listAuditLog: async ({ page, size, ...given }, { db, actor, seal }) => {
    const filter = filterOf(given)
    const window = { limit: size, offset: (page - 1) * size }
    const rows = await queries.listAuditEntries(db, actor.schoolId, filter, window)
    return {
      list: rows.map((row) => present.auditEntry(row, seal('audit', row.entry.id))),
      total: await queries.countAuditEntries(db, actor.schoolId, filter),
    }
  },
  exportAuditLog: async ({ timeZone, ...given }, { db, actor, now, language, seal }) => {
    const window = { limit: mostExported, offset: 0 }
    const rows = await queries.listAuditEntries(db, actor.schoolId, filterOf(given), window)
    const entries = rows.map((row) => present.auditEntry(row, seal('audit', row.entry.id)))
    const timeOf = (moment: Date) => localTime(moment, timeZone)
    const [today = ''] = timeOf(now).split(' ')
    const text = csvSheet(present.auditSheet(entries, { language, timeZone, timeOf }))
    return { fileName: `${present.logName[language]}-${today}.csv`, text }
  },
}
