import { practice, practiceKinds, wrongField } from '@titian/contract'
import type { Actor } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { found, Refusal, refusal } from '../../platform/refusal.ts'
import * as actions from './actions.ts'
import { contentAnswers } from './content/routes.ts'
import { debriefOf } from './debrief/actions.ts'
import { debriefAnswers } from './debrief/routes.ts'
import { listDues } from './assignments/queries.ts'
import { assignmentAnswers, beginGiven } from './assignments/routes.ts'
import { boardAnswers } from './board/routes.ts'
import { findPractice, practices } from './built-in.ts'
import { erpBookAnswers } from './erp-books/routes.ts'
import { erpCardAnswers } from './erp-cards/routes.ts'
import { erpClassAnswers } from './erp-class/routes.ts'
import { eventAnswers } from './events/routes.ts'
import { show as showGame } from './games/actions.ts'
import { teamPlayers } from './games/present.ts'
import { listSeats } from './turns/queries.ts'
import { gameAnswers } from './games/routes.ts'
import { kindOf } from './kinds/kinds.ts'
import { isFitForMarks } from './kinds/marks.ts'
import * as present from './present.ts'
import { playgroundAnswers } from './playgrounds/routes.ts'
import { lessonAnswers } from './lessons/routes.ts'
import { processAnswers } from './process/routes.ts'
import { roundAnswers } from './rounds/routes.ts'
import * as queries from './queries.ts'

/** Returns the caller's results by practice code; empty for a visitor. */
async function resultsOf({ db, school, actor }: Context<never, Actor>) {
  if (actor.kind !== 'user') return new Map<string, present.Result>()
  const rows = await queries.listResults(db, { schoolId: school.id, userId: actor.userId })
  return new Map(rows.map((row) => [row.practice, row]))
}

/** PRC-022: returns the nearest individual due date, by practice code. */
async function duesOf({ db, school, actor, now }: Context<never, Actor>) {
  if (actor.kind !== 'user') return new Map<string, Date>()
  return listDues(db, { schoolId: school.id, userId: actor.userId }, now)
}

export const practiceRoutes = answer(practice, {
  ...contentAnswers,
  ...debriefAnswers,
  ...gameAnswers,
  ...assignmentAnswers,
  ...boardAnswers,
  ...roundAnswers,
  ...playgroundAnswers,
  ...eventAnswers,
  ...processAnswers,
  ...lessonAnswers,
  ...erpBookAnswers,
  ...erpClassAnswers,
  ...erpCardAnswers,
  practiceList: async ({ kind }, context) => {
    const results = await resultsOf(context)
    const dues = await duesOf(context)
    return practices
      .filter((one) => kind === undefined || one.kind === kind)
      .map((one) =>
        present.card(one, { ...results.get(one.code), due: dues.get(one.code) }, context),
      )
  },
  practiceCategory: async () =>
    practiceKinds.map((kind) => ({
      kind,
      total: practices.filter((one) => one.kind === kind).length,
    })),
  practiceDetail: async ({ idSign }, context) => {
    const one = found(findPractice(idSign))
    const result = (await resultsOf(context)).get(one.code)
    const due = (await duesOf(context)).get(one.code)
    const fitForMarks = await isFitForMarks(one)
    return present.detail(one, { ...result, due, fitForMarks }, context)
  },
  practiceRuns: async ({ kind, open, ...window }, context) => {
    const player = actions.playerOf(context)
    const asked = { kind, open: open === 1 }
    const { rows, total } = await queries.listRuns(context.db, player, asked, window)
    return { list: rows.map((row) => present.runCard(row, context)), total }
  },
  startRun: async ({ idSign, mode, seat, assignment }, context) => {
    if (assignment !== undefined) {
      const begun = await beginGiven(context, { idSign, assignment, seat })
      return begun instanceof Refusal ? begun : actions.show(context, begun)
    }
    const one = found(findPractice(idSign))
    const { modes, engine } = kindOf(one.kind)
    const { language } = context
    if (mode === 'team' || !modes.includes(mode))
      return refusal('invalidInput', { fields: wrongField('mode', language) })
    const chosen = seat || (engine.seats[0] ?? '')
    if (!engine.seats.includes(chosen))
      return refusal('invalidInput', { fields: wrongField('seat', language) })
    const seats = mode === 'allSeats' ? [...engine.seats] : [chosen]
    const id = await actions.start(context, one, { mode, seats })
    return id instanceof Refusal ? id : actions.show(context, id)
  },
  practiceRun: async ({ sign }, context) => showGame(context, context.open('practiceRun', sign)),
  decideRun: async ({ sign, number, decisions, endDay }, context) => {
    const id = context.open('practiceRun', sign)
    const sent = { number, decisions, endDay: endDay === 1 }
    return (await actions.decide(context, id, sent)) ?? actions.show(context, id)
  },
  submitRun: async ({ sign }, context) => {
    const id = context.open('practiceRun', sign)
    return (await actions.submit(context, id)) ?? actions.show(context, id)
  },
  runReview: async ({ sign }, context) => {
    const { db, open, refuse } = context
    const run = await actions.current(context, open('practiceRun', sign))
    if (run.state !== 'scored') return refuse('alreadyDone', 'runNotOver')
    const team = run.mode === 'team' ? teamPlayers(await listSeats(db, run.id), context) : null
    const log = await queries.listLog(db, run.id)
    const debrief = await debriefOf(context, run, context.actor.userId)
    return present.review(run, { log, team, debrief }, context)
  },
})
