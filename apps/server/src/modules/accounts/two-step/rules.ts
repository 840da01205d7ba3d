import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the parameters that every authenticator app expects (decision 0006). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 }
/** Time steps by which clocks may differ. */
const window = 1

export const secretBytes = 20
export const secondStepSeconds = 300
export const secondStepTries = 5
export const recoveryCodeCount = 10

/** Limits of wrong codes of one account, across tickets, and of one address. */
export const secondStepLimits = {
  ofOneAccount: { seconds: 15 * 60, most: 10 },
  ofOneAccountADay: { seconds: 24 * 60 * 60, most: 50 },
  ofOneAddress: { seconds: 15 * 60, most: 300 },
} as const

/** Returns the secret in base32, as people and apps use it. */
export function writeSecret(bytes: Uint8Array): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32
}

/** Returns the address that an authenticator app scans. */
export function appAddress(secret: string, issuer: string, label: string): string {
  // A colon would end the issuer's name.
  const plain = issuer.replaceAll(':', ' ').trim()
  return new TOTP({ ...shape, issuer: plain, label, secret }).toString()
}

/** Returns the current 30-second step for which the code is right, or undefined. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const key = Secret.fromBase32(secret)
  const delta = TOTP.validate({ ...shape, token: code, secret: key, timestamp, window })
  return delta === null ? undefined : TOTP.counter({ ...shape, timestamp }) + delta
}

/** People type codes in groups, so white space is removed. */
export function readAppCode(typed: string): string | undefined {
  const code = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(code) ? code : undefined
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const recoveryLength = 10

/**
 * Returns fifty bits as two groups of five letters, without letters that are easily confused.
 * @param bytes ten random bytes
 */
export function writeRecoveryCode(bytes: Uint8Array): string {
  const code = Array.from(bytes.subarray(0, recoveryLength), (byte) => letters[byte & 31]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** Returns the normalised code for hashing, or undefined for an invalid one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isCode =
    code.length === recoveryLength && Array.from(code).every((one) => letters.includes(one))
  return isCode ? code : undefined
}
