import type { evaluations } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { found, Refusal, refusal } from '../../../platform/refusal.ts'
import { mayTeach } from '../../courses/index.ts'
import { downloadAddress, getFile } from '../../files/index.ts'
import { debriefOf, decisionsOf, handInOf } from '../debriefs.ts'
import { titleOf } from '../present.ts'
import type { Whole } from '../queries.ts'
import { targetOf } from '../signs.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { isOpenToPeers, neutralName } from './rules.ts'

/**
 * The seconds for which the address is valid: enough to start a download, and too few to pass the
 * address on.
 */
const downloadSeconds = 300

const studentOf = ({ school, actor }: actions.CallerContext) => ({
  schoolId: school.id,
  userId: actor.userId,
})

/** Returns the assessment. The class and the run are read only if the assessment is released. */
async function show(context: actions.CallerContext, whole: Whole) {
  const { db, school } = context
  const { releasedAt, evaluationId } = whole.assessment
  if (releasedAt === null) return present.own(whole, present.unreleased, context)
  const released = await queries.listReleased(db, school.id, evaluationId)
  const decisions = await decisionsOf(db, whole)
  return present.own(whole, { released, decisions }, context)
}

async function shown<No extends Refusal>(
  context: actions.CallerContext,
  done: Promise<Whole | No>,
) {
  const whole = await done
  return whole instanceof Refusal ? whole : show(context, whole)
}

async function showTask(context: actions.CallerContext, whole: Whole) {
  const peer = actions.peerOf(whole, context)
  const debrief = await debriefOf(context.db, whole, context.language)
  const handIn = await handInOf(context.db, whole)
  return present.peerTask(whole, { peer, debrief, handIn }, context)
}

export const ownAnswers: SomeAnswers<
  typeof evaluations,
  | 'ownAssessments'
  | 'ownAssessment'
  | 'rateSelf'
  | 'peerTasks'
  | 'peerTask'
  | 'ratePeer'
  | 'appealAssessment'
  | 'peerFile'
  | 'rubricOf'
> = {
  ownAssessments: async (window, context) => {
    const { rows, total } = await queries.listOwn(context.db, studentOf(context), window)
    return { list: rows.map((row) => present.card(row, context)), total }
  },
  ownAssessment: async ({ sign }, context) =>
    show(context, await actions.readOwn(context, context.open('assessment', sign))),
  rateSelf: ({ sign, ratings }, context) =>
    shown(context, actions.rateSelf(context, context.open('assessment', sign), ratings)),
  peerTasks: async (_, context) => {
    const rows = await queries.listPeerTasks(context.db, studentOf(context))
    return rows
      .filter(({ rated, peer }) => isOpenToPeers(rated, peer.doneAt, context.now))
      .map((row) => present.peerCard(row, context))
  },
  peerTask: async ({ sign }, context) => {
    return showTask(context, await actions.read(context, context.open('assessment', sign)))
  },
  ratePeer: async ({ sign, ratings }, context) => {
    const id = context.open('assessment', sign)
    const whole = await actions.ratePeer(context, id, ratings)
    return whole instanceof Refusal ? whole : showTask(context, whole)
  },
  appealAssessment: ({ sign, text }, context) =>
    shown(context, actions.appeal(context, context.open('assessment', sign), text)),
  peerFile: async ({ sign }, context) => {
    const { db, school, seal, sealers, now } = context
    const whole = await actions.read(context, context.open('assessment', sign))
    actions.peerOf(whole, context)
    const handIn = await handInOf(db, whole)
    const file = await getFile(db, school.id, found(handIn?.fileId ?? undefined))
    // The original name of the file may contain the student's name, so the file gets another name.
    const name = neutralName(titleOf(whole.rated, context.language), file.name)
    return { url: downloadAddress(sealers, seal, file.id, name, now, downloadSeconds) }
  },
  rubricOf: async (signs, context) => {
    const { db, actor } = context
    const row = await queries.getRubricOf(db, targetOf(context, signs), actor.userId)
    if (!row.course.joined && !mayTeach(context.actor, row.course))
      return refusal('noPermission', 'joinFirst')
    return present.shownRubric(row, context)
  },
}
