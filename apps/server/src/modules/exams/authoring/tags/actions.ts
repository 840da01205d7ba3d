import { tagKey } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { mayEditQuestion } from '../../policy.ts'
import * as queries from './queries.ts'
import { retagged } from './rules.ts'

/** Replaces the tags of one question, in the transaction that stores the question. */
export async function setTags(
  tx: Db,
  schoolId: number,
  questionId: number,
  names: readonly string[],
): Promise<void> {
  const wanted = [...(await queries.ensureTags(tx, schoolId, names)).values()]
  const [locked] = await queries.lockTagged(tx, schoolId, [questionId])
  if (!locked) return
  await queries.removeUses(
    tx,
    [questionId],
    locked.tagIds.filter((tagId) => !wanted.includes(tagId)),
  )
  await queries.addUses(
    tx,
    wanted.map((tagId) => ({ questionId, tagId })),
  )
}

export interface Tagging {
  questionIds: readonly number[]
  add: readonly string[]
  remove: readonly string[]
}

/** EXM-203: adds and removes tags of many questions in one transaction. */
export async function tagQuestions(
  db: Db,
  actor: User,
  { questionIds, add, remove }: Tagging,
): Promise<{ changed: number; same: number; notYours: number; full: number; gone: number }> {
  const { schoolId } = actor
  return db.transaction(async (tx) => {
    const locked = await queries.lockTagged(tx, schoolId, questionIds)
    const own = locked.filter(({ authorId }) => mayEditQuestion(actor, { schoolId, authorId }))
    // If no question receives a new tag, the tag is not made.
    const added = own.length > 0 ? await queries.ensureTags(tx, schoolId, add) : new Map()
    const existing = await queries.findTags(tx, schoolId, remove)
    const change = {
      add: [...new Set(add.map((name) => added.get(tagKey(name)) as number))],
      remove: [...existing.values()],
    }
    const plans = own.map((one) => ({ ...one, ...retagged(one.tagIds, change) }))
    const changed = plans.filter(({ outcome }) => outcome === 'changed')
    await queries.removeUses(
      tx,
      changed.map(({ id }) => id),
      change.remove.filter((tagId) => !change.add.includes(tagId)),
    )
    await queries.addUses(
      tx,
      changed.flatMap(({ id }) => change.add.map((tagId) => ({ questionId: id, tagId }))),
    )
    const count = (wanted: string) => plans.filter(({ outcome }) => outcome === wanted).length
    return {
      changed: changed.length,
      same: count('same'),
      notYours: locked.length - own.length,
      full: count('full'),
      gone: questionIds.length - locked.length,
    }
  })
}
