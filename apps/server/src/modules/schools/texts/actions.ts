import { type SchoolPageFields, schoolPagesMost, pickText } from '@titian/contract'
import { type AuditAct, recordAudit } from '../../../platform/audit/audit.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { refuseFields, type Setup } from '../actions.ts'
import { cleanTexts } from '../rules.ts'
import type { SchoolPageRow } from '../tables.ts'
import * as queries from './queries.ts'

function auditOf(setup: Setup, before: string, after: SchoolPageFields | null): AuditAct {
  const name = after ? pickText(after.title, setup.school.defaultLanguage) : ''
  return { action: 'school.pageChanged', detail: [{ field: 'title', before, after: name }] }
}

/** CNT-094, CNT-095: inserts a page, or saves the next version of an existing one. */
export async function savePage(
  setup: Setup,
  fields: SchoolPageFields,
  { before, seen }: { before: SchoolPageRow | null; seen: number },
): Promise<SchoolPageRow | Refusal<'alreadyDone' | 'invalidInput'>> {
  const { db, school, now, language } = setup
  const values = { ...fields, html: cleanTexts(fields.html), updatedAt: now }
  // A text that is empty after sanitising is not shown.
  const own = school.defaultLanguage
  if (fields.published && !values.html[own]) return refuseFields([`html.${own}`], language)
  return db.transaction(async (tx) => {
    const added = { ...values, schoolId: school.id, createdAt: now }
    const row = before
      ? await queries.updatePage(tx, before, seen, values)
      : await queries.insertPage(tx, added, schoolPagesMost)
    if (!row) return refusal('alreadyDone', before ? 'changedMeanwhile' : 'pagesFull')
    const name = before ? pickText(before.title, own) : ''
    await recordAudit(tx, setup, auditOf(setup, name, fields))
    return row
  })
}

export async function removePage(setup: Setup, page: SchoolPageRow): Promise<void> {
  const { db, school } = setup
  await db.transaction(async (tx) => {
    await queries.deletePage(tx, school.id, page.id)
    const name = pickText(page.title, school.defaultLanguage)
    await recordAudit(tx, setup, auditOf(setup, name, null))
  })
}
