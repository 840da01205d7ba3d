import {
  type OwnAssessment,
  type OwnAssessmentCard,
  type OwnCriterion,
  type PeerTask,
  type PeerTaskCard,
  pickText,
  type ShownRubric,
} from '@titian/contract'
import { appealUntil, shownState } from '../judgement.ts'
import { appeal, change, ratedPractice, type View } from '../present.ts'
import type { Whole } from '../queries.ts'
import { levelReached } from '../rules.ts'
import type { getRubricOf, OwnRow, PeerRow, ReleasedRow } from './queries.ts'
import { classMedian, countingComments, ofSource, waitsForSelf } from './rules.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

function titled(row: Pick<OwnRow, 'rated' | 'course'>, view: View) {
  const { title, kind, courseName } = ratedPractice(row, view)
  return { title, kind, courseName }
}

type Shown = OwnAssessmentCard['state']

/**
 * PRC-064: returns the state that the student sees. Before the release the student sees only
 * whether the self-assessment is missing.
 */
function ownState({ assessment, rubric, selfRated }: Omit<OwnRow, 'total'>, now: Date): Shown {
  const isReleased = assessment.releasedAt !== null
  if (waitsForSelf(rubric.criteria, { rated: selfRated, isReleased })) return 'selfRating'
  if (!isReleased) return 'waiting'
  const state = shownState(assessment, now)
  return state === 'appealed' || state === 'final' ? state : 'released'
}

export function card(row: Omit<OwnRow, 'total'>, view: View): OwnAssessmentCard {
  const { assessment, rated, rubric } = row
  const { seal, language, school, now } = view
  const total = assessment.releasedAt === null ? null : assessment.total
  return {
    sign: seal('assessment', assessment.id),
    ...titled(row, view),
    rubricName: pickText(rubric.names, language, school.defaultLanguage),
    state: ownState(row, now),
    total,
    passed: total === null ? null : total >= rated.passLine,
    endedAt: assessment.endedAt.toISOString(),
    releasedAt: iso(assessment.releasedAt),
  }
}

/** Returns a criterion of the rubric with the self-assessment. */
function unrated({ ratings }: Whole, criterion: OwnRubric['criteria'][number]): OwnCriterion {
  const self = ratings.find(({ role, criterion: key }) => role === 'self' && key === criterion.key)
  return {
    ...criterion,
    machine: null,
    percent: null,
    level: null,
    comments: [],
    median: null,
    self: self ? { level: self.level, comment: self.comment } : null,
    override: null,
  }
}
type OwnRubric = Whole['rubric']

/** PRC-071: returns a criterion after the release, with the median of the class. */
function ratedCriterion(
  whole: Whole,
  criterion: OwnRubric['criteria'][number],
  released: readonly ReleasedRow[],
): OwnCriterion {
  const { key, levels } = criterion
  const judged = whole.judgement.criteria.find((one) => one.key === key)
  const percent = judged?.percent ?? null
  const machine = judged?.machine
  return {
    ...unrated(whole, criterion),
    machine: machine ? { points: machine.points, of: machine.of } : null,
    percent,
    level: percent === null ? null : levelReached(levels, { points: percent, of: 100 }),
    comments: countingComments(whole.ratings, key),
    median: classMedian(released.flatMap(({ percents }) => percents[key] ?? [])),
    override: judged?.override ?? null,
  }
}

/** PRC-064: returns the fields that the student sees only after the release. */
function results(whole: Whole, released: readonly ReleasedRow[], now: Date) {
  const { assessment, rubric, judgement, changes, appeal: made } = whole
  const { releasedAt } = assessment
  if (releasedAt === null)
    return {
      criteria: rubric.criteria.map((criterion) => unrated(whole, criterion)),
      gate: null,
      cap: null,
      median: null,
      changes: [],
      appeal: null,
      appealUntil: null,
      // The version counts the saves, and would reveal that somebody has rated.
      version: 0,
    }
  const until = appealUntil(releasedAt)
  return {
    criteria: rubric.criteria.map((criterion) => ratedCriterion(whole, criterion, released)),
    gate: judgement.gate,
    cap: judgement.cap,
    median: classMedian(released.flatMap(({ total }) => total ?? [])),
    changes: changes.map((one) => ({ ...change(one), byName: '' })),
    appeal: made ? appeal(made) : null,
    appealUntil: made || now > until ? null : until.toISOString(),
    version: assessment.version,
  }
}

/** What is read for an assessment only after its release. */
export interface BesideOwn {
  released: readonly ReleasedRow[]
  decisions: OwnAssessment['decisions']
}

export const unreleased: BesideOwn = { released: [], decisions: [] }

export function own(whole: Whole, beside: BesideOwn, view: View): OwnAssessment {
  const { assessment, rated, course, rubric, ratings } = whole
  const selfRated = ratings.flatMap(({ role, criterion }) => (role === 'self' ? [criterion] : []))
  const { criteria, gates } = rubric
  return {
    ...card({ ...whole, selfRated }, view),
    run: assessment.runId === null ? null : view.seal('practiceRun', assessment.runId),
    work:
      rated.itemId === null
        ? null
        : { sign: view.seal('homework', rated.itemId), courseSign: view.seal('course', course.id) },
    passLine: rated.passLine,
    gates,
    decisions: beside.decisions,
    ...results(whole, beside.released, view.now),
    maySelfRate: assessment.releasedAt === null && ofSource(criteria, 'self').length > 0,
  }
}

export function peerCard(row: PeerRow, view: View): PeerTaskCard {
  const { assessmentId, doneAt, givenAt } = row.peer
  return {
    sign: view.seal('assessment', assessmentId),
    ...titled(row, view),
    isDone: doneAt !== null,
    givenAt: givenAt.toISOString(),
  }
}

interface PeerParts {
  peer: PeerRow['peer']
  debrief: PeerTask['debrief']
  /** Null for a run. */
  handIn: { content: string; fileId: number | null } | null
}

/** PRC-068: returns the work to rate without anything that identifies its student. */
export function peerTask(whole: Whole, { peer, debrief, handIn }: PeerParts, view: View): PeerTask {
  const { assessment, rubric, ratings } = whole
  const given = ratings.filter(({ role, raterId }) => role === 'peer' && raterId === peer.userId)
  return {
    ...peerCard({ ...whole, peer }, view),
    criteria: ofSource(rubric.criteria, 'peer').map((criterion) => {
      const rating = given.find((one) => one.criterion === criterion.key)
      const own = rating ? { level: rating.level, comment: rating.comment } : null
      return { ...criterion, own }
    }),
    parts: assessment.parts,
    debrief,
    handIn: handIn && { content: handIn.content, hasFile: handIn.fileId !== null },
    mayRate: assessment.releasedAt === null,
  }
}

type WithRubric = Awaited<ReturnType<typeof getRubricOf>>

/** PRC-184: returns the state of the self-assessment. */
function ownRating({ criteria }: OwnRubric, own: WithRubric['own']): ShownRubric['ownRating'] {
  if (!own || own.releasedAt !== null || ofSource(criteria, 'self').length === 0) return null
  const isMissing = waitsForSelf(criteria, { rated: own.selfRated, isReleased: false })
  return isMissing ? 'missing' : 'given'
}

export function shownRubric(
  { rubric, rated, own }: WithRubric,
  { language, school, seal }: View,
): ShownRubric | null {
  if (rubric === null) return null
  const { names, criteria, gates } = rubric
  return {
    name: pickText(names, language, school.defaultLanguage),
    criteria,
    gates,
    passLine: rated.passLine,
    assessment: own ? seal('assessment', own.id) : null,
    ownRating: ownRating(rubric, own),
  }
}
