import { type exams, reasons } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import { createGrowthWatch } from '../../../../platform/young-tables.ts'
import { createGate } from '../../../../platform/gate.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import { found, Refusal, refusal } from '../../../../platform/refusal.ts'
import { getCourseFor, mayEditContent, maySee } from '../../../courses/index.ts'
import { ownLimits } from '../../authoring/more-time/rules.ts'
import * as actions from './actions.ts'
import { getOwnAttempt } from '../attempts/queries.ts'
import { noteClient } from '../evidence/actions.ts'
import { countLateAnswers, listLateAnswers } from '../late/queries.ts'
import * as policy from '../../policy.ts'
import { isOpen } from '../../rules.ts'
import { listItemStates } from '../answers/queries.ts'
import type { AttemptRow } from '../../tables.ts'
import { examineItem, paper, type PaperView } from '../papers/present.ts'
import { mayReview } from '../../authoring/review/rules.ts'
import { lookAtPaper } from '../trials/actions.ts'
import {
  attemptPaperOf,
  getReleased,
  listCorrections,
  type ReleasedView,
} from '../papers/queries.ts'
import { paperStatus, startProblem } from '../papers/rules.ts'

type Calls = typeof exams
type StudentCall = 'examineByExamine' | 'getExaminationPaper' | 'addRecord' | 'getPaperRecord'
type SignedIn = Context & { actor: User }

const opening = createGate(4)
const growth = createGrowthWatch(['attempts', 'attempt_items', 'attempt_clients', 'attempt_events'])

/**
 * EXM-212: limits how many papers are begun or opened at once. Further requests wait in a queue. So
 * saving stays fast when a whole year begins at the same moment. A student's time starts after the
 * queue.
 */
function queued<Result>(
  context: SignedIn,
  run: (context: SignedIn) => Promise<Result>,
): Promise<Result> {
  return opening(() => run({ ...context, now: context.clock.now() }))
}

/** Returns an examination that the caller may open as a student of its course, or refuses. */
async function getForStudent(
  { db, school, actor, seal }: SignedIn,
  examinationId: number,
): Promise<ReleasedView | Refusal<'noPermission'>> {
  const examination = await getReleased(db, school.id, examinationId, actor.userId)
  if (examination.joined) return examination
  // The page of the paper links to the course.
  const extend = { courseSign: seal('course', examination.courseId) }
  return refusal('noPermission', { reason: 'joinFirst', extend })
}

async function viewOf(
  context: SignedIn,
  examination: ReleasedView,
  own: AttemptRow[],
  attempt: AttemptRow | undefined,
): Promise<PaperView> {
  const { db, now, language } = context
  const states = attempt ? await listItemStates(db, attempt.id) : []
  const attemptPaper = attempt && (await attemptPaperOf(db, attempt, states))
  const corrections =
    attempt && mayReview(examination, attempt, now) ? await listCorrections(db, attempt.id) : []
  // An open paper has no late answers.
  const closed = own.filter(({ state }) => !isOpen(state))
  const lateCounts = await countLateAnswers(
    db,
    closed.map(({ id }) => id),
  )
  const late = attempt && lateCounts.has(attempt.id) ? await listLateAnswers(db, attempt.id) : []
  const limits = ownLimits(examination, examination.allowance)
  const problem = startProblem(limits, own, now)
  return {
    examination,
    limits,
    status: paperStatus(limits, own, now),
    own,
    shown: attempt && attemptPaper && { attempt, attemptPaper, states, late, corrections },
    lateCounts,
    mayStart: !problem && policy.mayWrite(context.actor),
    notice: problem ? reasons[problem][language] : null,
  }
}

interface AskedPaper {
  examinationId: string
  holder?: string | undefined
}

async function openPaper({ examinationId, holder }: AskedPaper, context: SignedIn) {
  if (context.asStudent) {
    const id = context.open('examination', examinationId)
    const view = await lookAtPaper(context, id, holder !== undefined)
    return view instanceof Refusal ? view : paper(view, context)
  }
  const examination = await getForStudent(context, context.open('examination', examinationId))
  if (examination instanceof Refusal) return examination
  const own = await actions.ownAttempts(context, examination.id)
  const [newest, ...older] = own
  if (!newest) return paper(await viewOf(context, examination, [], undefined), context)
  // Without a holder the paper is only read. No tab takes it over, and a stopped clock stays
  // stopped.
  const goesOn = holder !== undefined && policy.mayWrite(context.actor)
  const shown = goesOn ? await actions.continuePaper(context, newest, holder) : newest
  if (goesOn && isOpen(shown.state)) noteClient(context, shown.id)
  return paper(await viewOf(context, examination, [shown, ...older], shown), context)
}

async function beginPaper({ examinationId, holder }: AskedPaper, context: SignedIn) {
  const examination = await getForStudent(context, context.open('examination', examinationId))
  if (examination instanceof Refusal) return examination
  const recordId = await actions.beginAttempt(context, examination, holder ?? null)
  if (recordId instanceof Refusal) return recordId
  // Old statistics only make statements slower. So if renewing them fails, the student must be able
  // to continue.
  await growth.note(context.db).catch(() => undefined)
  noteClient(context, recordId)
  return { recordId: context.seal('attempt', recordId) }
}

export const paperAnswers: { [Name in StudentCall]: Answer<Calls[Name]> } = {
  examineByExamine: async ({ courseId: sign }, context) => {
    const { db, school, actor, open } = context
    const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
    found(maySee(actor, course, course) || undefined)
    const list = await actions.examinationsOf(context, course.id)
    const looksOn = context.asStudent && mayEditContent(actor, course, course.teaches)
    return list.map((item) =>
      examineItem(looksOn ? { ...item, joined: true, own: [] } : item, context),
    )
  },
  getExaminationPaper: (input, context) => queued(context, (later) => openPaper(input, later)),
  addRecord: (input, context) => queued(context, (later) => beginPaper(input, later)),
  getPaperRecord: async ({ unitestingUserRecordId }, context) => {
    const { db, school, actor, open } = context
    const attempt = await getOwnAttempt(
      db,
      school.id,
      actor.userId,
      open('attempt', unitestingUserRecordId),
    )
    const examination = await getReleased(db, school.id, attempt.examinationId, actor.userId)
    const own = await actions.ownAttempts(context, examination.id)
    const shown = own.find(({ id }) => id === attempt.id) ?? attempt
    const view = await viewOf(context, examination, own, shown)
    return paper({ ...view, status: isOpen(shown.state) ? 'continue' : 'view' }, context)
  },
}
