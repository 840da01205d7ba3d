import { createHash, randomInt } from 'node:crypto'
import { isPuzzleAnswer, puzzleText } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { secondsAfter } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { hashToken, isSame, randomToken } from './secrets.ts'

/** ACC-064: seconds for which a captcha is valid; it can be used once. */
export const captchaSeconds = 300

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const digits = '0123456789'
const length = 4

/**
 * The text that a person reads or listens to, and the id for the cookie that ties it to the
 * browser.
 */
export interface Captcha {
  id: string
  answer: string
}

export interface Puzzle {
  id: string
  salt: string
  zeroBits: number
}

function randomText(alphabet: string): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Only the hash of id and answer is stored. */
function answerHash(id: string, answer: string): string {
  return hashToken(`${id} ${answer.trim().toUpperCase()}`)
}

interface CaptchaRow extends Record<string, unknown> {
  answer: string
  puzzle_salt: string | null
  puzzle_bits: number | null
}

async function keep(db: Db, id: string, row: CaptchaRow, now: Date): Promise<void> {
  const expiresAt = secondsAfter(now, captchaSeconds).toISOString()
  await db.execute(
    sql`insert into captchas (id_hash, answer, puzzle_salt, puzzle_bits, expires_at) values (${hashToken(id)}, ${row.answer}, ${row.puzzle_salt}, ${row.puzzle_bits}, ${expiresAt})`,
  )
}

async function createText(db: Db, answer: string, now: Date): Promise<Captcha> {
  const id = randomToken(18)
  const row = { answer: answerHash(id, answer), puzzle_salt: null, puzzle_bits: null }
  await keep(db, id, row, now)
  return { id, answer }
}

/**
 * Creates a picture captcha. `fixed` replaces the random text in automatic tests, here and below.
 */
export function createCaptcha(db: Db, fixed: string, now: Date): Promise<Captcha> {
  return createText(db, fixed || randomText(letters), now)
}

/** ACC-256: a spoken captcha has digits only. */
export function createSpokenCaptcha(db: Db, fixed: string, now: Date): Promise<Captcha> {
  return createText(db, fixed || randomText(digits), now)
}

/**
 * ACC-256: a captcha that the browser solves by computing; 16 bits are about 65,000 tries, a second
 * or two on a phone.
 */
export async function createPuzzle(
  db: Db,
  puzzleBits: number,
  fixed: string,
  now: Date,
): Promise<Puzzle> {
  const id = randomToken(18)
  const salt = randomToken(12)
  const answer = fixed ? answerHash(id, fixed) : ''
  await keep(db, id, { answer, puzzle_salt: salt, puzzle_bits: puzzleBits }, now)
  return { id, salt, zeroBits: puzzleBits }
}

function solves({ puzzle_salt: salt, puzzle_bits: bits }: CaptchaRow, code: string): boolean {
  if (salt === null || bits === null) return false
  const hash = createHash('sha256').update(puzzleText(salt, code)).digest()
  return isPuzzleAnswer(hash, code, bits)
}

/** Consumes the captcha: a second answer is false, whatever the first one was. */
export async function isCaptchaAnswer(
  db: Db,
  id: string | undefined,
  answer: string,
  now: Date,
): Promise<boolean> {
  if (!id) return false
  const { rows } = await db.execute<CaptchaRow>(
    sql`delete from captchas where id_hash = ${hashToken(id)} and expires_at > ${now.toISOString()} returning answer, puzzle_salt, puzzle_bits`,
  )
  const [stored] = rows
  if (!stored) return false
  return isSame(stored.answer, answerHash(id, answer)) || solves(stored, answer.trim())
}

export async function removeOldCaptchas(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from captchas where expires_at <= ${now.toISOString()}`)
}
