import { accounts } from '@titian/contract'
import { ask } from '@titian/site'

/** ACC-067: what leaves the browser can be read only by the server that gave the key. */
export async function sealPassword(password: string): Promise<string> {
  const { key } = await ask(accounts.publicKey, {})
  const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const publicKey = await crypto.subtle.importKey('spki', bytes, algorithm, false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt(
    algorithm,
    publicKey,
    new TextEncoder().encode(password),
  )
  return btoa(String.fromCharCode(...new Uint8Array(sealed)))
}
