import type { Language } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import type { ImportTarget, Undone } from '../../people/index.ts'
import * as queries from './queries.ts'
import { keptTexts } from './texts.ts'

const mostNamed = 200

/**
 * JOB-102: undoes an import. A row that is in use or that somebody has changed is kept and listed
 * with the reason.
 */
export async function undoRows(
  tx: Db,
  name: queries.Kept,
  target: ImportTarget,
  { now, language }: { now: Date; language: Language },
): Promise<Undone> {
  const rows = await queries.lockWritten(tx, name, target)
  const refusalReason = ({ wasMade, isUsed, isChanged }: queries.Written) => {
    if (wasMade && isUsed) return keptTexts[name]
    return isChanged ? keptTexts.changed : undefined
  }
  const free = rows.filter((row) => !refusalReason(row))
  const idsOf = (made: boolean) =>
    free.filter(({ wasMade }) => wasMade === made).map(({ id }) => id)
  const made = idsOf(true)
  await queries.removeMade(tx, name, made, now)
  await queries.restoreRows(tx, name, target, idsOf(false), now)
  const kept = rows.flatMap((row) => {
    const why = refusalReason(row)
    return why ? [{ name: row.name, text: why[language] }] : []
  })
  return { removed: made.length, kept: kept.length, left: kept.slice(0, mostNamed) }
}
