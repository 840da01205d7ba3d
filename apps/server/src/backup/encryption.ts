import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** Encrypts what a backup keeps, in the format of age (https://age-encryption.org), and decrypts it. */
export interface BackupCipher {
  /** Names the key without giving it away. */
  readonly recipient: string
  /** False for a key that only encrypts. */
  readonly decrypts: boolean
  encrypt(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  /** @throws where the key is not the one that the bytes were encrypted for. */
  decrypt(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
}

const identityStart = 'AGE-SECRET-KEY-'

/** age takes streams of the web platform, which carry plain byte arrays. */
function webStream(source: AsyncIterable<Uint8Array>): globalThis.ReadableStream<Uint8Array> {
  return ReadableStream.from(source)
}

/**
 * @param key an identity (`AGE-SECRET-KEY-1…`), which encrypts and decrypts, or a recipient (`age1…`), which encrypts.
 * @throws where it is neither.
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

/** Makes a key: the identity encrypts and decrypts, its recipient only encrypts. */
export async function newKey(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}
