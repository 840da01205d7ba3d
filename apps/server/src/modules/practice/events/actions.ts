import { eventsMost, type MarketEvent, reasons, wrongField } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { lockAssignment } from '../assignments/queries.ts'
import { findPractice } from '../built-in.ts'
import { kindOf } from '../kinds/kinds.ts'
import { addCommands, type RunWithState } from '../queries.ts'
import type { AssignmentRow, CommandRow, EventRow } from '../tables.ts'
import * as queries from './queries.ts'
import { entriesOf } from './rules.ts'

type Writing = Context<never, User>

interface Wanted {
  event: MarketEvent
  day: number
  days: number
}

/** Returns the event as written in the audit log. */
const detailOf = (practice: string, { event, day, days }: Wanted, { language }: Writing) => [
  {
    field: 'practice',
    before: '',
    after: findPractice(practice)?.titles[language] ?? practice,
  },
  { field: 'event', before: '', after: event },
  { field: 'day', before: '', after: String(day) },
  { field: 'days', before: '', after: String(days) },
]

/** Adds an event once, however often the button is pressed. */
export function add(
  context: Writing,
  { id, schoolId, kind, scenario }: AssignmentRow,
  wanted: Wanted,
): Promise<queries.ListedEvent | Refusal<'alreadyDone' | 'invalidInput'>> {
  const { db, actor, now, language } = context
  const { events, daysOf } = kindOf(kind)
  const wrong = (field: string, limit?: number) =>
    refusal('invalidInput', {
      fields: wrongField(field, language, limit ? { code: 'tooLarge', limit } : undefined),
    })
  if (!events?.includes(wanted.event)) return Promise.resolve(wrong('event'))
  const last = daysOf(scenario)
  if (wanted.day > last) return Promise.resolve(wrong('day', last))
  return db.transaction(async (tx) => {
    const { practice } = await lockAssignment(tx, schoolId, id, 'update')
    const before = await queries.listEvents(tx, schoolId, id)
    const same = before.find(({ event, day }) => event === wanted.event && day === wanted.day)
    if (same) return same.days === wanted.days ? same : refusal('alreadyDone', 'eventThere')
    if (!(await queries.canReach(tx, { id, schoolId, day: wanted.day, now })))
      return refusal('invalidInput', { fields: { day: reasons.eventPast[language] } })
    if (before.length >= eventsMost) return refusal('alreadyDone', 'tooManyEvents')
    const row = { ...wanted, schoolId, assignmentId: id, authorId: actor.userId, createdAt: now }
    await queries.insertEvent(tx, row)
    const detail = detailOf(practice, wanted, context)
    await recordAudit(tx, context, { action: 'practice.eventSet', detail })
    const after = await queries.listEvents(tx, schoolId, id)
    return found(after.find(({ event, day }) => event === wanted.event && day === wanted.day))
  })
}

/** Removes an event that has happened in no run; a repetition succeeds. */
export function takeBack(
  context: Writing,
  { event, practice }: { event: EventRow; practice: string },
): Promise<Refusal<'alreadyDone'> | undefined> {
  return context.db.transaction(async (tx) => {
    const row = await queries.lockEvent(tx, event.id)
    if (!row) return undefined
    if (row.reached > 0) return refusal('alreadyDone', 'eventHappened')
    await queries.deleteEvent(tx, event.id)
    const detail = detailOf(practice, event, context)
    await recordAudit(tx, context, { action: 'practice.eventTakenBack', detail })
    return undefined
  })
}

/**
 * PRC-162: adds the events of the days that end to the log of the run. So a replay includes the
 * events. The caller's transaction has locked the run.
 */
export async function enterEvents(
  tx: Db,
  run: RunWithState,
  { last, first, now }: { last: number; first: number; now: Date },
): Promise<CommandRow[]> {
  const { id: runId, number, day, assignmentId, kind } = run
  if (assignmentId === null || !kindOf(kind).events) return []
  const events = await queries.holdEvents(tx, assignmentId, { from: day, to: last })
  const entries = entriesOf(events, { runId, number, at: now, first })
  await addCommands(tx, entries)
  return entries
}
