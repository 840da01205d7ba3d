import { accounts } from '@titian/contract'
import { makeAccount } from '../../apps/server/src/modules/accounts/factories.ts'
import { createSession } from '../../apps/server/src/modules/accounts/sessions/factories.ts'
import { makeFile, photo } from '../../apps/server/src/modules/files/factories.ts'
import { hashToken } from '../../apps/server/src/platform/security/secrets.ts'
import type { World } from '../../apps/server/src/testing/world.ts'
import type { People } from './people-scene.ts'
import { rows } from './rows.ts'
import { act } from './sender.ts'

/** What the student holds who changes the own account; none of it runs out meanwhile. */
export interface OwnAccount {
  /** The stored picture that the student sent up. */
  photo: string
  /** A phone that nobody has, with its code for binding it. */
  nextPhone: string
  bindCode: string
  /** A second place where the student is signed in. */
  session: string
  /** The student as staff name one. */
  student: string
  temporaryToken: string
}

interface Own {
  word: string
  host: string
  people: People
}

async function makePhoto(world: World, word: string, { student }: People): Promise<string> {
  const { userId: ownerId, schoolId } = student
  const bytes = await photo()
  const plan = { ownerId, schoolId, purpose: 'avatar' as const, name: `${word}.jpg`, bytes }
  return world.seal('file', (await makeFile(world, plan)).id)
}

/** The old number of the student is proved in every session of the student. */
async function makeBinding(world: World, schoolId: number, { people: { student } }: Own) {
  const nextPhone = `16${schoolId}234567`
  const asked = { mobile: nextPhone, areaCode: '60' as const, type: 3 as const }
  await act(world, accounts.sendCodeForMobile, asked, student)
  const newest = 'select body from sandbox_messages order by id desc limit 1'
  const [message] = await rows<{ body: string }>(world, newest)
  const proved = "update sessions set old_number_verified_at = '2030-01-01' where user_id = $1"
  await rows(world, proved, [student.userId])
  await rows(world, "update sms_codes set expires_at = '2030-01-01'")
  return { nextPhone, bindCode: /\d{6}/.exec(message?.body ?? '')?.[0] ?? '' }
}

async function makeSession(world: World, { student }: People): Promise<string> {
  const { userId, schoolId } = student
  await createSession(world.db, { userId, schoolId, remembered: true }, world.clock.now())
  const newest = 'select max(id) as id from sessions where user_id = $1'
  const [row] = await rows<{ id: string }>(world, newest, [userId])
  return world.seal('session', Number(row?.id))
}

async function makeToken(world: World, schoolId: number): Promise<string> {
  const { userId } = await makeAccount(world, { schoolId })
  const token = `temporary-${schoolId}`
  await rows(
    world,
    `insert into login_tickets (token_hash, school_id, user_id, remembered, purpose, expires_at)
     values ($1, $2, $3, false, 'temporary', '2030-01-01')`,
    [hashToken(token), schoolId, userId],
  )
  return token
}

export async function makeOwnAccount(
  world: World,
  schoolId: number,
  own: Own,
): Promise<OwnAccount> {
  const session = await makeSession(world, own.people)
  return {
    photo: await makePhoto(world, own.word, own.people),
    ...(await makeBinding(world, schoolId, own)),
    session,
    student: world.seal('user', own.people.student.userId),
    temporaryToken: await makeToken(world, schoolId),
  }
}
