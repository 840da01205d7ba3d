import type { User } from '../../../../platform/actor.ts'
import type { Context } from '../../../../platform/http/context.ts'
import type { Refusal } from '../../../../platform/refusal.ts'
import { fixDeadline } from '../attempts/rules.ts'
import { listCandidates, listDraws } from '../../authoring/draws/queries.ts'
import { assignPools, drawSubjects } from '../../authoring/draws/rules.ts'
import { refuseStranger } from '../../authoring/examinations/access.ts'
import { type ExaminationView, getExamination } from '../../authoring/examinations/queries.ts'
import type { PaperView } from '../papers/present.ts'
import { type AttemptPaper, type PaperItem, type Version, versionsOf } from '../papers/queries.ts'
import { arrange, drawOrder } from '../papers/rules.ts'
import { listSubjects } from '../../authoring/subjects/queries.ts'
import type { AttemptRow } from '../../tables.ts'

type SignedIn = Context & { actor: User }
type TrialItem = Pick<PaperItem, 'subjectId' | 'versionId' | 'points'> & {
  kind: Version['item']['kind']
}

/**
 * Questions that are drawn for a trial belong to no examination. So their ids begin above all real
 * ids.
 */
const unstored = 2 ** 47

/**
 * Draws the questions as a release now would draw them. If the bank has too few, fewer are drawn.
 */
async function drawNow({ db }: SignedIn, { id, schoolId }: ExaminationView): Promise<TrialItem[]> {
  const rules = await listDraws(db, schoolId, id)
  if (rules.length === 0) return []
  const pools = assignPools(rules, await listCandidates(db, schoolId, id, rules), Math.random)
  const drawn = pools.flatMap((pool, place) => {
    const { amount = 0, points = 0 } = rules[place] ?? {}
    return pool.slice(0, amount).map(({ versionId, kind }) => ({ versionId, kind, points }))
  })
  return drawn.map((item, index) => ({ ...item, subjectId: unstored + index }))
}

async function drawItems(context: SignedIn, examination: ExaminationView): Promise<PaperItem[]> {
  const { db } = context
  const stored = await listSubjects(db, examination.schoolId, examination.id)
  const isFrozen = stored.some(({ drawId }) => drawId !== null)
  const fixed = drawSubjects(stored, Math.floor(Math.random() * 2 ** 31))
    .filter(({ scoring }) => scoring !== 'leftOut')
    .map(({ id, ...subject }) => ({ ...subject, subjectId: id }))
  const items: TrialItem[] = [...fixed, ...(isFrozen ? [] : await drawNow(context, examination))]
  const random = examination.shuffle ? Math.random : undefined
  const versions = await versionsOf(
    db,
    items.map(({ versionId }) => versionId),
  )
  return arrange(items, random).flatMap(({ subjectId, versionId, points }, place) => {
    const version = versions.get(versionId)
    if (!version) return []
    const optionOrder = random ? drawOrder(version, random) : null
    const number = place + 1
    return [{ itemId: number, number, subjectId, versionId, points, optionOrder, ...version }]
  })
}

/** Returns an attempt that is not stored, with an id that no attempt has. */
function trialAttempt({ actor, now }: SignedIn, examination: ExaminationView): AttemptRow {
  // A trial always has its full time, even before the start and after the end.
  const { deadline, closesAt } = fixDeadline(now, { ...examination, endTime: null })
  return {
    id: 0,
    schoolId: examination.schoolId,
    examinationId: examination.id,
    courseId: examination.courseId,
    userId: actor.userId,
    number: 1,
    state: 'in_progress',
    startedAt: now,
    endsAt: null,
    deadline,
    closesAt,
    clockStops: false,
    seenAt: now,
    pausedSeconds: 0,
    submittedAt: null,
    submittedBy: null,
    holder: null,
    generation: 1,
    acceptedSeq: 0,
    score: null,
    waiting: false,
    seed: 0,
    version: 1,
    extension: null,
  }
}

function trialPaper(attempt: AttemptRow, items: PaperItem[]): AttemptPaper {
  return {
    attemptId: attempt.id,
    schoolId: attempt.schoolId,
    userId: attempt.userId,
    examinationId: attempt.examinationId,
    courseId: attempt.courseId,
    items,
    bySubject: new Map(items.map((item) => [item.subjectId, item])),
  }
}

/**
 * TCH-147: returns the paper as a student would see it, for the teachers of the course; also of a
 * draft. The call neither reads nor writes attempts. With `opens`, the paper has its questions, as
 * after the start.
 */
export async function lookAtPaper(
  context: SignedIn,
  examinationId: number,
  opens: boolean,
): Promise<PaperView | Refusal<'noPermission'>> {
  const stored = await getExamination(context.db, context.school.id, examinationId)
  const refused = await refuseStranger(context, stored.courseId)
  if (refused) return refused
  const usual = { factor: 100, extraMinutes: 0, extraAttempts: 0 }
  const begun = { count: 0, open: null }
  const examination = { ...stored, joined: true, allowance: usual, begun }
  const attempt = opens ? trialAttempt(context, examination) : undefined
  const items = attempt ? await drawItems(context, examination) : []
  return {
    examination,
    limits: examination,
    status: attempt ? 'continue' : 'do',
    own: [],
    shown: attempt && {
      attempt,
      attemptPaper: trialPaper(attempt, items),
      states: [],
      late: [],
      corrections: [],
    },
    lateCounts: new Map(),
    mayStart: !attempt,
    notice: null,
  }
}
