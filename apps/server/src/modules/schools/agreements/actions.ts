import {
  type AgreementFields,
  type AgreementForm,
  type ParsedOf,
  type schools,
} from '@titian/contract'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { refuseFields, type Saved, type Setup } from '../actions.ts'
import { getSchool } from '../queries.ts'
import { cleanTexts } from '../rules.ts'
import type { AgreementRow, NewAgreement, SchoolRow } from '../tables.ts'
import * as queries from './queries.ts'
import { askMoment, isStandard, standardAt, standardText } from './rules.ts'

/** Returns the first version of a school that has saved none: the standard text with its name. */
function firstVersion(school: SchoolRow, form: AgreementForm): NewAgreement {
  return {
    schoolId: school.id,
    form,
    version: 1,
    ...standardText(form, school),
    isStandard: true,
    createdAt: standardAt,
  }
}

/** An agreement as visitors read it, saved by its school or standard. */
type ShownAgreement = Omit<AgreementRow, 'id' | 'createdBy'>

function shownFirst(school: SchoolRow, form: AgreementForm): ShownAgreement {
  return { note: {}, asksFrom: null, isStandard: true, ...firstVersion(school, form) }
}

/**
 * Returns a version of an agreement and the newest version number; refused for an unknown version.
 */
export async function getShown(
  db: Db,
  schoolId: number,
  form: AgreementForm,
  version?: number,
): Promise<{ shown: ShownAgreement; newest: number }> {
  const [newest] = await queries.listNewest(db, schoolId, [form])
  if (!newest) {
    const first = shownFirst(await getSchool(db, schoolId), form)
    return { shown: found(version === undefined || version === 1 ? first : undefined), newest: 1 }
  }
  const isNewest = version === undefined || version === newest.version
  const shown = isNewest ? newest : await queries.findVersion(db, schoolId, form, version)
  return { shown: found(shown), newest: newest.version }
}

/**
 * Returns the newest versions of these agreements as rows; a standard one is inserted, so that
 * accepted texts stay readable.
 */
async function keepNewest(
  tx: Db,
  schoolId: number,
  forms: readonly AgreementForm[],
): Promise<AgreementRow[]> {
  const rows = await queries.listNewest(tx, schoolId, forms)
  const missing = forms.filter((form) => !rows.some((row) => row.form === form))
  if (missing.length === 0) return rows
  const school = await getSchool(tx, schoolId)
  for (const form of missing) await queries.insertVersion(tx, firstVersion(school, form))
  return queries.listNewest(tx, schoolId, forms)
}

/**
 * CNT-074: records that a person accepted the newest versions; the first acceptance of each counts.
 */
export async function acceptNewest(
  tx: Db,
  { schoolId, userId, acceptedAt }: queries.Acceptance,
  forms: readonly AgreementForm[],
): Promise<void> {
  const rows = await keepNewest(tx, schoolId, forms)
  await queries.insertAcceptances(tx, { schoolId, userId, acceptedAt }, rows)
}

/** True when these are the newest versions; an unsaved standard text is version 1. */
async function areNewest(
  db: Db,
  schoolId: number,
  chosen: readonly { form: AgreementForm; version: number }[],
): Promise<boolean> {
  const forms = chosen.map(({ form }) => form)
  const rows = await queries.listNewest(db, schoolId, forms)
  const newest = new Map(rows.map(({ form, version }) => [form, version]))
  return chosen.every(({ form, version }) => (newest.get(form) ?? 1) === version)
}

type Accepted = ParsedOf<typeof schools.acceptAgreements>['agreements']

/** CNT-084: accepts the shown versions; returns nothing when a newer version exists. */
export function acceptShown(
  db: Db,
  person: queries.Acceptance,
  accepted: Accepted,
): Promise<Refusal<'alreadyDone'> | null> {
  const { schoolId } = person
  return db.transaction(async (tx) => {
    if (!(await areNewest(tx, schoolId, accepted)))
      return refusal('alreadyDone', 'changedMeanwhile')
    await keepNewest(
      tx,
      schoolId,
      accepted.map(({ form }) => form),
    )
    await queries.insertAcceptances(tx, person, accepted)
    return null
  })
}

/** CNT-083: saves an agreement as its next version. Older versions never change. */
export async function saveAgreement(
  setup: Setup,
  { form, title, note, asksFrom, ...fields }: AgreementFields,
  seen: number,
): Saved {
  const { db, school, actor, now, language } = setup
  const asks = askMoment(asksFrom, now)
  if (asks === undefined) return refuseFields(['asksFrom'], language)
  const html = cleanTexts(fields.html)
  if (!html[school.defaultLanguage])
    return refuseFields([`html.${school.defaultLanguage}`], language)
  return db.transaction(async (tx) => {
    if (!(await areNewest(tx, school.id, [{ form, version: seen }])))
      return refusal('alreadyDone', 'changedMeanwhile')
    await keepNewest(tx, school.id, [form])
    const standard = standardText(form, await getSchool(tx, school.id))
    const row = await queries.insertVersion(tx, {
      schoolId: school.id,
      form,
      version: seen + 1,
      title,
      html,
      note,
      asksFrom: asks,
      isStandard: isStandard({ title, html }, standard),
      createdAt: now,
      createdBy: actor.userId,
    })
    if (!row) return refusal('alreadyDone', 'changedMeanwhile')
    const change = (field: string, before: string, after: string) => ({ field, before, after })
    const detail = [
      change('agreement', '', String(form)),
      change('agreementVersion', String(seen), String(row.version)),
      ...(asks ? [change('asksFrom', '', asks.toISOString())] : []),
    ]
    await recordAudit(tx, setup, { action: 'school.agreementChanged', detail })
    return { version: row.version }
  })
}
