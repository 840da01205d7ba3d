import { type ExamineItem, type exams, reasons } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Answer, Context } from '../../platform/http/context.ts'
import { found, Refusal, refusal } from '../../platform/refusal.ts'
import { getCourseFor, maySee } from '../courses/index.ts'
import * as actions from './actions.ts'
import type { ExaminationView } from './examination-queries.ts'
import { findLayout, type Layout } from './layouts.ts'
import { paperStatus, startProblem } from './paper-rules.ts'
import * as policy from './policy.ts'
import { iso } from './present.ts'
import { highestScore, paper, type PaperView } from './paper-present.ts'
import { getOwnAttempt, listItemStates } from './queries.ts'
import type { NewAnswer } from './saving/queries.ts'
import { presentSaved } from './saving/present.ts'
import { countLateAnswers, listLateAnswers } from './late/queries.ts'
import { readAnswers, type WireEntry } from './answer-rules.ts'
import { isOpen, points } from './rules.ts'
import { getReleased, type StudentExamination } from './student-queries.ts'
import type { AttemptRow } from './tables.ts'

type Calls = typeof exams
type StudentCall =
  | 'examineByExamine'
  | 'getExaminationPaper'
  | 'addRecord'
  | 'getPaperRecord'
  | 'savePaper'
  | 'submit'
type SignedIn = Context & { actor: User }

/** An examination as a joined student may open it. */
async function getForStudent(
  { db, school, actor, seal }: SignedIn,
  examinationId: number,
): Promise<ExaminationView | Refusal<'noPermission'>> {
  const examination = await getReleased(db, school.id, examinationId, actor.userId)
  if (examination.joined) return examination
  // The page of the paper leads on to the course with it.
  const extend = { courseSign: seal('course', examination.courseId) }
  return refusal('noPermission', { reason: 'joinFirst', extend })
}

/** The make-up of an attempt, if it is the asker's own. */
export async function getOwnLayout({ db, actor }: SignedIn, attemptId: number): Promise<Layout> {
  const layout = await findLayout(db, attemptId)
  return found(
    layout?.schoolId === actor.schoolId && layout.userId === actor.userId ? layout : undefined,
  )
}

async function viewOf(
  context: SignedIn,
  examination: ExaminationView,
  own: AttemptRow[],
  attempt: AttemptRow | undefined,
): Promise<PaperView> {
  const { db, now, language } = context
  const layout = attempt && found(await findLayout(db, attempt.id))
  const states = attempt ? await listItemStates(db, attempt.id) : []
  const lateCounts = await countLateAnswers(
    db,
    own.map(({ id }) => id),
  )
  const late = attempt && lateCounts.has(attempt.id) ? await listLateAnswers(db, attempt.id) : []
  const problem = startProblem(examination, own, now)
  return {
    examination,
    status: paperStatus(examination, own, now),
    own,
    shown: attempt && layout && { attempt, layout, states, late },
    lateCounts,
    mayStart: !problem && policy.mayWrite(context.actor),
    notice: problem ? reasons[problem][language] : null,
  }
}

interface WireAnswers {
  place: string
  entries: readonly (Omit<WireEntry, 'subjectId'> & { unitestingBankId: string })[]
}

/** The answers as they are stored, or which of them do not fit their questions; then nothing is saved. */
export function readEntries(
  { open, language }: SignedIn,
  layout: Layout,
  { place, entries }: WireAnswers,
): NewAnswer[] | Refusal<'invalidInput'> {
  const read = readAnswers(
    layout,
    entries.map(({ unitestingBankId, ...entry }) => ({
      ...entry,
      subjectId: open('examSubject', unitestingBankId),
    })),
  )
  if (read.ok) return read.answers
  return refusal('invalidInput', {
    fields: Object.fromEntries(
      read.misfits.map((misfit) => [`${place}.${misfit}.answer`, reasons.answerUnfit[language]]),
    ),
  })
}

/** What a device may claim its countdown shows, in whole milliseconds; it is kept for clock drift only. */
const countDownMost = 10 ** 12
const readCountDown = (value: number | null | undefined) =>
  value == null ? null : Math.round(Math.min(Math.max(value, -countDownMost), countDownMost))

function tabItem(
  { seal, now }: SignedIn,
  { examination, own, joined }: StudentExamination,
): ExamineItem {
  const score = highestScore(examination, own, now)
  const begins = own.length > 0 || startProblem(examination, own, now) === undefined
  return {
    examinationId: seal('examination', examination.id),
    examinationName: examination.name,
    // An examination that is taken here, on a test paper (EXM-096).
    resourcesType: 5,
    type: examination.type,
    studentScore: score === null ? null : points(score),
    totalScore: points(examination.total),
    commitStatus: own.some(({ state }) => !isOpen(state)) ? 1 : 0,
    startTime: iso(examination.startTime),
    endTime: iso(examination.endTime),
    examTime: examination.minutes,
    subjects: examination.subjects,
    paperStatus: joined && begins ? paperStatus(examination, own, now) : null,
  }
}

export const paperAnswers: { [Name in StudentCall]: Answer<Calls[Name]> } = {
  examineByExamine: async ({ courseId: sign }, context) => {
    const { db, school, actor, open } = context
    const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
    found(maySee(actor, course, course) || undefined)
    const list = await actions.examinationsOf(context, course.id)
    return list.map((item) => tabItem(context, item))
  },
  getExaminationPaper: async ({ examinationId, holder }, context) => {
    const examination = await getForStudent(context, context.open('examination', examinationId))
    if (examination instanceof Refusal) return examination
    const own = await actions.ownAttempts(context, examination.id)
    const [newest, ...older] = own
    if (!newest) return paper(await viewOf(context, examination, [], undefined), context)
    // Without a holder it is only looked at: nothing is taken over and a stopped clock stays stopped.
    const goesOn = holder !== undefined && policy.mayWrite(context.actor)
    const shown = goesOn ? await actions.continuePaper(context, newest, holder) : newest
    return paper(await viewOf(context, examination, [shown, ...older], shown), context)
  },
  addRecord: async ({ examinationId, holder }, context) => {
    const examination = await getForStudent(context, context.open('examination', examinationId))
    if (examination instanceof Refusal) return examination
    const recordId = await actions.beginAttempt(context, examination, holder ?? null)
    return recordId instanceof Refusal ? recordId : { recordId: context.seal('attempt', recordId) }
  },
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
  savePaper: async (
    { unitestingUserRecordId, subjectAnswerReqList: entries, countDown, holder },
    context,
  ) => {
    const layout = await getOwnLayout(context, context.open('attempt', unitestingUserRecordId))
    const answers = readEntries(context, layout, { place: 'subjectAnswerReqList', entries })
    if (answers instanceof Refusal) return answers
    const saved = await actions.savePaper(context, layout, {
      answers,
      holder: holder ?? null,
      countDown: readCountDown(countDown),
    })
    if (saved instanceof Refusal) return saved
    return presentSaved(saved, layout, context)
  },
  submit: async ({ recordId, examinationId, answerList: entries, holder }, context) => {
    const layout = await getOwnLayout(context, context.open('attempt', recordId))
    found(layout.examinationId === context.open('examination', examinationId) || undefined)
    const answers = readEntries(context, layout, { place: 'answerList', entries })
    if (answers instanceof Refusal) return answers
    const done = await actions.submit(context, layout, {
      answers,
      holder: holder ?? null,
      countDown: null,
    })
    return done instanceof Refusal ? done : { recordId: context.seal('attempt', layout.attemptId) }
  },
}
