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
import type { Db } from '../database/database.ts'
import type { Sealer } from './secrets.ts'

/** Decrypts what browsers encrypted for this server (ACC-067). */
export interface PasswordKey {
  keyId: string
  /** SubjectPublicKeyInfo in base64, as `crypto.subtle.importKey('spki', …)` takes it. */
  publicKey: string
  /** The text, or undefined when it was not encrypted for this key. */
  open(encrypted: string): string | undefined
}

interface KeyRow extends Record<string, unknown> {
  sealed_private_key: string
  public_key: string
}

const makePair = promisify(generateKeyPair)
const purpose = 'password'
const kept = new WeakMap<Db, Promise<PasswordKey>>()

async function findKey(db: Db): Promise<KeyRow | undefined> {
  const { rows } = await db.execute<KeyRow>(
    sql`select sealed_private_key, public_key from server_keys where purpose = ${purpose}`,
  )
  return rows[0]
}

/** The first process makes the pair; whoever comes second takes what it finds. */
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

async function loadKey(db: Db, sealer: Sealer): Promise<PasswordKey> {
  const row = (await findKey(db)) ?? (await makeKey(db, sealer))
  const secret = row && sealer.open(row.sealed_private_key)
  if (!row || !secret)
    throw new Error(
      'The stored password key does not open: SECRET differs from the one it was sealed with.',
    )
  const key = createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' })
  const keyId = createHash('sha256').update(row.public_key).digest('base64url').slice(0, 12)
  return { keyId, publicKey: row.public_key, open: (encrypted) => openWith(key, encrypted) }
}

/** The one key pair of the database, made at its first use and shared by all processes. */
export function passwordKey(db: Db, sealer: Sealer): Promise<PasswordKey> {
  const known = kept.get(db)
  if (known) return known
  const loading = loadKey(db, sealer)
  kept.set(db, loading)
  loading.catch(() => kept.delete(db))
  return loading
}

const plainMark = 'plain:'

/** What a browser sent as a password; scripts may send `plain:…` outside production. */
export async function openPassword(
  db: Db,
  sealer: Sealer,
  sent: string,
  production: boolean,
): Promise<string | undefined> {
  if (!production && sent.startsWith(plainMark)) return sent.slice(plainMark.length)
  const key = await passwordKey(db, sealer)
  return key.open(sent)
}
