import type { employment, ParsedOf } from '@titian/contract'
import { wrongField } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { isConflict } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { getFile } from '../../files/index.ts'
import { isCity, isIndustry } from '../../resume/index.ts'
import { saveTermsOfCompany } from '../search/saving/queries.ts'
import * as queries from './queries.ts'

export type Keeping = Context<never, User>
type Input = ParsedOf<typeof employment.saveCompany>
type Fields = Omit<Input, 'sign' | 'version'>

/** Returns the change of the company's name for the audit log. */
const named = (before: string, after: string) => [{ field: 'company', before, after }]

/**
 * Returns the field with an unknown value: a tag that is in no list, or a picture that is not
 * stored.
 */
async function findWrong(context: Keeping, fields: Fields, logoFileId: number | null) {
  const { industry, city } = fields
  if (industry !== '' && !isIndustry(industry)) return 'industry'
  if (city !== '' && !isCity(city)) return 'city'
  if (logoFileId === null) return undefined
  const { purpose } = await getFile(context.db, context.school.id, logoFileId)
  return purpose === 'schoolImage' ? undefined : 'logoPath'
}

/**
 * JOB-093: stores a company. A call without an id makes a new company; a call with an id changes
 * the version that the caller read.
 */
export async function save(
  context: Keeping,
  id: number | null,
  { version, fields: { logoPath, ...fields } }: { version: number; fields: Fields },
): Promise<number | Refusal<'alreadyDone' | 'invalidInput'>> {
  const { db, school, actor, now, open, language } = context
  const logoFileId = logoPath === null ? null : open('file', logoPath)
  const wrong = await findWrong(context, { logoPath, ...fields }, logoFileId)
  if (wrong) return refusal('invalidInput', { fields: wrongField(wrong, language) })
  const values = { ...fields, logoFileId, changedAt: now }
  try {
    return await db.transaction(async (tx) => {
      if (id === null) {
        const own = { schoolId: school.id, createdBy: actor.userId, createdAt: now }
        const made = await queries.insertCompany(tx, { ...values, ...own })
        await recordAudit(tx, context, {
          action: 'company.added',
          detail: named('', fields.name),
        })
        return made
      }
      const { company: before } = await queries.getKept(tx, school.id, id, now)
      if (!(await queries.updateCompany(tx, school.id, { id, version }, values)))
        return refusal('alreadyDone', 'changedMeanwhile')
      if (before.name !== fields.name) await saveTermsOfCompany(tx, id, now)
      await recordAudit(tx, context, {
        action: 'company.changed',
        detail: named(before.name, fields.name),
      })
      return id
    })
  } catch (error) {
    if (isConflict(error, 'companies_name')) return refusal('alreadyDone', 'companyTaken')
    throw error
  }
}

/** JOB-094: removes a company. A company whose posts accept applications cannot be removed. */
export function remove(
  context: Keeping,
  id: number,
  reason: string,
): Promise<Refusal<'alreadyDone'> | null> {
  const { db, school, now } = context
  return db.transaction(async (tx) => {
    const [company] = await queries.lockCompanies(tx, school.id, [id])
    if ((await queries.countLivePosts(tx, id, now)) > 0)
      return refusal('alreadyDone', 'companyHasPosts')
    await queries.setRemoved(tx, id, { now })
    await recordAudit(tx, context, {
      action: 'company.removed',
      reason,
      detail: named(company?.name ?? '', ''),
    })
    return null
  })
}

/**
 * JOB-094: moves all posts to another company. The address of the first company then redirects to
 * the other one.
 */
export async function merge(
  context: Keeping,
  { id, into, reason }: { id: number; into: number; reason: string },
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { db, school, now } = context
  if (id === into) return refusal('alreadyDone', 'companyItself')
  return db.transaction(async (tx) => {
    const [from, to] = await queries.lockCompanies(tx, school.id, [id, into])
    await queries.movePosts(tx, id, into, now)
    await queries.setRemoved(tx, id, { now, mergedInto: into })
    await recordAudit(tx, context, {
      action: 'company.merged',
      reason,
      detail: named(from?.name ?? '', to?.name ?? ''),
    })
    return undefined
  })
}
