import type { resume } from '@titian/contract'
import { secondsAfter } from '../../../platform/clock.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { ownerOf } from '../actions.ts'
import { refuseForeign } from '../sections/entries.ts'
import { countOpening, findOpen, presentShare, showShared } from './actions.ts'
import * as queries from './queries.ts'
import { isSeen } from './tokens.ts'

const daySeconds = 24 * 60 * 60

/** The sharing link of a resume (RES-080). */
export const sharingAnswers: SomeAnswers<
  typeof resume,
  'resumeShare' | 'saveResumeShare' | 'withdrawResumeShare' | 'sharedResume' | 'countResumeOpening'
> = {
  resumeShare: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const row = await queries.findShare(context.db, ownerOf(context))
    return { share: row ? presentShare(row, context) : null }
  },
  saveResumeShare: async ({ resumeId, days, withContact, withVideo }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const { db, now } = context
    const row = await queries.saveShare(db, ownerOf(context), {
      days,
      withContact,
      withVideo,
      createdAt: now,
      endsAt: secondsAfter(now, days * daySeconds),
    })
    return presentShare(row, context)
  },
  withdrawResumeShare: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    await queries.withdrawShare(context.db, ownerOf(context), context.now)
    return null
  },
  sharedResume: async ({ token }, context) => {
    const share = await findOpen(context, token)
    return share instanceof Refusal ? share : showShared(context, share)
  },
  countResumeOpening: async ({ token, seen }, context) => {
    const share = await findOpen(context, token)
    if (share instanceof Refusal) return share
    const { actor, sealers, now } = context
    const isOwner = actor.kind === 'user' && actor.userId === share.userId
    if (isOwner || isSeen(sealers.shares, share.id, seen, now)) return { seen }
    const mark = await countOpening(context, share)
    return mark instanceof Refusal ? mark : { seen: mark }
  },
}
