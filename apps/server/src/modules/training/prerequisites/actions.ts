import type { Prerequisite } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { listPrerequisites } from '../../homework/index.ts'
import * as queries from './queries.ts'

type Writing = Context & { actor: User }

const line = (list: readonly Prerequisite[]) =>
  list
    .map(
      ({ taskNumber, requiredNumber, comparison }) =>
        `${taskNumber} ← ${requiredNumber} (${comparison === 'above' ? '>' : '≥'})`,
    )
    .join(', ')

/** Replaces all rules of the school; false when another person has changed them. */
export function save(
  context: Writing,
  version: number,
  list: readonly Prerequisite[],
): Promise<boolean> {
  const { db, school } = context
  return db.transaction(async (tx) => {
    const before = await listPrerequisites(tx, school.id)
    if (!(await queries.raiseVersion(tx, school.id, version))) return false
    await queries.replaceRules(tx, school.id, list)
    await recordAudit(tx, context, {
      action: 'training.rulesChanged',
      detail: [{ field: 'rules', before: line(before), after: line(list) }],
    })
    return true
  })
}
