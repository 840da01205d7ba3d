import type { ErpCardContent } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { isSame } from '../rules.ts'
import { mayChange } from './policy.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { faultsOf } from './rules.ts'

type Keeping = Context<never, User>

/**
 * Adds the card and returns its id. If a form with the same key is sent again, the first id is
 * returned.
 */
export async function add(
  { db, school, actor, now, language }: Keeping,
  key: string,
  content: ErpCardContent,
): Promise<number | Refusal<'invalidInput'>> {
  const fields = faultsOf(content, language)
  if (fields) return refusal('invalidInput', { fields })
  const of = { schoolId: school.id, authorId: actor.userId, key }
  const made = await queries.insertCard(db, { ...of, content, createdAt: now, changedAt: now })
  return made ?? queries.getByKey(db, of)
}

interface Sent {
  version: number
  content: ErpCardContent
}

/**
 * Changes a card. If the values are stored already, nothing changes, so sending a form twice
 * succeeds.
 */
export function change(
  context: Keeping,
  id: number,
  { version, content }: Sent,
): Promise<number | Refusal<'alreadyDone' | 'invalidInput' | 'noPermission'>> {
  const { db, school, actor, now, language } = context
  return db.transaction(async (tx) => {
    const before = await queries.lockCard(tx, school.id, id)
    if (!mayChange(actor, before)) return refusal('noPermission')
    found(before.removedAt === null ? before : undefined)
    if (isSame(before.content, content)) return id
    if (before.version !== version) {
      const newer = present.document(await queries.getCard(tx, school.id, id), context)
      return refusal('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
    }
    const fields = faultsOf(content, language)
    if (fields) return refusal('invalidInput', { fields })
    await queries.saveCard(tx, id, { content, version: version + 1, changedAt: now })
    return id
  })
}

/** Removes the card from the list; a repetition succeeds. */
export function remove(
  { db, school, actor, now }: Keeping,
  id: number,
): Promise<Refusal<'noPermission'> | null> {
  return db.transaction(async (tx) => {
    const before = await queries.lockCard(tx, school.id, id)
    if (!mayChange(actor, before)) return refusal('noPermission')
    if (before.removedAt === null) await queries.saveCard(tx, id, { removedAt: now })
    return null
  })
}
