import { createHash } from 'node:crypto'
import { Agent, type IncomingMessage, request as requestPlain } from 'node:http'
import { Agent as SecureAgent, request as requestSecure } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { StorageAway } from '../file-store.ts'
import { isTemporary, readRefusedAnswer } from './refused-answer.ts'

/** Where an S3 service is and how this program signs its requests. */
export interface S3Service {
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
  /** The bucket is the first part of the path; otherwise it is the first part of the host. */
  pathStyle: boolean
  limits?: Partial<S3Limits>
}

/** Milliseconds. */
export interface S3Limits {
  connect: number
  /** Without a byte in either direction before the answer begins. */
  answer: number
  /** Without a byte while the bytes of an object are read. */
  stall: number
  /** From the first attempt until no further attempt begins, for a request that people wait for. */
  patience: number
  /** The same for a request that stores bytes. */
  storingPatience: number
}

const usualLimits: S3Limits = {
  connect: 3000,
  answer: 10_000,
  stall: 15_000,
  patience: 6000,
  storingPatience: 30_000,
}

/** Attempts for one request. */
const mostTries = 6

/** Milliseconds that the service gets to copy an object or to join its parts. */
const joiningLimit = 110_000

export interface ObjectRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** The key of an object; without a key the request is for the bucket. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
  /** The request stores bytes, and may take longer than one that people wait for. */
  stores?: boolean
  /** The service copies or joins bytes before it answers. */
  joins?: boolean
  signal?: AbortSignal
}

export interface Requester {
  readonly limits: S3Limits
  /**
   * Sends a request, several times if the service is away, and returns what `read` makes of the
   * answer, whose body is unread. An attempt in which `read` fails is repeated like any other one.
   * @throws StorageAway if no attempt succeeds; an error with the code ENOENT if the object is
   * missing, or ENOSPC if the storage is full.
   */
  send<Result>(
    request: ObjectRequest,
    read: (answer: IncomingMessage) => Result | Promise<Result>,
  ): Promise<Result>
  /** What was wrong with the last request; undefined after a usable answer. */
  problem(): string | undefined
  /** Remembers a problem that appears after the answer has begun. */
  fail(error: StorageAway): StorageAway
}

/** Encodes everything but letters, digits and `-._~`, as the signature requires. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

export const encodedKey = (key: string): string => key.split('/').map(encoded).join('/')

function addressOf(
  { endpoint, pathStyle }: S3Service,
  bucket: string,
  { key, query = {} }: ObjectRequest,
): URL {
  const url = new URL(endpoint)
  const base = url.pathname.replace(/\/+$/, '')
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`
  const path = pathStyle ? `${base}/${encoded(bucket)}` : base
  url.pathname = `${path}/${key === undefined ? '' : encodedKey(key)}`
  if (key === undefined && pathStyle) url.pathname = path
  url.search = Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
  return url
}

/** Returns the headers with a signature that covers the bytes of the body as well. */
async function signedHeaders(
  service: S3Service,
  url: URL,
  { method, headers = {}, body }: ObjectRequest,
  cache: Map<string, ArrayBuffer>,
): Promise<Record<string, string>> {
  const hash = body
    ? Buffer.from(await crypto.subtle.digest('SHA-256', body as Uint8Array<ArrayBuffer>))
    : createHash('sha256').digest()
  const signer = new AwsV4Signer({
    method,
    url: url.toString(),
    headers: { ...headers, 'x-amz-content-sha256': hash.toString('hex') },
    service: 's3',
    region: service.region,
    accessKeyId: service.accessKey,
    secretAccessKey: service.secretKey,
    cache,
  })
  const signed = await signer.sign()
  return Object.fromEntries(signed.headers)
}

function describeLost(error: unknown): StorageAway {
  if (error instanceof StorageAway) return error
  const { code } = error as NodeJS.ErrnoException
  const cause = error instanceof Error ? error.message || code : String(error)
  return new StorageAway(`The object storage cannot be reached: ${cause}`, { cause: error })
}

/** Milliseconds before another attempt: random, so that many processes do not come at once. */
const pauseBefore = (attempt: number) => Math.random() * Math.min(4000, 100 * 2 ** attempt)

/** What every request to a bucket needs. */
interface Connection {
  service: S3Service
  bucket: string
  limits: S3Limits
  isSecure: boolean
  agent: Agent | SecureAgent
  /** Keys of a day, which the signing library derives from the secret. */
  dayKeys: Map<string, ArrayBuffer>
}

function openConnection(service: S3Service, bucket: string): Connection {
  const isSecure = new URL(service.endpoint).protocol === 'https:'
  return {
    service,
    bucket,
    limits: { ...usualLimits, ...service.limits },
    isSecure,
    agent: isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true }),
    dayKeys: new Map(),
  }
}

/** Sends a request once. */
async function sendOnce(connection: Connection, asked: ObjectRequest): Promise<IncomingMessage> {
  const { service, bucket, limits, isSecure, agent, dayKeys } = connection
  const url = addressOf(service, bucket, asked)
  const headers = await signedHeaders(service, url, asked, dayKeys)
  headers['content-length'] = String(asked.body?.length ?? 0)
  const { method, signal, joins } = asked
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent, ...(signal && { signal }) }
    const sent = (isSecure ? requestSecure : requestPlain)(url, options)
    const giveUp = (what: string) => sent.destroy(new StorageAway(what))
    sent.once('socket', (socket) => {
      if (!socket.connecting) return
      const timer = setTimeout(
        () => giveUp('The object storage accepts no connection.'),
        limits.connect,
      )
      socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(timer))
      socket.once('close', () => clearTimeout(timer))
    })
    sent.setTimeout(joins ? joiningLimit : limits.answer, () =>
      giveUp('The object storage does not answer.'),
    )
    sent.once('error', reject)
    sent.once('response', (answer) => {
      sent.setTimeout(0)
      // An error after the answer has begun belongs to the reader of its body.
      sent.off('error', reject).on('error', () => undefined)
      resolve(answer)
    })
    sent.end(asked.body)
  })
}

async function usableAnswer(
  connection: Connection,
  asked: ObjectRequest,
): Promise<IncomingMessage> {
  const answer = await sendOnce(connection, asked).catch((error: unknown) => {
    if (asked.signal?.aborted) throw error
    throw describeLost(error)
  })
  const status = answer.statusCode ?? 0
  if (status >= 200 && status < 300) return answer
  throw await readRefusedAnswer(answer, connection.limits.stall)
}

/** Returns functions that send requests to one bucket over connections that stay open. */
export function createRequester(service: S3Service, bucket: string): Requester {
  const connection = openConnection(service, bucket)
  const { limits } = connection
  let problem: string | undefined
  const fail = (error: StorageAway) => {
    problem = error.message
    return error
  }
  return {
    limits,
    problem: () => problem,
    fail,
    async send(asked, read) {
      const patience = asked.stores ? limits.storingPatience : limits.patience
      const end = performance.now() + patience
      for (let tries = 1; ; tries += 1) {
        try {
          const result = await read(await usableAnswer(connection, asked))
          problem = undefined
          return result
        } catch (error) {
          if (!(error instanceof StorageAway)) throw error
          fail(error)
          if (!isTemporary(error) || tries === mostTries || performance.now() > end) throw error
          await pause(pauseBefore(tries), undefined, asked.signal && { signal: asked.signal })
        }
      }
    },
  }
}
