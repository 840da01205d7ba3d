import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { randomUUID } from 'node:crypto'
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { Env } from '../../env.ts'
import { refusal, refusalBody } from '../refusal.ts'
import { languageOf, sendRefusal } from './bind.ts'

const megabyte = 1024 * 1024

function createInstance(env: Env): FastifyInstance {
  return fastify({
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
            },
          },
    // A line for each request belongs to debugging; figures of all requests are at /metrics.
    logController: new LogController({ disableRequestLogging: env.LOG_LEVEL !== 'debug' }),
    genReqId: () => randomUUID(),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: megabyte,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  })
}

/** One place turns every failure into an answer: known ones into their refusal, the rest into -9999 and a log line. */
function addErrorAnswers(http: FastifyInstance) {
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const language = languageOf(request.headers.language, undefined) ?? 'en'
    const status = error.statusCode ?? 500
    if (status === 429) return sendRefusal(reply, refusal('tooFast'), language)
    if (status >= 400 && status < 500)
      return reply.code(status).send(refusalBody(refusal('invalidInput'), language))
    request.log.error({ err: error }, 'request failed')
    return sendRefusal(reply, refusal('busy'), language)
  })
  // Only JSON, so that a form of another site cannot send a body (FRM-179).
  http.removeContentTypeParser('text/plain')
}

async function addPlugins(http: FastifyInstance) {
  await http.register(cookie)
  await http.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: 2048,
    brotliOptions: { params: { 1: 4 } },
  })
  await http.register(multipart, { limits: { fileSize: 100 * megabyte, files: 1, fields: 10 } })
  // The pages set their own policy with a nonce; this one is for everything else.
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    // Added below: over plain http it would lock a school's test machine out.
    strictTransportSecurity: false,
  })
  http.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    done()
  })
}

/** The web server with everything that holds for all its addresses; the modules are not on it yet. */
export async function createHttp(env: Env): Promise<FastifyInstance> {
  const http = createInstance(env)
  await addPlugins(http)
  addErrorAnswers(http)
  return http
}
