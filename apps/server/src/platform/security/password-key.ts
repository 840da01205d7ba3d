import {
  constants,
  createHash,
  createPrivateKey,
  generateKeyPair,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { cacheKeyOf, type Db } from '../database/database.ts'
import { countUse } from './limits.ts'
import { isSame, type Sealer } from './secrets.ts'

/** Decrypts what browsers encrypted for this server (ACC-067). */
export interface PasswordKey {
  keyId: string
  /** SubjectPublicKeyInfo in base64, for `crypto.subtle.importKey('spki', …)`. */
  publicKey: string
  /** The first line before the password: a signed time of the encryption. */
  moment(now: Date): string
  /** The decrypted text, or undefined when it was not encrypted for this key. */
  open(encrypted: string): string | undefined
}

interface KeyRow extends Record<string, unknown> {
  sealed_private_key: string
  public_key: string
}

const makePair = promisify(generateKeyPair)
const purpose = 'password'
const cachedKeys = new WeakMap<object, Promise<PasswordKey>>()

async function findKey(db: Db): Promise<KeyRow | undefined> {
  const { rows } = await db.execute<KeyRow>(
    sql`select sealed_private_key, public_key from server_keys where purpose = ${purpose}`,
  )
  return rows[0]
}

/** The first process stores the key pair; a later one reads the stored pair. */
async function makeKey(db: Db, sealer: Sealer): Promise<KeyRow | undefined> {
  const { privateKey, publicKey } = await makePair('rsa', { modulusLength: 2048 })
  const sealed = sealer.seal(privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'))
  const open = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  await db.execute(
    sql`insert into server_keys (purpose, sealed_private_key, public_key) values (${purpose}, ${sealed}, ${open}) on conflict (purpose) do nothing`,
  )
  return findKey(db)
}

function openWith(key: KeyObject, encrypted: string): string | undefined {
  try {
    return privateDecrypt(
      { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(encrypted, 'base64'),
    ).toString('utf8')
  } catch {
    return undefined
  }
}

/** Seconds for which an encrypted password may be sent. */
const sendingSeconds = 600
/** Seconds by which the clocks of two processes may differ. */
const clockSeconds = 60
const signatureLength = 22

function writeMoment(sealer: Sealer, seconds: number): string {
  const signature = sealer.sign(`password moment ${seconds}`)
  return `${seconds.toString(36)}.${signature.slice(0, signatureLength)}`
}

function isPresent(sealer: Sealer, moment: string, now: Date): boolean {
  const seconds = Number.parseInt(moment.split('.')[0] ?? '', 36)
  if (!Number.isSafeInteger(seconds) || !isSame(moment, writeMoment(sealer, seconds))) return false
  const age = now.getTime() / 1000 - seconds
  return age > -clockSeconds && age < sendingSeconds
}

/** True for the first request with these bytes; a second one is a replay. */
async function isFirst(db: Db, encrypted: string, now: Date): Promise<boolean> {
  const hash = createHash('sha256').update(Buffer.from(encrypted, 'base64')).digest('base64url')
  return (await countUse(db, `sealed ${hash}`, sendingSeconds + clockSeconds, now)) === 1
}

async function loadKey(db: Db, sealer: Sealer): Promise<PasswordKey> {
  const row = (await findKey(db)) ?? (await makeKey(db, sealer))
  const secret = row && sealer.open(row.sealed_private_key)
  if (!row || !secret)
    throw new Error(
      'SECRET is another one than the database was begun with. Start with the SECRET of then: signed addresses, codes and sealed rows depend on it. Where it is lost, begin with an empty database and an empty DATA_DIR.',
    )
  const key = createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' })
  const keyId = createHash('sha256').update(row.public_key).digest('base64url').slice(0, 12)
  return {
    keyId,
    publicKey: row.public_key,
    moment: (now) => writeMoment(sealer, Math.floor(now.getTime() / 1000)),
    open: (encrypted) => openWith(key, encrypted),
  }
}

/** The key pair of the database, created on first use and shared by all processes. */
export function passwordKey(db: Db, sealer: Sealer): Promise<PasswordKey> {
  const known = cachedKeys.get(cacheKeyOf(db))
  if (known) return known
  const loading = loadKey(db, sealer)
  cachedKeys.set(cacheKeyOf(db), loading)
  loading.catch(() => cachedKeys.delete(cacheKeyOf(db)))
  return loading
}

const plainMark = 'plain:'

/** True when a script or a page without https sent the password in plain text. */
export const isPlain = (sent: string): boolean => sent.startsWith(plainMark)

export interface Opening {
  db: Db
  sealers: { keys: Sealer }
  settings: { production: boolean }
  now: Date
}

/**
 * ACC-274: decrypts a password that a browser sent, once; scripts may send `plain:…` outside
 * production.
 */
export async function openPassword(
  { db, sealers, settings, now }: Opening,
  sent: string,
): Promise<string | undefined> {
  if (!settings.production && isPlain(sent)) return sent.slice(plainMark.length)
  const key = await passwordKey(db, sealers.keys)
  const text = key.open(sent)
  if (text === undefined) return undefined
  const end = text.indexOf('\n')
  if (end < 0 || !isPresent(sealers.keys, text.slice(0, end), now)) return undefined
  return (await isFirst(db, sent, now)) ? text.slice(end + 1) : undefined
}
