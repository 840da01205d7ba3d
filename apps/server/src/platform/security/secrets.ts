import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** Only the hash of a token is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Signs and encrypts short texts with keys derived from the server's secret, one key for each
 * purpose.
 */
export interface Sealer {
  sign(text: string): string
  verify(text: string, signature: string): boolean
  seal(text: string): string
  open(sealed: string): string | undefined
}

export function createSealer(secret: string, purpose: string): Sealer {
  const signKey = Buffer.from(hkdfSync('sha256', secret, '', `${purpose} sign`, 32))
  const sealKey = Buffer.from(hkdfSync('sha256', secret, '', `${purpose} seal`, 32))
  const sign = (text: string) => createHmac('sha256', signKey).update(text).digest('base64url')
  return {
    sign,
    verify: (text, signature) => isSame(sign(text), signature),
    seal(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < 29) return undefined
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12)).setAuthTag(
        bytes.subarray(12, 28),
      )
      try {
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        return undefined
      }
    },
  }
}
