import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/**
 * Encrypts and decrypts the contents of a backup in the format of age (https://age-encryption.org).
 */
export interface BackupCipher {
  /** The public part of the key, which identifies the key. */
  readonly recipient: string
  /** False for a key that only encrypts. */
  readonly decrypts: boolean
  encrypt(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  /** @throws if the bytes were encrypted for another key. */
  decrypt(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
}

const identityStart = 'AGE-SECRET-KEY-'

/** Converts the source, because age accepts only web streams of plain byte arrays. */
function webStream(source: AsyncIterable<Uint8Array>): globalThis.ReadableStream<Uint8Array> {
  // Node and browsers declare different types of the same streams.
  const stream: unknown = ReadableStream.from(source)
  return stream as globalThis.ReadableStream<Uint8Array>
}

/**
 * @param key an identity (`AGE-SECRET-KEY-1…`), which encrypts and decrypts, or a recipient
 * (`age1…`), which only encrypts.
 * @throws if it is neither.
 */
export async function openCipher(key: string): Promise<BackupCipher> {
  const isIdentity = key.startsWith(identityStart)
  const recipient = isIdentity ? await identityToRecipient(key) : key
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const decrypter = new Decrypter()
  if (isIdentity) decrypter.addIdentity(key)
  return {
    recipient,
    decrypts: isIdentity,
    async *encrypt(source) {
      yield* Readable.fromWeb((await encrypter.encrypt(webStream(source))) as ReadableStream)
    },
    async *decrypt(source) {
      yield* Readable.fromWeb((await decrypter.decrypt(webStream(source))) as ReadableStream)
    },
  }
}

/**
 * Generates a key: an identity, which encrypts and decrypts, and its recipient, which only
 * encrypts.
 */
export async function newKey(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}
