import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import drawing from 'svg-captcha'
import { secondsAfter } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { hashToken, isSame, randomToken } from './secrets.ts'

/** ACC-064: a captcha serves once and for five minutes. */
export const captchaSeconds = 300

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 4
const picture = {
  width: 120,
  height: 40,
  fontSize: 46,
  noise: 2,
  color: true,
  background: '#ffffff',
}

/** The library's main function draws a given text; its types leave it out. */
const drawText = drawing as unknown as (text: string, options: typeof picture) => string

function randomAnswer(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

/** Only the hash of id and answer is kept. */
function answerHash(id: string, answer: string): string {
  return hashToken(`${id} ${answer.trim().toUpperCase()}`)
}

/** Stores a new captcha and answers its id for the cookie with the picture. `fixed` is for automatic tests. */
export async function createCaptcha(
  db: Db,
  fixed: string,
  now: Date,
): Promise<{ id: string; png: Buffer }> {
  const id = randomToken(18)
  const answer = fixed || randomAnswer()
  await db.execute(
    sql`insert into captchas (id_hash, answer, expires_at) values (${hashToken(id)}, ${answerHash(id, answer)}, ${secondsAfter(now, captchaSeconds).toISOString()})`,
  )
  const png = await sharp(Buffer.from(drawText(answer, picture)))
    .png({ palette: true })
    .toBuffer()
  return { id, png }
}

/** True once at most for a captcha, whatever the answer was. */
export async function isCaptchaAnswer(
  db: Db,
  id: string | undefined,
  answer: string,
  now: Date,
): Promise<boolean> {
  if (!id) return false
  const { rows } = await db.execute<{ answer: string }>(
    sql`delete from captchas where id_hash = ${hashToken(id)} and expires_at > ${now.toISOString()} returning answer`,
  )
  const kept = rows[0]?.answer
  return kept !== undefined && isSame(kept, answerHash(id, answer))
}

export async function removeOldCaptchas(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from captchas where expires_at <= ${now.toISOString()}`)
}
