import { sendAllMost } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { isMailAddress } from '../../../platform/mail/message.ts'
import { queueMails } from '../../../platform/mail/queue-mail.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { listToApply, postStateOf, type PostWithCompany } from '../../employment/index.ts'
import { findResume, type StoredContent } from '../../resume/index.ts'
import { freeze } from '../copies/actions.ts'
import { mailAbout } from '../mails/write.ts'
import * as queries from './queries.ts'

export type Own = Context<never, User>

export const ownerOf = ({ school, actor }: Pick<Own, 'school' | 'actor'>) => ({
  schoolId: school.id,
  userId: actor.userId,
})

type NoIntention = Refusal<'personalInfoFirst'>
type Why = 'ended' | 'alreadySent' | 'noAddress'

/** Returns why a post accepts no application; undefined if the post accepts one. */
function refusalReason({ post, company }: PostWithCompany, now: Date): Why | undefined {
  if (postStateOf(post, now) !== 'live') return 'ended'
  return isMailAddress(company.email) ? undefined : 'noAddress'
}

/** JOB-026: returns the resume of the caller, which must have a job intention, or refuses. */
async function findIntended(tx: Db, context: Own) {
  const resume = await findResume(tx, ownerOf(context))
  return resume && resume.content.sections.intention.length > 0 ? resume : undefined
}

/** JOB-048: stores copy, applications, first steps, links and mails in one transaction. */
async function deliver(
  tx: Db,
  context: Own,
  rows: readonly PostWithCompany[],
  { letter, resume }: { letter: string; resume: { revision: number; content: StoredContent } },
): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map()
  const { now, actor } = context
  const owner = ownerOf(context)
  const copyId = await freeze(tx, context, owner, resume)
  const postIds = rows.map(({ post }) => post.id)
  const sent = await queries.insertApplications(tx, { ...owner, copyId, letter }, postIds, now)
  const links = await queries.insertLinks(tx, [...sent.values()], now)
  const { name, email } = resume.content.basics
  const mails = rows.map((row) => {
    const applicationId = found(sent.get(row.post.id))
    return mailAbout(context, 'delivered', {
      ...row,
      applicationId,
      applicantName: name || actor.name,
      applicantEmail: email,
      letter,
      link: found(links.get(applicationId)),
    })
  })
  await queueMails(tx, context, mails)
  return sent
}

/**
 * JOB-024, JOB-043: applies to a post and returns the id of the application. An existing
 * application is returned and not sent again.
 */
export function sendOne(
  context: Own,
  postId: number,
  letter: string,
): Promise<number | NoIntention | Refusal<'alreadyDone'>> {
  const { db, school, now } = context
  return db.transaction(async (tx) => {
    const owner = ownerOf(context)
    await lockFor(tx, 'applications', owner.userId)
    const [before] = await queries.listLive(tx, owner, [postId])
    if (before) return before.id
    const [row] = await queries.lockPublishedPosts(tx, school.id, [postId])
    const why = refusalReason(found(row), now)
    const resume = await findIntended(tx, context)
    if (!resume) return refusal('personalInfoFirst', 'intentionMissing')
    if (why) return refusal('alreadyDone', why === 'ended' ? 'postEnded' : 'companyNoAddress')
    const sent = await deliver(tx, context, [found(row)], { letter, resume })
    return found(sent.get(postId))
  })
}

export const listForAll = (context: Own, db: Db = context.db) =>
  listToApply(db, ownerOf(context), sendAllMost, context.now)

/**
 * JOB-025, JOB-026: applies to the confirmed posts, or to all posts of the list. Posts that accept
 * no application are left out, and the response names them.
 */
export function sendAll(
  context: Own,
  confirmed: readonly number[] | undefined,
): Promise<{ sent: number; left: { post: PostWithCompany['post']; why: Why }[] } | NoIntention> {
  const { db, school, now } = context
  return db.transaction(async (tx) => {
    const owner = ownerOf(context)
    await lockFor(tx, 'applications', owner.userId)
    const ids = confirmed ?? (await listForAll(context, tx)).map(({ post }) => post.id)
    const rows = await queries.lockPublishedPosts(tx, school.id, ids)
    for (const id of ids) found(rows.find(({ post }) => post.id === id))
    const resume = await findIntended(tx, context)
    if (!resume) return refusal('personalInfoFirst', 'intentionMissing')
    const live = new Set((await queries.listLive(tx, owner, ids)).map(({ postId }) => postId))
    const judged = rows.map((row) => ({
      row,
      why: live.has(row.post.id) ? ('alreadySent' as const) : refusalReason(row, now),
    }))
    const taking = judged.filter(({ why }) => why === undefined).map(({ row }) => row)
    const sent = await deliver(tx, context, taking, { letter: '', resume })
    const skipped = judged.flatMap(({ row, why }) => (why ? [{ post: row.post, why }] : []))
    return { sent: sent.size, left: skipped }
  })
}
