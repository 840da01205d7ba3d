import {
  mailLinkHours,
  mailLinksPerHour,
  type MailKind,
  type OwnMail,
  pickText,
} from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { findMailStates } from '../../../platform/mail/queries.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { hashToken } from '../../../platform/security/secrets.ts'
import * as queries from './queries.ts'
import type { MailAddressRow } from './tables.ts'
import { confirmToken, readConfirmToken, readOffToken } from './tokens.ts'
import { confirmKind, confirmMail } from './write.ts'

function ownMail(row: MailAddressRow | undefined, isRefused: boolean): OwnMail {
  const waiting = row?.waiting ?? ''
  return {
    address: row?.address ?? '',
    waiting,
    linkEndsAt: row && waiting ? row.linkEndsAt.toISOString() : null,
    isRefused: isRefused && waiting !== '',
    on: row?.kinds ?? [],
  }
}

type Own = Context<never, User>
/** The parts of a request that opens a link of a mail. Pages and mail programs open such links. */
export type Asked = Pick<Context, 'db' | 'school' | 'sealers' | 'client' | 'now' | 'open'>

const hour = 3600
/**
 * The number of wrong links that one network may open in an hour. A right link still works above
 * this number.
 */
const wrong = { seconds: hour, most: 60 }

const ownerOf = ({ school, actor }: Pick<Own, 'school' | 'actor'>) => ({
  schoolId: school.id,
  userId: actor.userId,
})

const seenBy = ({ language, client }: Pick<Own, 'language' | 'client'>) => ({
  language,
  origin: client.origin,
})

/** JOB-125: shows the address with the state of its newest link. */
export async function showOwn(context: Own): Promise<OwnMail> {
  const { db, school } = context
  const row = await queries.findOwn(db, ownerOf(context))
  const ids = row?.waiting ? [row.id] : []
  const states = await findMailStates(db, { schoolId: school.id, kind: confirmKind, ids })
  return ownMail(row, states.get(row?.id ?? 0)?.state === 'failed')
}

/** JOB-126: counts a request before anything is written. So refused requests count too. */
async function refuseMany({ db, now, actor }: Own): Promise<Refusal<'tooFast'> | undefined> {
  const limit = { key: `mail links ${actor.userId}`, seconds: hour, most: mailLinksPerHour }
  return (await isOverLimit(db, limit, now)) ? refusal('tooFast', 'mailLinksOver') : undefined
}

/** Sends a link to an address. The link and its mail are written in one transaction. */
async function sendLink(
  tx: Db,
  context: Own,
  { id }: Pick<MailAddressRow, 'id'>,
  waiting: string,
): Promise<void> {
  const { school, actor, language, now } = context
  const token = confirmToken(context, id)
  const linkEndsAt = secondsAfter(now, mailLinkHours * hour)
  const link = { waiting, linkHash: hashToken(token), linkEndsAt, ...seenBy(context) }
  await queries.saveLink(tx, id, link)
  const reader = {
    id,
    schoolId: school.id,
    userName: actor.name,
    address: waiting,
    schoolName: pickText(school.title, language, school.defaultLanguage),
    ...seenBy(context),
  }
  await queueMail(tx, context, confirmMail(reader, token))
}

/**
 * JOB-125: stores an address and sends its link. An address that is already confirmed needs no new
 * link.
 */
export async function saveAddress(
  context: Own,
  address: string,
): Promise<Refusal<'tooFast'> | undefined> {
  const { db, now } = context
  const owner = ownerOf(context)
  const before = await queries.findOwn(db, owner)
  const isNew = before?.address !== address
  const refused = isNew ? await refuseMany(context) : undefined
  if (refused) return refused
  await db.transaction(async (tx) => {
    await queries.insertOwn(tx, owner, seenBy(context), now)
    const row = found(await queries.lockOwn(tx, owner))
    if (row.address === address) await queries.dropWaiting(tx, row.id)
    else await sendLink(tx, context, row, address)
  })
  return undefined
}

export async function renewLink(
  context: Own,
): Promise<Refusal<'tooFast' | 'alreadyDone'> | undefined> {
  const { db } = context
  const owner = ownerOf(context)
  if (!(await queries.findOwn(db, owner))?.waiting) return refusal('alreadyDone')
  const refused = await refuseMany(context)
  if (refused) return refused
  return db.transaction(async (tx) => {
    const row = await queries.lockOwn(tx, owner)
    // Another page has confirmed or removed the address since this page read it.
    if (!row?.waiting) return refusal('alreadyDone')
    await sendLink(tx, context, row, row.waiting)
    return undefined
  })
}

export const removeAddress = (context: Own): Promise<void> =>
  queries.removeOwn(context.db, ownerOf(context))

/** JOB-128: switches the mails of one kind; refuses to switch on without a confirmed address. */
export async function switchOwn(
  context: Own,
  change: { kind: MailKind; on: boolean },
): Promise<Refusal<'noPermission'> | undefined> {
  const seen = seenBy(context)
  const isSwitched = await queries.switchOwn(context.db, ownerOf(context), { ...change, ...seen })
  return isSwitched ? undefined : refusal('noPermission', 'mailUnconfirmed')
}

async function refuseWrong({ db, client, now }: Asked): Promise<Refusal<'tooFast' | 'notFound'>> {
  const limit = { key: `mail address links ${client.network}`, ...wrong }
  return (await isOverLimit(db, limit, now))
    ? refusal('tooFast', 'tooManyRequests')
    : refusal('notFound', 'mailLinkWrong')
}

type Closed = Refusal<'tooFast' | 'notFound' | 'noPermission' | 'alreadyDone'>

/** Returns why a genuine link of this row can confirm nothing now. */
function whyClosed(row: MailAddressRow, hash: string, now: Date): Closed | undefined {
  if (row.linkHash !== hash) return refusal('noPermission', 'mailLinkReplaced')
  if (row.linkUsedAt) return refusal('alreadyDone', 'mailLinkUsed')
  return row.linkEndsAt > now ? undefined : refusal('noPermission', 'mailLinkExpired')
}

/** JOB-126: shows what a link confirms, to its person and to people who are not signed in. */
export async function findLink(
  context: Asked & Pick<Context, 'actor'>,
  token: string,
): Promise<{ row: MailAddressRow; address: string } | Closed> {
  const { db, school, sealers, actor, now, open } = context
  const sign = readConfirmToken(sealers.mailLinks, token)
  if (sign === undefined) return refuseWrong(context)
  const row = await queries.findById(db, school.id, open('mailAddress', sign))
  // A link of another school gets the same response as an invented one.
  if (!row) return refusal('noPermission', 'mailLinkReplaced')
  if (actor.kind === 'user' && actor.userId !== row.userId)
    return refusal('noPermission', 'mailLinkOther')
  const closed = whyClosed(row, hashToken(token), now)
  return closed ?? { row, address: row.waiting ?? '' }
}

/**
 * JOB-126: confirms an address. If a link is opened twice at the same time, the second request
 * finds it used.
 */
export async function confirm(
  context: Asked & Pick<Context, 'actor'>,
  token: string,
): Promise<{ address: string } | Closed> {
  const link = await findLink(context, token)
  if (!('row' in link)) return link
  const row = await queries.confirm(context.db, link.row.id, hashToken(token), context.now)
  return row ? { address: row.address ?? '' } : refusal('alreadyDone', 'mailLinkUsed')
}

interface OffLink {
  id: number
  kind: MailKind
  on: boolean
}

/**
 * JOB-130: finds what an unsubscribe link switches off. If the address was removed, the response
 * says that its mails are off.
 */
export async function findOffLink(
  context: Asked,
  token: string,
): Promise<OffLink | Refusal<'tooFast' | 'notFound'>> {
  const { db, school, sealers, open } = context
  const read = readOffToken(sealers.mailLinks, token)
  if (!read) return refuseWrong(context)
  const id = open('mailAddress', read.sign)
  const row = await queries.findById(db, school.id, id)
  return { id, kind: read.kind, on: row?.kinds.includes(read.kind) ?? false }
}

/**
 * JOB-130: switches off only the kind of mail that the link names. Opening the link again changes
 * nothing.
 */
export async function switchOff(
  context: Asked,
  token: string,
): Promise<OffLink | Refusal<'tooFast' | 'notFound'>> {
  const link = await findOffLink(context, token)
  if (!('id' in link) || !link.on) return link
  await queries.switchOff(context.db, link.id, link.kind)
  return { ...link, on: false }
}
