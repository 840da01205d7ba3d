import { accounts } from '@titian/contract'
import { makeAccount, password } from '../../../apps/server/src/modules/accounts/factories.ts'
import { createSession } from '../../../apps/server/src/modules/accounts/sessions/factories.ts'
import { sealSocial, writeState } from '../../../apps/server/src/modules/accounts/social/actions.ts'
import { sealSecret } from '../../../apps/server/src/modules/accounts/two-step/actions.ts'
import { hashPassword } from '../../../apps/server/src/platform/security/passwords.ts'
import { hashToken } from '../../../apps/server/src/platform/security/secrets.ts'
import { appCode } from '../../../apps/server/src/testing/app-code.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'

/**
 * The data of people who sign in with a second step or by a social account. It does not expire
 * during the tests.
 */
export interface SecondFactor {
  /** A sign-in whose password was accepted, and whose code is missing. */
  secondTicket: string
  /** The link for choosing a first password (ACC-293). */
  passwordLink: string
  recoveryCode: string
  /** The present code of the authenticator app of every teacher who has begun to set it up. */
  appCode(): string
  /**
   * The provider's codes for a social account that is bound and for one that is not, and the cookie
   * of the browser.
   */
  social: { code: string; freeCode: string; state: string; browser: string }
  /** A social account that no user has bound, as the server encrypts it. */
  openId: string
}

const never = new Date('2030-01-01')

async function makeTicket(testApp: TestApp, schoolId: number, host: string) {
  const { userId } = await makeAccount(testApp, { schoolId, roles: 'teacher,normal' })
  const token = await createSession(testApp.db, { schoolId, userId }, testApp.clock.now())
  const { secret } = await act(testApp, accounts.beginTwoStep, {}, { host, token })
  const code = appCode(secret, testApp.clock.now())
  const { recoveryCodes } = await act(testApp, accounts.confirmTwoStep, { code }, { host, token })
  const secondTicket = `second-ticket-${schoolId}`
  await rows(
    testApp,
    `insert into second_step_tickets (token_hash, school_id, user_id, remembered, teacher, expires_at)
     values ($1, $2, $3, false, true, $4)`,
    [hashToken(secondTicket), schoolId, userId, never],
  )
  const passwordLink = `password-link-${schoolId}`
  await rows(
    testApp,
    `insert into login_tickets (token_hash, school_id, user_id, remembered, purpose, expires_at)
     values ($1, $2, $3, false, 'password', $4)`,
    [hashToken(passwordLink), schoolId, userId, never],
  )
  return { secondTicket, passwordLink, recoveryCode: recoveryCodes[0] ?? '' }
}

/** Gives every teacher a password and a begun app setup, all with the same secret. */
async function beginApps(testApp: TestApp, schoolId: number, people: People) {
  const secret = 'TITIANTITIANTITIANTITIANTITIANTI'
  const hash = await hashPassword(password)
  for (const { userId } of Object.values(people)) {
    const sealed = sealSecret(testApp.app.services.sealers.keys, { schoolId, userId }, secret)
    await rows(
      testApp,
      `insert into two_steps (school_id, user_id, sealed_secret, created_at)
       values ($1, $2, $3, now()) on conflict do nothing`,
      [schoolId, userId, sealed],
    )
    await rows(testApp, 'update users set password_hash = $1 where id = $2', [hash, userId])
  }
  return () => appCode(secret, testApp.clock.now())
}

async function makeSocial(testApp: TestApp, schoolId: number, word: string) {
  const { userId } = await makeAccount(testApp, { schoolId })
  const code = `code-of-${schoolId}`
  const browser = `browser-of-${schoolId}`
  await rows(
    testApp,
    `insert into social_bindings (school_id, user_id, open_id, name, bound_at)
     values ($1, $2, $3, $4, now())`,
    [schoolId, userId, `bound-${schoolId}`, word],
  )
  const freeCode = `free-code-of-${schoolId}`
  const scans = [
    [code, `bound-${schoolId}`],
    [freeCode, `scanned-${schoolId}`],
  ]
  for (const scan of scans)
    await rows(
      testApp,
      `insert into sandbox_scans (id_hash, app_id, state, call_back, status, open_id, name, code, expires_at)
       values ($1, 'titian', '', '', 'confirmed', $2, $3, $1, $4)`,
      [...scan, word, never],
    )
  const { keys } = testApp.app.services.sealers
  return { code, freeCode, browser, state: writeState(keys, { schoolId, browser }, never) }
}

/** The browser in which all sign-ins by a social account take place. */
export const sharedBrowser = 'one-browser'

export async function makeSecondFactor(
  testApp: TestApp,
  schoolId: number,
  { word, host, people }: { word: string; host: string; people: People },
): Promise<SecondFactor> {
  const { sealers } = testApp.app.services
  const client = { cookies: { browser: sharedBrowser }, setCookie: () => undefined }
  const unbound = { openId: `free-${schoolId}`, name: word }
  return {
    ...(await makeTicket(testApp, schoolId, host)),
    appCode: await beginApps(testApp, schoolId, people),
    social: await makeSocial(testApp, schoolId, word),
    openId: sealSocial({ sealers, school: { id: schoolId }, now: never, client }, unbound),
  }
}
