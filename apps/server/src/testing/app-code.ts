import { Secret, TOTP } from 'otpauth'

/**
 * Returns the code of an authenticator app at a moment.
 * @param secret in base32
 */
export function appCode(secret: string, moment: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: moment.getTime() })
}
