import { exams } from '@titian/contract'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { newestBackup } from './backup/figures.ts'
import { backupJobs } from './backup/jobs.ts'
import { checkInstallation } from './doctor/installation.ts'
import { programVersion } from './backup/version.ts'
import { accountsModule, endedJustNow, findActor } from './modules/accounts/index.ts'
import { applicationsModule } from './modules/applications/index.ts'
import { articlesModule } from './modules/articles/index.ts'
import { bundlesModule } from './modules/bundles/index.ts'
import { certificatesModule } from './modules/certificates/index.ts'
import { coursesModule } from './modules/courses/index.ts'
import { discussionsModule } from './modules/discussions/index.ts'
import { employmentModule } from './modules/employment/index.ts'
import { evaluationsModule } from './modules/evaluations/index.ts'
import { countOverdue, examsModule } from './modules/exams/index.ts'
import { favouritesModule } from './modules/favourites/index.ts'
import { filesModule, listStorageFigures } from './modules/files/index.ts'
import { gradesModule } from './modules/grades/index.ts'
import { practiceModule } from './modules/practice/index.ts'
import { privacyModule } from './modules/privacy/index.ts'
import { promoteModule } from './modules/promote/index.ts'
import {
  findSchoolByHost,
  renewSchool,
  schoolsModule,
  setMostHosts,
} from './modules/schools/index.ts'
import { homeworkModule } from './modules/homework/index.ts'
import { identitiesModule } from './modules/identities/index.ts'
import { mailsModule } from './modules/mails/index.ts'
import { materialsModule } from './modules/materials/index.ts'
import { messagesModule } from './modules/messages/index.ts'
import { notesModule } from './modules/notes/index.ts'
import { peopleModule } from './modules/people/index.ts'
import { operationsModule } from './modules/operations/index.ts'
import { countPayments, ordersModule } from './modules/orders/index.ts'
import { progressModule } from './modules/progress/index.ts'
import { resumeModule } from './modules/resume/index.ts'
import { reviewsModule } from './modules/reviews/index.ts'
import { sharingModule } from './modules/sharing/index.ts'
import { skillsModule } from './modules/skills/index.ts'
import { statisticsModule } from './modules/statistics/index.ts'
import { studyModule } from './modules/study/index.ts'
import { trainingModule } from './modules/training/index.ts'
import { addPages } from './pages/pages.ts'
import type { Clock } from './platform/clock.ts'
import { auditJobs } from './platform/audit/jobs.ts'
import { ContentWatch } from './platform/content/content-watch.ts'
import { CachedAnswers } from './platform/content/shared.ts'
import type { Database } from './platform/database/database.ts'
import { Events } from './platform/events/events.ts'
import { openStore } from './platform/files/open-store.ts'
import { apiBase, bind, type HttpDeps, type SharedAnswers } from './platform/http/bind.ts'
import type { Services } from './platform/http/context.ts'
import { trustedPeers } from './platform/http/peers/request-id.ts'
import { createHttp } from './platform/http/web-server.ts'
import { addOpenApi } from './platform/open-api/open-api.ts'
import { createJobs, type JobRunner } from './platform/jobs/jobs.ts'
import { countWaitingJobs } from './platform/jobs/queries.ts'
import { addLive } from './platform/sockets/live-address.ts'
import { createLive } from './platform/live/live.ts'
import type { ServerModule } from './platform/module.ts'
import { chooseMail } from './platform/mail/choose-mail.ts'
import { countMail } from './platform/mail/count-mail.ts'
import { mailJobs } from './platform/mail/jobs.ts'
import { countMails } from './platform/mail/queries.ts'
import { addHealth } from './platform/observe/health.ts'
import { limitRounds } from './platform/observe/installation.ts'
import { addMetrics, type ObserveAnswer } from './platform/observe/metrics.ts'
import { countJobs, countSms } from './platform/observe/count-work.ts'
import { createMeters, type Meters } from './platform/observe/meters.ts'
import { watchStatements } from './platform/observe/watch-statements.ts'
import { noPapers, noPayments, type WorkReaders } from './platform/observe/work-figures.ts'
import { loadTracer } from './platform/observe/tracing/load-tracer.ts'
import type { Tracer } from './platform/observe/tracing/tracer.ts'
import {
  traceCalls,
  traceJobs,
  traceRequests,
  traceStatements,
} from './platform/observe/tracing/trace-work.ts'
import { keptFigures } from './platform/observe/kept-figures.ts'
import { noMails } from './platform/observe/mail-figures.ts'
import { storageFigures } from './platform/observe/storage-figures.ts'
import { choosePayment } from './platform/payment/choose-payment.ts'
import { setPasswordCost } from './platform/security/passwords.ts'
import { chromiumPrinter } from './platform/pdf/pdf-printer.ts'
import { createSealers } from './platform/security/sealers.ts'
import { createSigns } from './platform/security/signs.ts'
import { createMaps } from './platform/maps/maps.ts'
import { chooseSocial } from './platform/social/choose-social.ts'
import { httpSms, noSms, type Sms } from './platform/sms/sms.ts'
import { loadSandbox, type Sandbox, sandboxApp } from './sandbox.ts'

/** The modules in ladder order: a module knows only those above it in this list. */
export const modules: ServerModule[] = [
  filesModule,
  schoolsModule,
  mailsModule,
  accountsModule,
  peopleModule,
  identitiesModule,
  coursesModule,
  materialsModule,
  articlesModule,
  practiceModule,
  studyModule,
  homeworkModule,
  examsModule,
  discussionsModule,
  reviewsModule,
  favouritesModule,
  sharingModule,
  ordersModule,
  gradesModule,
  certificatesModule,
  bundlesModule,
  trainingModule,
  evaluationsModule,
  progressModule,
  notesModule,
  messagesModule,
  resumeModule,
  employmentModule,
  skillsModule,
  promoteModule,
  applicationsModule,
  statisticsModule,
  privacyModule,
  operationsModule,
]

/** Milliseconds that running requests get before their connections are cut. */
const stopPatience = 4000

export interface App {
  http: FastifyInstance
  services: Services
  deps: HttpDeps
  jobs: JobRunner
  /** The metrics of this process. */
  meters: Meters
  /** Starts jobs and the live channel. */
  start(): Promise<void>
  /** Finishes what runs and hands waiting jobs back; the database stays open. */
  stop(): Promise<void>
}

interface Outside {
  log: FastifyBaseLogger
  sandbox: Sandbox
  meters: Meters
  tracer: Tracer | undefined
}

/** OPS-056: the services that call other systems, in spans of their own. */
function traced<Parts extends Pick<Services, 'files' | 'mail' | 'payment' | 'sms' | 'social'>>(
  parts: Parts,
  tracer: Tracer | undefined,
): Parts {
  if (!tracer) return parts
  const { sms, mail, payment, social, files } = parts
  return {
    ...parts,
    sms: traceCalls(sms, 'sms', tracer),
    mail: traceCalls(mail, 'mail', tracer),
    payment: traceCalls(payment, 'payment', tracer),
    social: traceCalls(social, 'social', tracer),
    files: traceCalls(files, 'files', tracer),
  }
}

function chooseSms(env: Env, { log, meters }: Outside, played: Sms | undefined): Sms {
  const report = (problem: string, outcome: string) => {
    meters.sms.inc({ outcome })
    log.warn({ event: 'sms.failed' }, problem)
  }
  const chosen =
    env.SMS === 'http'
      ? httpSms(env.SMS_URL, env.SMS_TOKEN, report)
      : (env.SMS === 'sandbox' && played) || noSms
  return countSms(chosen, meters)
}

function createServices(
  env: Env,
  database: Database,
  parts: Pick<
    Services,
    'clock' | 'files' | 'jobs' | 'live' | 'mail' | 'payment' | 'seal' | 'sealers' | 'sms' | 'social'
  >,
): Services {
  return {
    ...parts,
    db: database.db,
    maps: createMaps(env.MAP_FRAME),
    pdf: chromiumPrinter(env.PDF_BROWSER),
    installation: limitRounds(() =>
      checkInstallation({ env, files: parts.files, database: database.pool }),
    ),
    events: new Events(
      modules.flatMap((module) => module.listeners ?? []),
      parts,
    ),
    settings: {
      production: env.NODE_ENV === 'production',
      captchaAnswer: env.CAPTCHA_ANSWER,
      videoConverter: env.VIDEO_CONVERTER,
      booksYears: env.BOOKS_YEARS,
      keptYears: { audit: env.AUDIT_YEARS, notices: env.NOTICE_YEARS },
    },
  }
}

/**
 * Closes each connection after its response while the server stops; Node sends `Connection: close`.
 */
function closeAnsweredConnections(http: FastifyInstance, isStopping: () => boolean) {
  http.server.prependListener('request', (_request, response) => {
    if (isStopping()) response.shouldKeepAlive = false
  })
}

async function closePatiently(http: FastifyInstance) {
  const patience = setTimeout(() => http.server.closeAllConnections(), stopPatience)
  await http.close()
  clearTimeout(patience)
}

async function connectServices(
  env: Env,
  database: Database,
  clock: Clock,
  outside: Outside,
  replaced: Partial<Services>,
) {
  const { log, sandbox, meters, tracer } = outside
  const slowMs = env.SLOW_STATEMENT_MS
  const watched = watchStatements({ meters, log, slowMs })
  for (const pool of [database.pool, database.replica?.pool]) {
    if (!pool) continue
    pool.report = (error, what) => log.error({ event: 'database.problem', err: error }, what)
    pool.observer = tracer ? traceStatements(watched, tracer) : watched
  }
  const live = createLive(database.pool, env.LIVE_URL)
  const noteJob = (err: Error, queue?: string) =>
    log.error({ event: 'job.failed', ...(queue && { queue }), err }, 'job queue')
  const counted = countJobs(meters)
  const around = tracer ? traceJobs(counted, tracer) : counted
  const jobs = createJobs(database.pool, noteJob, around)
  const signs = createSigns(env.SECRET)
  const reportAs = (facts: { event: string }) => (problem: string) => log.warn(facts, problem)
  const { db } = database
  const sms = chooseSms(env, outside, sandbox?.sms(db, clock))
  const played = sandbox?.social(db, sandboxApp(env), clock)
  const social = chooseSocial(env, reportAs({ event: 'social.failed' }), played)
  const sealers = createSealers(env.SECRET)
  const playedPayment = sandbox?.payment(db, sealers.payment)
  const payment = await choosePayment(env, reportAs({ event: 'payment.failed' }), playedPayment)
  const chosenMail = await chooseMail(
    env,
    reportAs({ event: 'mail.failed' }),
    sandbox?.mail(db, clock),
  )
  const mail = countMail(chosenMail, meters)
  const files = await openStore(env)
  const usual = { clock, files, jobs, live, mail, payment, sms, social, sealers, seal: signs.seal }
  const parts = traced({ ...usual, ...replaced }, tracer)
  return {
    live,
    jobs,
    signs,
    services: { ...createServices(env, database, parts), ...replaced },
  }
}

const minute = 60_000

/** OPS-051: the figures of work that waits, each read at most once in some seconds. */
function workReaders(env: Env, { db, pool }: Database, clock: Clock): WorkReaders {
  return {
    papers: keptFigures(() => countOverdue(db, clock.now()), noPapers),
    queues: keptFigures(() => countWaitingJobs(pool), []),
    payments: keptFigures(() => countPayments(db, clock.now()), noPayments),
    backup: keptFigures(newestBackup(env), undefined, minute),
  }
}

/** OPS-050: the actions that are counted of papers, by the address of the call. */
const paperActions = new Map([
  [apiBase + exams.savePaper.path, 'save'],
  [apiBase + exams.submit.path, 'submit'],
])

/** Returns the functions that find the school and the person of a request. */
function findersIn({
  dbFor,
  replica,
}: Database): Pick<HttpDeps, 'findSchool' | 'findActor' | 'endedJustNow' | 'dbFor' | 'replica'> {
  // Every request needs these statements first, so they come before the reads of calls.
  const db = dbFor({ group: '', rank: 'session' })
  return {
    dbFor,
    replica,
    findSchool: (host) => findSchoolByHost(db, host),
    findActor: (school, token, now) => findActor(db, school, token, now),
    endedJustNow: (token, now) => endedJustNow(db, token, now),
  }
}

/** What jobs and observation use of the server. */
interface RunningParts {
  database: Database
  services: Services
  clock: Clock
  log: FastifyBaseLogger
  isStopping: () => boolean
}

/** Returns the jobs of the modules, the mails, the audit log and the nightly backup. */
function jobsOf(env: Env, { database, services, clock, log, isStopping }: RunningParts) {
  const source = { pool: database.pool, files: services.files }
  return [
    ...modules.flatMap((module) => module.jobs?.(services, clock) ?? []),
    ...mailJobs(services, clock, isStopping),
    ...auditJobs(services, clock),
    ...backupJobs(env, source, (sentence) => log.info({ event: 'backup.progress' }, sentence)),
  ]
}

/** Adds the addresses of health and metrics. */
function addObservation(
  http: FastifyInstance,
  { database, services, clock, isStopping }: RunningParts,
  { env, meters, live }: { env: Env; meters: Meters; live: () => number },
): ObserveAnswer {
  const { pool } = database
  const { files, sealers, db } = services
  const storage = storageFigures(() => listStorageFigures(db))
  const mails = keptFigures(() => countMails(db, clock.now()), noMails)
  addHealth(http, pool, clock, isStopping, files, { storage, mails, probes: sealers.probes })
  return addMetrics(http, {
    pool,
    files,
    storage,
    mails,
    clock,
    live,
    meters,
    paperActions,
    version: programVersion,
    token: env.METRICS_TOKEN,
    work: workReaders(env, database, clock),
  })
}

interface VisitorParts {
  env: Env
  content: ContentWatch
  meters: Meters
  observe: ObserveAnswer
}

/** Adds the calls and addresses of the modules, and the pages. */
async function addModules(
  http: FastifyInstance,
  deps: HttpDeps,
  { env, content, meters, observe }: VisitorParts,
) {
  const bytes = env.VISITOR_CACHE_MB * 1024 * 1024
  const shared: SharedAnswers = new CachedAnswers(content, bytes, meters.caches.answers)
  for (const module of modules) {
    bind(http, module.routes, deps, shared)
    await module.addresses?.(http, deps)
  }
  const answered = modules.flatMap((module) => module.routes)
  await addPages(http, deps, answered, { watch: content, bytes, observe, use: meters.caches.pages })
}

/** Creates the server; `replaced` lets tests replace external services. */
export async function createApp(
  env: Env,
  database: Database,
  clock: Clock,
  replaced: Partial<Services> = {},
): Promise<App> {
  setPasswordCost(env.PASSWORD_COST)
  setMostHosts(env.HOST_CACHE)
  const http = await createHttp(env)
  const sandbox = await loadSandbox(env)
  const meters = createMeters()
  const tracer = await loadTracer(env, programVersion)
  if (tracer) traceRequests(http, tracer, trustedPeers(env.TRUST_PROXY))
  const outside = { log: http.log, sandbox, meters, tracer }
  const content = new ContentWatch()
  content.onChange = (schoolId) => renewSchool(database.db, schoolId)
  const connected = await connectServices(env, database, clock, outside, replaced)
  const { live, jobs, signs, services } = connected
  const deps: HttpDeps = {
    services,
    signs,
    clock,
    ...findersIn(database),
    seeOwnChange: () => content.seeOwnChange(),
  }
  let stopping = false
  const isStopping = () => stopping
  const running = { database, services, clock, log: http.log, isStopping }
  const observe = addObservation(http, running, { env, meters, live: live.connections })
  addOpenApi(http)
  await addLive(http, live, deps)
  sandbox?.addPages(http, deps, sandboxApp(env))
  await addModules(http, deps, { env, content, meters, observe })
  closeAnsweredConnections(http, isStopping)
  return {
    http,
    services,
    deps,
    jobs,
    meters,
    async start() {
      database.replica?.keep(clock)
      await live.start()
      await content.start(database.pool)
      await jobs.start(jobsOf(env, running), env.WORKER)
    },
    async stop() {
      // /readyz reports the stop first, so that balancers send new requests elsewhere while this
      // process still answers.
      stopping = true
      await pause(env.DRAIN_SECONDS * 1000)
      await closePatiently(http)
      await services.pdf.close()
      await jobs.stop()
      await tracer?.stop()
    },
  }
}
