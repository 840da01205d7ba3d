import type { Finding } from '@titian/contract'
import { randomBytes } from 'node:crypto'
import { request, type RequestOptions } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { z } from 'zod'
import type { DatabasePool } from '../platform/database/pool.ts'
import type { Sealer } from '../platform/security/secrets.ts'
import { type Check, found } from './check.ts'
import { hasTable } from '../platform/database/connection.ts'
import { daysLeft, expiresSoon } from './mail.ts'

/** What a host answered to a probe. */
export type HostAnswer =
  | { kind: 'unreachable'; code: string; text: string }
  | {
      kind: 'answered'
      status: number
      /** Why the certificate is not valid; empty if it is. */
      certificate: string
      days: number
      isOwn: boolean
      /** The scheme that the server saw. */
      scheme: string
    }

const unknownNames = ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA']

export function judgeHost(host: string, answer: HostAnswer): Finding | undefined {
  if (answer.kind === 'unreachable')
    return unknownNames.includes(answer.code)
      ? found('problem', 'hostUnknown', { host })
      : found('problem', 'hostClosed', { host, text: answer.text })
  const { certificate, days, isOwn, scheme, status } = answer
  if (certificate) return found('problem', 'hostCertificate', { host, text: certificate })
  if (!isOwn) return found('problem', 'hostOther', { host, status })
  if (scheme !== 'https') return found('problem', 'hostPlain', { host })
  return expiresSoon(days) ? found('warning', 'hostCertificateSoon', { host, days }) : undefined
}

const probed = z.object({ probe: z.object({ proof: z.string(), scheme: z.string() }) })

function readProbe(body: string) {
  try {
    return probed.safeParse(JSON.parse(body)).data?.probe
  } catch {
    return undefined
  }
}

/** Milliseconds for one host. */
const hostLimit = 4500
/** Hosts that are asked at the same time. */
const atOnce = 20
/** The longest answer that is read: a host may lead to another server. */
const mostBytes = 10_000

async function readShort(stream: AsyncIterable<Buffer>): Promise<string> {
  let body = ''
  for await (const part of stream) {
    body += part.toString('utf8')
    if (body.length > mostBytes) break
  }
  return body
}

/**
 * Opens https as a browser would. Certificates that are not valid are accepted and reported,
 * because only a random probe is sent.
 */
export async function askHost(
  host: string,
  probes: Sealer,
  more: RequestOptions = {},
): Promise<HostAnswer> {
  const probe = randomBytes(16).toString('base64url')
  try {
    return await new Promise<HostAnswer>((resolve, reject) => {
      const asked = request(
        {
          host,
          servername: host,
          port: 443,
          path: `/healthz?probe=${probe}`,
          agent: false,
          rejectUnauthorized: false,
          signal: AbortSignal.timeout(hostLimit),
          ...more,
        },
        (response) => {
          const socket = response.socket as TLSSocket
          const certificate = socket.getPeerCertificate()
          // Node reports the reason as a code, although its types say an error.
          const reason = String(socket.authorizationError ?? '')
          void readShort(response).then((body) => {
            const answered = readProbe(body)
            resolve({
              kind: 'answered',
              status: response.statusCode ?? 0,
              certificate: socket.authorized ? '' : reason || 'not trusted',
              days: daysLeft(certificate, new Date()),
              isOwn: answered !== undefined && probes.verify(probe, answered.proof),
              scheme: answered?.scheme ?? '',
            })
          }, reject)
        },
      )
      asked.on('error', reject)
      asked.end()
    })
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    return { kind: 'unreachable', code, text: message }
  }
}

/** Summarises the answers; hosts that were left out are counted. */
export function judgeHosts(
  answers: readonly { host: string; answer: HostAnswer }[],
  left: number,
): Finding[] {
  if (answers.length === 0) return [found('off', 'hostsNone')]
  const findings = answers.flatMap(({ host, answer }) => judgeHost(host, answer) ?? [])
  if (findings.length === 0) {
    const days = answers.flatMap(({ answer }) => (answer.kind === 'answered' ? [answer.days] : []))
    findings.push(found('ok', 'hostsOk', { count: answers.length, days: Math.min(...days) }))
  }
  return left > 0 ? [...findings, found('off', 'hostsLeft', { count: left })] : findings
}

async function listHosts(pool: Pick<DatabasePool, 'query'>): Promise<string[]> {
  if (!(await hasTable(pool, 'school_hosts'))) return []
  const { rows } = await pool.query('select host from school_hosts order by school_id, host')
  return (rows as { host: string }[]).map(({ host }) => host)
}

export interface AddressSettings {
  production: boolean
  /** All hosts, or the first twenty. */
  all: boolean
  probes: Sealer
  /** Replaces the way to a host in tests. */
  request?: RequestOptions
}

export function addressesCheck(
  pool: Pick<DatabasePool, 'query'>,
  { production, all, probes, request: more }: AddressSettings,
): Check {
  return {
    name: 'addresses',
    // Without a further limit of its own each host has one, and the first twenty fit into this.
    limit: all ? 10 * 60_000 : 6000,
    async run(signal) {
      if (!production && !all) return [found('off', 'hostsDevelopment')]
      const hosts = await listHosts(pool)
      const asked = all ? hosts : hosts.slice(0, atOnce)
      const answers: { host: string; answer: HostAnswer }[] = []
      for (let at = 0; at < asked.length && !signal.aborted; at += atOnce)
        answers.push(
          ...(await Promise.all(
            asked
              .slice(at, at + atOnce)
              .map(async (host) => ({ host, answer: await askHost(host, probes, more) })),
          )),
        )
      return judgeHosts(answers, hosts.length - asked.length)
    },
  }
}
