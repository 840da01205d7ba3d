import { setImmediate } from 'node:timers/promises'
import { type PlaygroundContent, playgroundsMost, reasons } from '@titian/contract'
import { refusal } from '../../../platform/refusal.ts'
import { type No, type Own, playerOf } from '../actions.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { PlaygroundRow } from '../tables.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

/** Returns the kind of practice that a playground plays. */
export const playedKind = () => kindOf('marketplace')

/** PRC-160: checks that the engine accepts every day. Between two days, other requests can run. */
async function checked({ language }: Own, content: PlaygroundContent) {
  const kind = playedKind()
  if (rules.isOlder(kind, content)) return refusal('alreadyDone', 'olderEngine')
  const faults = rules.faultsOf(kind, content, language)
  if (faults) return refusal('invalidInput', { fields: faults })
  for (const fields of rules.faultsOfDays(kind, content, language)) {
    if (fields) return refusal('invalidInput', { fields })
    await setImmediate()
  }
  return undefined
}

interface Sent {
  key: string
  version: number
  content: PlaygroundContent
}

/**
 * PRC-041: saves a playground. Of two saves at the same time, neither exceeds the limit or
 * overwrites the other.
 */
export async function save(
  context: Own,
  { key, version, content }: Sent,
): Promise<PlaygroundRow | No> {
  const no = await checked(context, content)
  if (no) return no
  const { db, now, language } = context
  const owner = playerOf(context)
  const kept = rules.keptOf(content)
  return db.transaction(async (tx) => {
    await queries.lockOwn(tx, owner.userId)
    const before = await queries.findOwn(tx, owner, key)
    if (!(await isOwnFork(before?.forkOf ?? null)))
      return refusal('invalidInput', { fields: { 'content.forkOf': reasons.forkGone[language] } })
    if (!before) return add()
    if (rules.isTheSame(before, kept)) return before
    if (rules.isOlder(playedKind(), before)) return refusal('alreadyDone', 'olderEngine')
    if (before.version !== version) {
      const newer = present.document(before)
      return refusal('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
    }
    return queries.update(tx, before.id, { ...kept, version: version + 1, changedAt: now })

    /**
     * True if the original is a playground of the same person. A deleted original may still be
     * named.
     */
    async function isOwnFork(named: string | null): Promise<boolean> {
      const { forkOf } = kept
      if (forkOf === null || forkOf === named) return true
      return forkOf !== key && (await queries.findOwn(tx, owner, forkOf)) !== undefined
    }

    async function add() {
      if (version > 0) return refusal('alreadyDone', 'playgroundGone')
      if ((await queries.countOwn(tx, owner)) >= playgroundsMost)
        return refusal('alreadyDone', 'playgroundsFull')
      const row = { ...owner, ...kept, key, version: 1, createdAt: now, changedAt: now }
      return queries.insert(tx, row)
    }
  })
}
