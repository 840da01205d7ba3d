import { erpCards, type OwnAssignment, pickText, type TaughtAssignment } from '@titian/contract'
import type { ErpScenario } from '@titian/practice/erp'
import type { Context } from '../../../platform/http/context.ts'
import { findPractice } from '../built-in.ts'
import { codeOf } from '../erp-cards/rules.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { AssignmentRow } from '../tables.ts'
import type { OwnRow, TaughtRow } from './queries.ts'
import { isPassed, isUnusedRound, openRunOf, stateOf } from './rules.ts'

type View = Pick<Context, 'seal' | 'language' | 'school' | 'now'>

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/**
 * PRC-050: returns the cards of an assignment. `there` has the ids of the teachers' cards that
 * still exist.
 */
function erpCardsOf({ scenario }: AssignmentRow, there: readonly number[], { seal }: View) {
  const { cards, ownCards } = scenario as ErpScenario
  const chosen = new Set(cards)
  const signs = new Map(there.map((id) => [codeOf(id), seal('erpCard', id)]))
  return {
    cards: erpCards.filter((code) => chosen.has(code)),
    own: ownCards.map(({ code, title }) => ({ sign: signs.get(code) ?? null, title })),
  }
}

function given(row: AssignmentRow, view: View, cards: readonly number[] = []) {
  const { seal, language } = view
  return {
    sign: seal('practiceAssignment', row.id),
    practice: {
      idSign: row.practice,
      // A practice that is no longer offered is shown by its code.
      title: findPractice(row.practice)?.titles[language] ?? row.practice,
      kind: row.kind,
      version: row.practiceVersion,
    },
    mode: row.mode,
    days: kindOf(row.kind).daysOf(row.scenario),
    opensAt: iso(row.opensAt),
    dueAt: iso(row.dueAt),
    attempts: row.attempts,
    turnSeconds: row.turnSeconds,
    erp: row.kind === 'erp' ? erpCardsOf(row, cards, view) : null,
    weights: row.weights,
    passLine: row.passLine,
  }
}

export function taught(row: TaughtRow, view: View): TaughtAssignment {
  const { counts, version } = row
  const { next: nextId, cards, ...done } = counts
  const next = nextId === null ? null : view.seal('practiceAssignment', nextId)
  const hasRuns = counts.attemptsUsed > 0
  const canRemove = !hasRuns || isUnusedRound(row.followsId, counts.started)
  return { ...given(row, view, cards), version, hasRuns, canRemove, ...done, next }
}

export function own(row: OwnRow, view: View): OwnAssignment {
  const { runs, ownDue: dueAt, attempts, opensAt, passLine, courseId, names } = row
  const { seal, language, school, now } = view
  const { used, best } = runs
  const sealed = (id: number | null) => (id === null ? null : seal('practiceRun', id))
  const open = openRunOf(runs, now)
  const standing = { opensAt, dueAt, attempts, used, isOpen: open !== null }
  const state = stateOf(standing, now)
  return {
    ...given(row, view),
    dueAt: iso(dueAt),
    course: {
      sign: seal('course', courseId),
      name: pickText(names, language, school.defaultLanguage),
    },
    url: kindOf(row.kind).url,
    attemptsUsed: used,
    attemptsLeft: Math.max(attempts - used, 0),
    best,
    passed: isPassed(best, passLine),
    state,
    run: sealed(open),
    ended: sealed(runs.ended),
  }
}
