import type { ResumeShare, SharedResume } from '@titian/contract'
import { paperOf } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import * as actions from '../actions.ts'
import { withoutContact } from '../content/content.ts'
import { paperNames } from '../exchange/names.ts'
import * as present from '../present.ts'
import { findVideo } from '../video/actions.ts'
import * as queries from './queries.ts'
import { markSeen, readToken, tokenOf } from './tokens.ts'

type ShareRow = queries.ShareRow

export function presentShare(row: ShareRow, context: Context): ResumeShare {
  const { days, endsAt, withContact, withVideo, openings } = row
  return {
    link: `${context.client.origin}/resume/share/${tokenOf(context, row.id)}`,
    state: endsAt > context.now ? 'open' : 'ended',
    days,
    endsAt: endsAt.toISOString(),
    withContact,
    withVideo,
    openings,
  }
}

/** Returns the link that a visitor opens. A changed address is refused before any query. */
export async function findOpen(
  { db, school, sealers, now, open }: Context,
  token: string,
): Promise<ShareRow | Refusal<'notFound' | 'noPermission'>> {
  const sign = readToken(sealers.shares, token)
  const row =
    sign === undefined
      ? undefined
      : await queries.findShareById(db, school.id, open('resumeShare', sign))
  if (!row) return refusal('notFound', 'resumeLinkWrong')
  const { share, isDisabled } = row
  if (share.withdrawnAt !== null) return refusal('noPermission', 'resumeLinkWithdrawn')
  if (isDisabled) return refusal('noPermission', 'resumeLinkClosed')
  return share.endsAt > now ? share : refusal('noPermission', 'resumeLinkEnded')
}

/** RES-094: limit of counted openings of one network in an hour. */
const counted = { seconds: 3600, most: 60 }

/**
 * RES-106: counts one opening, and returns the mark with which the browser is recognised for an
 * hour.
 */
export async function countOpening(
  { db, client, sealers, now }: Context,
  share: ShareRow,
): Promise<string | Refusal<'tooFast'>> {
  const key = `resume openings ${client.network}`
  if (await isOverLimit(db, { key, ...counted }, now)) return refusal('tooFast', 'tooManyRequests')
  await queries.countOpening(db, share)
  return markSeen(sealers.shares, share.id, now)
}

export async function showShared(context: Context, share: ShareRow): Promise<SharedResume> {
  const { db, school, now } = context
  const owner = { schoolId: share.schoolId, userId: share.userId }
  const { content } = await actions.getResumeOf(db, owner, {
    language: school.defaultLanguage,
    now,
  })
  const shown = share.withContact ? content : withoutContact(content)
  const { language, ...look } = content.look
  const video = share.withVideo ? await findVideo(context, owner) : null
  return {
    paper: paperOf(shown, paperNames(language), present.photo(content, context)),
    look,
    endsAt: share.endsAt.toISOString(),
    video: video && { url: video.url, seconds: video.seconds },
  }
}
