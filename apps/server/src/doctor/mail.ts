import type { Finding } from '@titian/contract'
import { checkServerIdentity, type ConnectionOptions, type PeerCertificate } from 'node:tls'
import type { Env } from '../env.ts'
import { type Check, found } from './check.ts'

/** Days before the end of a certificate from which it should have been renewed. */
const renewDays = 14
const day = 24 * 60 * 60_000

/** Whole days until a certificate expires; negative afterwards. */
export const daysLeft = ({ valid_to: end }: Pick<PeerCertificate, 'valid_to'>, now: Date): number =>
  Math.floor((Date.parse(end) - now.getTime()) / day)

export const expiresSoon = (days: number): boolean => days < renewDays

interface MailFault extends Error {
  code?: string
}

/** OpenSSL and Node name faults of certificates in the message or in the code. */
const certificateFault = /certificate|CERT_|SELF_SIGNED|ALTNAME|altnames/i

export function judgeMailFault({ code = '', message: text }: MailFault): Finding {
  if (certificateFault.test(`${code} ${text}`)) return found('problem', 'mailCertificate', { text })
  if (code === 'EAUTH' || code === 'ENOAUTH') return found('problem', 'mailLogin', { text })
  return found('problem', 'mailUnreachable', { text })
}

/**
 * @param days until the certificate expires; undefined without encryption
 * @param isNear true if the mail server runs on this machine
 */
export function judgeMail(days: number | undefined, isNear: boolean): Finding {
  if (days === undefined) return isNear ? found('ok', 'mailOk') : found('warning', 'mailPlain')
  return expiresSoon(days)
    ? found('warning', 'mailCertificateSoon', { days })
    : found('ok', 'mailOk')
}

const isLoopback = (url: string) => /^(?:localhost|127\.|\[::1\])/.test(new URL(url).hostname)

/** Connects and signs in, and sends no mail. */
async function signIn(
  url: string,
  tls: ConnectionOptions,
  limits: { silence: number },
): Promise<Finding> {
  const { createTransport } = await import('nodemailer')
  let seen: PeerCertificate | undefined
  const transport = createTransport({
    url,
    connectionTimeout: limits.silence,
    dnsTimeout: limits.silence,
    greetingTimeout: limits.silence,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
    tls: {
      ...tls,
      checkServerIdentity(host: string, certificate: PeerCertificate) {
        seen = certificate
        return checkServerIdentity(host, certificate)
      },
    },
  })
  try {
    await transport.verify()
    return judgeMail(seen && daysLeft(seen, new Date()), isLoopback(url))
  } catch (error) {
    return judgeMailFault(error instanceof Error ? error : new Error(String(error)))
  } finally {
    transport.close()
  }
}

/**
 * @param tls trusted certificates, for tests
 * @param limits milliseconds for a silent server, less than the time of the check
 */
export const mailCheck = (
  env: Env,
  tls: ConnectionOptions = {},
  limits = { silence: 4000 },
): Check => ({
  name: 'mail',
  async run() {
    if (env.MAIL === 'sandbox') return [found('off', 'sandboxUsed')]
    if (env.MAIL === 'none')
      return [found(env.NODE_ENV === 'production' ? 'warning' : 'off', 'mailNone')]
    return [await signIn(env.SMTP_URL, tls, limits)]
  },
})
