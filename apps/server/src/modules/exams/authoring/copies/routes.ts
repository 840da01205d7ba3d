import { type exams, type Language, reasons } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'
import type { User } from '../../../../platform/actor.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import { found, Refusal, refusal } from '../../../../platform/refusal.ts'
import { rewriteQuestion } from '../bank/routes.ts'
import { callerOf, refuseAccess, refuseStranger } from '../examinations/access.ts'
import type { ExaminationRefusal } from '../examinations/actions.ts'
import { getListAccess } from '../examinations/queries.ts'
import { findFiles, optionPath } from '../media/actions.ts'
import { hundredths, releaseStates } from '../../rules.ts'
import { examSubject } from '../subjects/present.ts'
import { countSubjects, getSubject, listFullSubjects } from '../subjects/queries.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { isProblem, type OptionProblem, withOption, withoutOption } from './rules.ts'
import { openOption } from '../bank/signs.ts'

type Calls = typeof exams
type CopyCall =
  | 'twoList'
  | 'byChoicesReleased'
  | 'updateChoicesCopy'
  | 'optionCopyAdd'
  | 'optionCopyDelete'
  | 'optionAdd'
  | 'optionDelete'
  | 'takeBankVersion'
type SignedIn = Context & { actor: User }

/** Returns the examination and the course of the question, for the teachers of the course. */
async function getForTeacher(
  context: SignedIn,
  subjectId: number,
): Promise<queries.SubjectPlace | Refusal<'noPermission'>> {
  const place = await queries.getPlace(context.db, context.school.id, subjectId)
  return (await refuseStranger(context, place.courseId)) ?? place
}

const writerOf = ({ actor, now }: SignedIn): actions.Writer => ({ userId: actor.userId, now })
const optionWriter = (context: SignedIn) => ({
  ...writerOf(context),
  filesOf: (item: Item) => findFiles(context, item, optionPath),
})

/**
 * Presents the question after a change. A teacher whose version was outdated is refused and
 * receives the newer question.
 */
async function presentNewest(
  context: SignedIn,
  place: queries.SubjectPlace,
  changed: true | ExaminationRefusal,
) {
  const overtaken = changed instanceof Refusal && changed.detail.reason === 'changedMeanwhile'
  if (changed instanceof Refusal && !overtaken) return changed
  const newer = examSubject(await getSubject(context.db, place), context)
  return overtaken
    ? refusal('alreadyDone', { reason: 'changedMeanwhile' as const, extend: { newer } })
    : newer
}

function refuseOption({ reason, field }: OptionProblem, language: Language): ExaminationRefusal {
  return field
    ? refusal('invalidInput', { fields: { [field]: reasons[reason][language] } })
    : refusal('alreadyDone', reason)
}

type OptionChange = (item: Item) => Item | ExaminationRefusal

const adding =
  (
    { optionName: name, optionContent: content }: { optionName: string; optionContent: string },
    { language }: SignedIn,
  ): OptionChange =>
  (item) => {
    const longer = withOption(item, { name, content })
    return isProblem(longer) ? refuseOption(longer, language) : longer
  }

const removing =
  (place: number, { language }: SignedIn): OptionChange =>
  (item) => {
    const shorter = found(withoutOption(item, place))
    return isProblem(shorter) ? refuseOption(shorter, language) : shorter
  }

export const copyAnswers: { [Name in CopyCall]: Answer<Calls[Name]> } = {
  twoList: async ({ examinationId: sign, recordId, page, size }, context) => {
    const { db, school, open } = context
    const examinationId = open('examination', sign)
    const attemptId = recordId === undefined ? undefined : open('attempt', recordId)
    const count =
      attemptId === undefined
        ? countSubjects(school.id, examinationId)
        : queries.countReplied(school.id, examinationId, attemptId)
    const access = await getListAccess(db, callerOf(context), { examinationId }, { total: count })
    const refused = refuseAccess(context, access)
    if (refused) return refused
    const { total } = access
    found(total >= 0 || undefined)
    if (attemptId === undefined) {
      const list = await listFullSubjects(db, school.id, examinationId, { page, size })
      return { list: list.map((row) => present.question(row, context)), total }
    }
    const list = await queries.listReplied(db, school.id, attemptId, { page, size })
    return { list: list.map((row) => present.repliedQuestion(row, context)), total }
  },
  byChoicesReleased: async ({ sign }, context) => {
    const place = await getForTeacher(context, context.open('examSubject', sign))
    if (place instanceof Refusal) return place
    found(place.status !== releaseStates.draft || undefined)
    return present.examCopy(await getSubject(context.db, place), context)
  },
  updateChoicesCopy: async ({ id, version, item, score }, context) => {
    const place = await getForTeacher(context, context.open('examSubject', id))
    if (place instanceof Refusal) return place
    const fileIds = await findFiles(context, item, (path) => `item.${path}`)
    if (fileIds instanceof Refusal) return fileIds
    const points = score === undefined ? undefined : hundredths(score)
    const change = { version, item, points }
    const writer = { ...writerOf(context), fileIds }
    const changed = await actions.rewriteCopy(context.db, place, change, writer)
    return presentNewest(context, place, changed)
  },
  optionCopyAdd: async ({ subjectId, ...option }, context) => {
    const place = await getForTeacher(context, context.open('examSubject', subjectId))
    if (place instanceof Refusal) return place
    const change = adding(option, context)
    const writer = optionWriter(context)
    const added = await actions.changeOptions(context.db, place, undefined, change, writer)
    return added instanceof Refusal ? added : null
  },
  optionCopyDelete: async ({ sign }, context) => {
    const option = openOption('examSubject', sign, context.open)
    const place = await getForTeacher(context, option.id)
    if (place instanceof Refusal) return place
    const change = removing(option.place, context)
    const writer = optionWriter(context)
    const removed = await actions.changeOptions(context.db, place, option.version, change, writer)
    return removed instanceof Refusal ? removed : null
  },
  optionAdd: async ({ subjectId, ...option }, context) => {
    const questionId = context.open('question', subjectId)
    return rewriteQuestion(context, { questionId }, adding(option, context))
  },
  optionDelete: async ({ sign }, context) => {
    const { id: questionId, version, place } = openOption('question', sign, context.open)
    return rewriteQuestion(context, { questionId, version }, removing(place, context))
  },
  takeBankVersion: async ({ id, version }, context) => {
    const place = await getForTeacher(context, context.open('examSubject', id))
    if (place instanceof Refusal) return place
    const taken = await actions.takeBankVersion(context.db, place, version)
    return presentNewest(context, place, taken)
  },
}
