import { wrongField } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { findPractice } from '../built-in.ts'
import { keep, playing, settled } from '../keeping.ts'
import { kindOfRun } from '../kinds/kinds.ts'
import * as queries from '../queries.ts'
import { stateIn } from '../rules.ts'
import { isAgain, problemOf, resetOf, titleOf } from './rules.ts'

type Resetting = Context<never, User>

/** Returns the card as written in the audit log. */
const detailOf = ({ language }: Resetting, practice: string, card: string) => [
  { field: 'practice', before: '', after: findPractice(practice)?.titles[language] ?? practice },
  { field: 'card', before: '', after: card },
]

/**
 * PRC-218: restarts a student's card. The command of the teacher has the next running number. If
 * the student sends a decision at the same time, it is refused with the current run.
 */
export function reset(
  context: Resetting,
  id: number,
  card: string,
): Promise<Refusal<'alreadyDone' | 'invalidInput'> | null> {
  const { db, school, now, language } = context
  return db.transaction(async (tx) => {
    const run = await settled(tx, await queries.lockAnyRun(tx, school.id, id), now)
    if (run.state !== 'active') return refusal('alreadyDone', 'runOver')
    const wrong = () => refusal('invalidInput', { fields: wrongField('card', language) })
    if (run.kind !== 'erp') return wrong()
    const kind = kindOfRun(run)
    const before = await queries.listOfDay(tx, run.id, run.day)
    const entry = resetOf(run, card, now)
    if (isAgain(before, entry)) return null
    const state = stateIn(kind, playing(run), before)
    const problem = problemOf(kind.engine.commandProblems(state, entry.command, entry.seat))
    if (problem === 'unknownCard') return wrong()
    if (problem) return refusal('alreadyDone', problem)
    await queries.addCommands(tx, [entry])
    const seen = stateIn(kind, { ...playing(run), state }, [entry])
    await keep(tx, run, { state: run.snapshot, seen, number: run.number + 1, now })
    const detail = detailOf(context, run.practice, titleOf(run.scenario, card))
    await recordAudit(tx, context, { action: 'practice.cardReset', subjectId: run.userId, detail })
    return null
  })
}
