import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import websocket from '@fastify/websocket'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Env } from './env.ts'
import { accountsModule, findActor } from './modules/accounts/index.ts'
import { coursesModule } from './modules/courses/index.ts'
import { examsModule } from './modules/exams/index.ts'
import { filesModule } from './modules/files/index.ts'
import { findSchoolByHost, schoolsModule } from './modules/schools/index.ts'
import { studyModule } from './modules/study/index.ts'
import { addPages } from './pages/pages.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { Events } from './platform/events/events.ts'
import { diskStore } from './platform/files/file-store.ts'
import { bind, languageOf, sendRefusal, type Surroundings } from './platform/http/bind.ts'
import type { Services } from './platform/http/context.ts'
import { addOpenApi } from './platform/http/open-api.ts'
import { createJobs, type JobRunner } from './platform/jobs/jobs.ts'
import { addLive } from './platform/live/live-address.ts'
import { createLive } from './platform/live/live.ts'
import type { ServerModule } from './platform/module.ts'
import { addHealth } from './platform/observe/health.ts'
import { addMetrics } from './platform/observe/metrics.ts'
import { refusal } from './platform/refusal.ts'
import { createSealers } from './platform/security/sealers.ts'
import { createSigns } from './platform/security/signs.ts'
import { httpSms, noSms, sandboxSms, type Sms } from './platform/sms/sms.ts'

/** The modules in ladder order: a module knows only those above it in this list. */
export const modules: ServerModule[] = [
  filesModule,
  schoolsModule,
  accountsModule,
  coursesModule,
  studyModule,
  examsModule,
]

export interface App {
  http: FastifyInstance
  services: Services
  around: Surroundings
  jobs: JobRunner
  /** Starts jobs and the live channel. */
  start(): Promise<void>
  /** Finishes what runs and hands waiting jobs back; the database stays open. */
  stop(): Promise<void>
}

const megabyte = 1024 * 1024

function chooseSms(env: Env, database: Database): Sms {
  if (env.SMS === 'http') return httpSms(env.SMS_URL, env.SMS_TOKEN)
  return env.SMS === 'sandbox' ? sandboxSms(database.db) : noSms
}

function createHttp(env: Env): FastifyInstance {
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
      return reply
        .code(status)
        .send({ ok: false, code: -2, msg: 'The request could not be read.', data: null })
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
  await http.register(websocket, { options: { maxPayload: 4096 } })
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

/** `replaced` lets tests bring their own outside world. */
export async function createApp(
  env: Env,
  database: Database,
  clock: Clock,
  replaced: Partial<Services> = {},
): Promise<App> {
  const http = createHttp(env)
  const live = createLive(database.pool)
  const jobs = createJobs(database.pool, (error) => http.log.error({ err: error }, 'job queue'))
  const signs = createSigns(env.SECRET)
  const services: Services = {
    db: database.db,
    files: diskStore(env.DATA_DIR),
    jobs,
    live,
    sms: chooseSms(env, database),
    sealers: createSealers(env.SECRET),
    events: new Events(modules.flatMap((module) => module.listeners ?? [])),
    seal: signs.seal,
    settings: {
      production: env.NODE_ENV === 'production',
      captchaAnswer: env.CAPTCHA_ANSWER,
      sandbox: env.SMS === 'sandbox',
    },
    ...replaced,
  }
  const around: Surroundings = {
    services,
    signs,
    clock,
    secureCookies: (request: FastifyRequest) => request.protocol === 'https',
    findSchool: (host) => findSchoolByHost(database.db, host),
    findActor: (school, token, now) => findActor(database.db, school, token, now),
  }
  let stopping = false
  await addPlugins(http)
  addErrorAnswers(http)
  addHealth(http, database.pool, () => stopping)
  addMetrics(http, live.connections)
  addOpenApi(http)
  addLive(http, live, around)
  for (const module of modules) {
    bind(http, module.routes, around)
    await module.addresses?.(http, around)
  }
  await addPages(
    http,
    around,
    modules.flatMap((module) => module.routes),
  )
  return {
    http,
    services,
    around,
    jobs,
    async start() {
      await live.start()
      await jobs.start(
        modules.flatMap((module) => module.jobs?.(services, clock) ?? []),
        env.WORKER,
      )
    },
    async stop() {
      stopping = true
      await http.close()
      await jobs.stop()
    },
  }
}
