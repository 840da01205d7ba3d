import type { Db } from '../../../platform/database/database.ts'
import { hashToken, randomToken } from '../../../platform/security/secrets.ts'
import { insertSession, type NewSession } from './queries.ts'

/** Opens a session and returns its token, which is not stored. */
export async function createSession(db: Db, session: NewSession, now: Date): Promise<string> {
  const token = randomToken()
  await insertSession(db, hashToken(token), session, now)
  return token
}
