import {
  type Assessment,
  type GivenRating,
  pickText,
  type QueueRow,
  type RatedCriterion,
  type RaterRole,
} from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { handInOf } from '../debriefs.ts'
import { isSecondWhole, shownState } from '../judgement.ts'
import { appeal, change, ratedPractice } from '../present.ts'
import type { Whole } from '../queries.ts'
import type { Neighbours, QueuedRow } from './queries.ts'
import { roleOf } from './rules.ts'

type View = Pick<Context<never, User>, 'seal' | 'language' | 'school' | 'actor' | 'now'>

export function queueRow({ assessment, rated, course, userName }: QueuedRow, view: View) {
  const row: QueueRow = {
    sign: view.seal('assessment', assessment.id),
    practice: ratedPractice({ rated, course }, view),
    userName,
    state: assessment.state,
    endedAt: assessment.endedAt.toISOString(),
    role: roleOf(assessment, view.actor.userId),
  }
  return row
}

const given = ({ level, comment }: GivenRating): GivenRating => ({ level, comment })

/** PRC-068: returns the ratings of peers without names, and not in order of time. */
const ofPeers = (ratings: readonly GivenRating[]): GivenRating[] =>
  ratings
    .map(given)
    .toSorted((one, other) => one.level - other.level || (one.comment < other.comment ? -1 : 1))

/** PRC-067: the ratings that a rater may see. */
interface Sight {
  /**
   * False for a second rater who has not rated every criterion. Then everything computed from the
   * first rating is hidden.
   */
  first: boolean
  /** False for everybody except the second rater, as long as the second rating is incomplete. */
  second: boolean
}

function sightOf({ ratings }: Pick<Whole, 'ratings'>, role: RaterRole | null): Sight {
  const isWhole = isSecondWhole(ratings)
  return { first: isWhole || role !== 'second', second: isWhole || role === 'second' }
}

function criteriaOf({ rubric, ratings, judgement }: Whole, sight: Sight): RatedCriterion[] {
  return rubric.criteria.map((criterion, index): RatedCriterion => {
    const judged = judgement.criteria[index]
    const byRole = (name: (typeof ratings)[number]['role']) =>
      ratings.filter(({ criterion: key, role }) => key === criterion.key && role === name)
    const one = (name: 'first' | 'second' | 'moderator' | 'self') => {
      const [rating] = byRole(name)
      return rating ? given(rating) : null
    }
    return {
      ...criterion,
      isTeachers: judged?.isTeachers === true || byRole('first').length > 0,
      machine: judged?.machine ?? null,
      first: sight.first ? one('first') : null,
      second: sight.second ? one('second') : null,
      moderator: one('moderator'),
      self: one('self'),
      peers: ofPeers(byRole('peer')),
      override: sight.first ? (judged?.override ?? null) : null,
      percent: sight.first ? (judged?.percent ?? null) : null,
    }
  })
}

const raterOf = ({ ratings }: Whole, role: RaterRole): string | null =>
  ratings.find((one) => one.role === role)?.raterName ?? null

export interface Around {
  beside: Neighbours
  usualComments: Assessment['usualComments']
  debrief: Assessment['debrief']
  decisions: Assessment['decisions']
  /** Null for a run. */
  handIn: Awaited<ReturnType<typeof handInOf>>
}

function handedIn(handIn: Around['handIn'], { seal }: View): Assessment['handIn'] {
  if (handIn === null) return null
  const { id, number, content, fileId, fileName, late } = handIn
  return {
    sign: seal('handIn', id),
    number,
    content,
    fileName: fileId === null ? '' : fileName,
    late,
  }
}

export function assessment(whole: Whole, around: Around, view: View): Assessment {
  const { assessment: row, student, rubric, judgement } = whole
  const { seal, language, school, actor, now } = view
  const role = roleOf(row, actor.userId)
  const sight = sightOf(whole, role)
  const sealed = (id: number | null) => (id === null ? null : seal('assessment', id))
  const keys = new Set(rubric.criteria.map(({ key }) => key))
  return {
    sign: seal('assessment', row.id),
    practice: ratedPractice(whole, view),
    userId: seal('user', student.id),
    userName: student.name,
    studentCard: student.studentCard,
    run: row.runId === null ? null : seal('practiceRun', row.runId),
    handIn: handedIn(around.handIn, view),
    endedAt: row.endedAt.toISOString(),
    parts: row.parts,
    decisions: around.decisions,
    debrief: around.debrief,
    state: shownState(row, now),
    rubricName: pickText(rubric.names, language, school.defaultLanguage),
    criteria: criteriaOf(whole, sight),
    gates: rubric.gates,
    gate: sight.first ? judgement.gate : null,
    cap: sight.first ? judgement.cap : null,
    total: sight.first ? judgement.total : null,
    role,
    firstName: raterOf(whole, 'first'),
    secondName: raterOf(whole, 'second'),
    moderatorName: raterOf(whole, 'moderator'),
    isSecondAsked: row.secondAskedBy !== null,
    changes: sight.first ? whole.changes.map(change) : [],
    appeal: whole.appeal ? appeal(whole.appeal) : null,
    releasedAt: row.releasedAt?.toISOString() ?? null,
    usualComments: around.usualComments.filter(({ key }) => keys.has(key)),
    previous: sealed(around.beside.previous),
    next: sealed(around.beside.next),
    version: row.version,
  }
}
