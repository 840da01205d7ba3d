import { accounts } from '@titian/contract'
import { ask } from '../calls/call-server.ts'

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

function base64Of(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

/**
 * ACC-067: encrypts passwords for the server, so that a proxy that ends TLS cannot read them. All
 * passwords of a form use one key, because a second request for a key would be throttled (FRM-151).
 */
export async function encodePasswords(passwords: readonly string[]): Promise<string[]> {
  // A page without TLS has no WebCrypto. A server in production refuses this form of a password.
  if (!globalThis.crypto?.subtle) return passwords.map((password) => `plain:${password}`)
  const { key, moment } = await ask(accounts.publicKey, {})
  const lock = await crypto.subtle.importKey('spki', bytesOf(key), algorithm, false, ['encrypt'])
  // The encrypted text contains the moment and is accepted once, so a copied request cannot be used
  // again (ACC-274).
  const writer = new TextEncoder()
  const seal = async (password: string) =>
    base64Of(await crypto.subtle.encrypt(algorithm, lock, writer.encode(`${moment}\n${password}`)))
  return Promise.all(passwords.map(seal))
}

export async function encodePassword(password: string): Promise<string> {
  const [sealed = ''] = await encodePasswords([password])
  return sealed
}
