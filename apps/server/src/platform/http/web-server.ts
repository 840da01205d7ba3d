import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { createServer, IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import helmet from 'helmet'
import type { Env } from '../../env.ts'
import { isDatabaseAway, isDatabaseFull, isDatabaseLate } from '../database/database.ts'
import { isOutOfSpace, isStorageAway } from '../files/file-store.ts'
import { describeError } from '../observe/describe-error.ts'
import { plainPath } from '../observe/plain-path.ts'
import { refusal, refusalBody } from '../refusal.ts'
import { languageFor, sendRefusal, sendUnreadable, unexpected } from './bind.ts'
import { usualBytes } from './input-bounds.ts'
import { requestIds } from './peers/request-id.ts'
import { isFromElsewhere, isHost, namesHostTwice, onlyAsks } from './request-origin.ts'
import { showRefusalsAsPages } from './refused-page.ts'
import { readUnreadBodies } from './unread-body.ts'

/**
 * Milliseconds for a whole request; the pieces of an upload are small enough for slow connections.
 */
const requestTimeout = 300_000

/** Seconds. A restarting database is back within seconds. */
const retrySeconds = 2

/** Seconds. A storage that is away is usually being restarted or cut off from the network. */
const storageRetrySeconds = 10

/** Headers that describe the bytes of a file. */
const ofFile = ['accept-ranges', 'content-disposition', 'content-length', 'content-range', 'etag']

/** An undecodable path belongs to no page, and is answered as not found. */
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
 * The security headers of every response, computed once by helmet. Pages replace the content policy
 * by one with a nonce.
 */
function findProtections(): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Headers for browsers and plug-ins that no longer exist would burden the forty files of a
    // first visit.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    // This header is added below for https only: over plain http it would lock out a test
    // installation.
    strictTransportSecurity: false,
  })(answer.req, answer, () => undefined)
  return answer.getHeaders()
}

/** FRM-477: device features that no page uses, so that injected code cannot use them either. */
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

/** Responds to a request before the framework, or passes it on. */
type Front = (request: IncomingMessage, response: ServerResponse, passOn: () => void) => void

declare module 'fastify' {
  interface FastifyInstance {
    front: { answer?: Front }
  }
}

/** The framework's default, which it does not set on a server that is passed to it. */
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
                url: plainPath(request.url),
                host: request.host,
              }),
              err: (error: unknown) => describeError(error),
            },
          },
    // Requests are logged for debugging only; /metrics counts all requests.
    logController: new LogController({ disableRequestLogging: env.LOG_LEVEL !== 'debug' }),
    genReqId: requestIds(env.TRUST_PROXY),
    trustProxy: env.TRUST_PROXY.length > 0 && env.TRUST_PROXY,
    bodyLimit: usualBytes,
    // The framework refuses impossible targets, such as `http://[`, before any hook.
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...protections, 'cache-control': 'no-store' })
      void sendUnreadable(request, reply, error.statusCode ?? 400)
    },
    rewriteUrl: ({ url = '/', headers }) => {
      // The header is removed before any code reads the host of the request, because the framework
      // takes the host from it (FRM-476).
      if (!env.FORWARDED_HOST) delete headers['x-forwarded-host']
      return readableAddress(url)
    },
    forceCloseConnections: 'idle',
    // During a stop, requests on open connections are still answered, and the connections are
    // closed afterwards.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
  })
  return http.decorate('front', front).decorateReply('refusedAs', '').decorateRequest('schoolId', 0)
}

/**
 * Turns every error into a response: refusals by their code, all others into -9999 with a log line.
 */
function addErrorAnswers(http: FastifyInstance) {
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const language = languageFor(request)
    const status = error.statusCode ?? 500
    if (status === 429) return sendRefusal(reply, refusal('tooFast'), language)
    if (status >= 400 && status < 500) return sendUnreadable(request, reply, status)
    const { method, routeOptions } = request
    const place = { method, route: routeOptions.url ?? 'none' }
    request.log.error({ event: 'request.failed', ...place, err: error }, 'request failed')
    // The storage is checked first, because a lost connection to the storage looks like a lost
    // connection to the database.
    if (isStorageAway(error)) {
      // The headers describe the file that was requested. With these headers, a browser would store
      // the refusal as the file.
      for (const name of ofFile) reply.removeHeader(name)
      return reply
        .code(503)
        .headers({ 'retry-after': storageRetrySeconds, 'cache-control': 'no-store' })
        .type('application/json; charset=utf-8')
        .send(refusalBody(refusal('busy', 'storageAway'), language))
    }
    // 503 informs load balancers and clients that the request may succeed in a moment.
    if (isDatabaseAway(error) || isDatabaseLate(error))
      return reply
        .code(503)
        .header('retry-after', retrySeconds)
        .send(refusalBody(unexpected(refusal('busy'), request), language))
    if (isOutOfSpace(error))
      return sendRefusal(reply, refusal('invalidInput', 'storageFull'), language)
    if (isDatabaseFull(error)) return sendRefusal(reply, refusal('busy', 'databaseFull'), language)
    return sendRefusal(reply, refusal('busy'), language)
  })
  // Only JSON is accepted, so that a form of another host cannot send a body (FRM-200).
  http.removeContentTypeParser('text/plain')
}

/** FRM-206: a response without cache headers is private and not stored. */
function keepAnswersPrivate(http: FastifyInstance) {
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}

function protectAnswers(http: FastifyInstance) {
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(protections)
    reply.header('x-request-id', request.id)
    if (request.protocol === 'https') reply.headers(onlyHttps)
    done()
  })
}

/** FRM-349: refuses requests with several hosts or an impossible one. */
function refuseStrangeHosts(http: FastifyInstance) {
  http.addHook('onRequest', (request, reply, done) => {
    const { host, raw } = request
    if (!namesHostTwice(raw) && (!host || isHost(host))) return done()
    sendUnreadable(request, reply, 400)
  })
}

/** FRM-201: refuses writes from pages of other hosts, for every address and content type. */
function refuseOtherHosts(http: FastifyInstance) {
  http.addHook('onRequest', (request, reply, done) => {
    if (onlyAsks(request) || !isFromElsewhere(request)) return done()
    const language = languageFor(request)
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

/** The web server with everything that applies to all routes, without the modules. */
export async function createHttp(env: Env): Promise<FastifyInstance> {
  const http = createInstance(env)
  readUnreadBodies(http.server)
  await addPlugins(http)
  protectAnswers(http)
  refuseStrangeHosts(http)
  refuseOtherHosts(http)
  keepAnswersPrivate(http)
  addErrorAnswers(http)
  showRefusalsAsPages(http)
  return http
}
