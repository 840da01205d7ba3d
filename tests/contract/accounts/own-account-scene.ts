import { accounts } from '@titian/contract'
import { makeAccount } from '../../../apps/server/src/modules/accounts/factories.ts'
import { createSession } from '../../../apps/server/src/modules/accounts/sessions/factories.ts'
import { offToken } from '../../../apps/server/src/modules/accounts/mail/tokens.ts'
import { makeFile, photo } from '../../../apps/server/src/modules/files/factories.ts'
import { hashToken } from '../../../apps/server/src/platform/security/secrets.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'

/**
 * The data of a student who changes their own account. Codes and links do not expire during the
 * tests.
 */
export interface OwnAccount {
  /** The student's uploaded picture. */
  photo: string
  /** An unused phone, with its code. */
  nextPhone: string
  bindCode: string
  /** A second session of the student. */
  session: string
  /** The student's sealed id for staff. */
  student: string
  temporaryToken: string
  /**
   * The tokens of the link that confirms the student's next mail address, and of an unsubscribe
   * link.
   */
  mailToken: string
  mailOffToken: string
}

interface Own {
  word: string
  host: string
  people: People
}

async function makePhoto(testApp: TestApp, word: string, { student }: People): Promise<string> {
  const { userId: ownerId, schoolId } = student
  const bytes = await photo()
  const plan = { ownerId, schoolId, purpose: 'avatar' as const, name: `${word}.jpg`, bytes }
  return testApp.seal('file', (await makeFile(testApp, plan)).id)
}

/** Marks the student's old phone number as verified in every session. */
async function makeBinding(testApp: TestApp, schoolId: number, { people: { student } }: Own) {
  const nextPhone = `16${schoolId}234567`
  const asked = { mobile: nextPhone, areaCode: '60' as const, type: 3 as const }
  await act(testApp, accounts.sendCodeForMobile, asked, student)
  const newest = 'select body from sandbox_messages order by id desc limit 1'
  const [message] = await rows<{ body: string }>(testApp, newest)
  const proved = "update sessions set old_number_verified_at = '2030-01-01' where user_id = $1"
  await rows(testApp, proved, [student.userId])
  await rows(testApp, "update sms_codes set expires_at = '2030-01-01'")
  return { nextPhone, bindCode: /\d{6}/.exec(message?.body ?? '')?.[0] ?? '' }
}

async function makeSession(testApp: TestApp, { student }: People): Promise<string> {
  const { userId, schoolId } = student
  await createSession(testApp.db, { userId, schoolId, remembered: true }, testApp.clock.now())
  const newest = 'select max(id) as id from sessions where user_id = $1'
  const [row] = await rows<{ id: string }>(testApp, newest, [userId])
  return testApp.seal('session', Number(row?.id))
}

async function makeToken(testApp: TestApp, schoolId: number): Promise<string> {
  const { userId } = await makeAccount(testApp, { schoolId })
  const token = `temporary-${schoolId}`
  await rows(
    testApp,
    `insert into login_tickets (token_hash, school_id, user_id, remembered, purpose, expires_at)
     values ($1, $2, $3, false, 'temporary', '2030-01-01')`,
    [hashToken(token), schoolId, userId],
  )
  return token
}

/** The student has a confirmed address with the weekly digest, and an unconfirmed address. */
async function makeMail(testApp: TestApp, { word, people: { student } }: Own) {
  const address = `${word}@home.example`
  await act(testApp, accounts.saveMailAddress, { address }, student)
  const [row] = await rows<{ id: string }>(
    testApp,
    `update mail_addresses set address = waiting, waiting = null, kinds = '{digest}' where user_id = $1 returning id`,
    [student.userId],
  )
  await act(testApp, accounts.saveMailAddress, { address: `next.${address}` }, student)
  await rows(testApp, "update mail_addresses set link_ends_at = '2030-01-01'")
  const [mail] = await rows<{ text: string }>(
    testApp,
    "select text from mails where kind = 'mailAddress' order by id desc limit 1",
  )
  return {
    mailToken: /mail-confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '',
    mailOffToken: offToken(testApp.app.services, Number(row?.id), 'digest'),
  }
}

/** A downloadable archive, ordered so long ago that the next one can be ordered. */
const makeArchive = (testApp: TestApp, { student: { schoolId, userId } }: People) =>
  rows(
    testApp,
    `insert into data_archives (school_id, user_id, state, language, requested_at, made_at, ends_at, bytes, storage_key)
     values ($1, $2, 'ready', 'en', '2020-01-01', '2020-01-01', '2030-01-01', 1000, 'archives/0.zip')`,
    [schoolId, userId],
  )

/**
 * The student of this scene is already closing the account, so the obstacles to closing are tested
 * with other people.
 */
const makeClosing = (testApp: TestApp, { student: { schoolId, userId } }: People) =>
  rows(
    testApp,
    `insert into account_closings (school_id, user_id, requested_at, ends_at)
     values ($1, $2, '2020-01-01', '2030-01-01')`,
    [schoolId, userId],
  )

export async function makeOwnAccount(
  testApp: TestApp,
  schoolId: number,
  own: Own,
): Promise<OwnAccount> {
  const session = await makeSession(testApp, own.people)
  await makeArchive(testApp, own.people)
  await makeClosing(testApp, own.people)
  return {
    photo: await makePhoto(testApp, own.word, own.people),
    ...(await makeBinding(testApp, schoolId, own)),
    session,
    student: testApp.seal('user', own.people.student.userId),
    temporaryToken: await makeToken(testApp, schoolId),
    ...(await makeMail(testApp, own)),
  }
}
