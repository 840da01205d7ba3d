import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { randomUUID } from 'node:crypto'
import { createServer, IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import helmet from 'helmet'
import type { Env } from '../../env.ts'
import { isDatabaseAway, isDatabaseFull } from '../database/database.ts'
import { isOutOfSpace } from '../files/file-store.ts'
import { describeError } from '../observe/describe-error.ts'
import { refusal, refusalBody } from '../refusal.ts'
import { languageOf, sendRefusal, sendUnreadable } from './bind.ts'
import { usualBytes } from './input-bounds.ts'
import { isFromElsewhere, isHost, namesHostTwice, onlyAsks } from './request-origin.ts'
import { readUnreadBodies } from './unread-body.ts'

/** Milliseconds for a whole request; the pieces of an upload are far smaller than a slow line needs that long for. */
const requestTimeout = 300_000

/** A database that restarts is back within seconds. */
const retrySeconds = 2

/** A path that does not decode is the path of no page, and is answered as such. */
function readableAddress(address: string): string {
  const [path = '', ...query] = address.split('?')
  if (!path.includes('%')) return address
  try {
    decodeURIComponent(path)
    return address
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/**
 * What every answer tells the browser, worked out once by helmet. The pages set their own policy with a nonce; this
 * one is for everything else.
 */
function findProtections(): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Words for browsers and plug-ins that no longer exist, on each of the forty files of a first visit.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    // Added below: over plain http it would lock a school's test machine out.
    strictTransportSecurity: false,
  })(answer.req, answer, () => undefined)
  return answer.getHeaders()
}

/** FRM-477: what no page of ours asks a browser for, so that nothing that comes into one can. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

const protections: OutgoingHttpHeaders = {
  ...findProtections(),
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
}
const onlyHttps = { 'strict-transport-security': 'max-age=31536000' }

/** Answers a request before the framework looks at it, or passes it on. */
type Front = (request: IncomingMessage, response: ServerResponse, passOn: () => void) => void

declare module 'fastify' {
  interface FastifyInstance {
    front: { answer?: Front }
  }
}

/** The framework's own default; a server that is given to it sets this for itself. */
const keepAliveTimeout = 72_000

function createInstance(env: Env): FastifyInstance {
  const front: { answer?: Front } = {}
  const http = fastify({
    serverFactory: (handle) =>
      createServer({ keepAliveTimeout, requestTimeout }, (request, response) => {
        if (front.answer) front.answer(request, response, () => handle(request, response))
        else handle(request, response)
      }),
    logger:
      env.LOG_LEVEL === 'silent'
        ? false
        : {
            level: env.LOG_LEVEL,
            redact: ['req.headers.cookie', 'req.headers.authorization'],
            serializers: {
              req: (request) => ({
                method: request.method,
                url: request.url.split('?')[0],
                host: request.host,
              }),
              err: (error: unknown) => describeError(error),
            },
          },
    // A line for each request belongs to debugging; figures of all requests are at /metrics.
    logController: new LogController({ disableRequestLogging: env.LOG_LEVEL !== 'debug' }),
    genReqId: () => randomUUID(),
    trustProxy: env.TRUST_PROXY.length > 0 && env.TRUST_PROXY,
    bodyLimit: usualBytes,
    // A target that no address can have, such as `http://[`, is refused before any hook.
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...protections, 'cache-control': 'no-store' })
      void sendUnreadable(request, reply, error.statusCode ?? 400)
    },
    rewriteUrl: ({ url = '/', headers }) => {
      // Before anything asks for the host of the request, which the framework reads from here (FRM-476).
      if (!env.FORWARDED_HOST) delete headers['x-forwarded-host']
      return readableAddress(url)
    },
    forceCloseConnections: 'idle',
    // What still comes over a kept connection is answered as ever, and the connection closed after it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
  })
  return http.decorate('front', front)
}

/** One place turns every failure into an answer: known ones into their refusal, the rest into -9999 and a log line. */
function addErrorAnswers(http: FastifyInstance) {
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const language = languageOf(request.headers.language, undefined) ?? 'en'
    const status = error.statusCode ?? 500
    if (status === 429) return sendRefusal(reply, refusal('tooFast'), language)
    if (status >= 400 && status < 500) return sendUnreadable(request, reply, status)
    request.log.error({ err: error }, 'request failed')
    // 503 tells load balancers and clients that the same request may succeed in a moment.
    if (isDatabaseAway(error))
      return reply
        .code(503)
        .header('retry-after', retrySeconds)
        .send(refusalBody(refusal('busy'), language))
    if (isOutOfSpace(error))
      return sendRefusal(reply, refusal('invalidInput', 'storageFull'), language)
    if (isDatabaseFull(error)) return sendRefusal(reply, refusal('busy', 'databaseFull'), language)
    return sendRefusal(reply, refusal('busy'), language)
  })
  // Only JSON, so that a form of another host cannot send a body (FRM-200).
  http.removeContentTypeParser('text/plain')
}

/** FRM-206: an answer that says nothing about keeping it is for one person, now. */
function keepAnswersPrivate(http: FastifyInstance) {
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}

function protectAnswers(http: FastifyInstance) {
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(protections)
    if (request.protocol === 'https') reply.headers(onlyHttps)
    done()
  })
}

/** FRM-349: a request names one host, and what could be one. */
function refuseStrangeHosts(http: FastifyInstance) {
  http.addHook('onRequest', (request, reply, done) => {
    const { host, raw } = request
    if (!namesHostTwice(raw) && (!host || isHost(host))) return done()
    sendUnreadable(request, reply, 400)
  })
}

/** FRM-201: nothing is changed by a page of another host, whatever the address and its content type. */
function refuseOtherHosts(http: FastifyInstance) {
  http.addHook('onRequest', (request, reply, done) => {
    if (onlyAsks(request) || !isFromElsewhere(request)) return done()
    const language = languageOf(request.headers.language, undefined) ?? 'en'
    sendRefusal(reply, refusal('noPermission'), language)
  })
}

async function addPlugins(http: FastifyInstance) {
  await http.register(cookie)
  await http.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: 2048,
    brotliOptions: { params: { 1: 4 } },
  })
}

/** The web server with everything that holds for all its addresses; the modules are not on it yet. */
export async function createHttp(env: Env): Promise<FastifyInstance> {
  const http = createInstance(env)
  readUnreadBodies(http.server)
  await addPlugins(http)
  protectAnswers(http)
  refuseStrangeHosts(http)
  refuseOtherHosts(http)
  keepAnswersPrivate(http)
  addErrorAnswers(http)
  return http
}
