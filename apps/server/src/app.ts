import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { backupJobs } from './backup/jobs.ts'
import { accountsModule, endedJustNow, findActor } from './modules/accounts/index.ts'
import { applicationsModule } from './modules/applications/index.ts'
import { articlesModule } from './modules/articles/index.ts'
import { bundlesModule } from './modules/bundles/index.ts'
import { certificatesModule } from './modules/certificates/index.ts'
import { coursesModule } from './modules/courses/index.ts'
import { discussionsModule } from './modules/discussions/index.ts'
import { employmentModule } from './modules/employment/index.ts'
import { evaluationsModule } from './modules/evaluations/index.ts'
import { examsModule } from './modules/exams/index.ts'
import { favouritesModule } from './modules/favourites/index.ts'
import { filesModule, listStorageFigures } from './modules/files/index.ts'
import { gradesModule } from './modules/grades/index.ts'
import { practiceModule } from './modules/practice/index.ts'
import { privacyModule } from './modules/privacy/index.ts'
import { promoteModule } from './modules/promote/index.ts'
import { findSchoolByHost, schoolsModule, setMostHosts } from './modules/schools/index.ts'
import { homeworkModule } from './modules/homework/index.ts'
import { identitiesModule } from './modules/identities/index.ts'
import { mailsModule } from './modules/mails/index.ts'
import { materialsModule } from './modules/materials/index.ts'
import { messagesModule } from './modules/messages/index.ts'
import { notesModule } from './modules/notes/index.ts'
import { peopleModule } from './modules/people/index.ts'
import { ordersModule } from './modules/orders/index.ts'
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
import { ContentWatch } from './platform/content/content-watch.ts'
import { CachedAnswers } from './platform/content/shared.ts'
import type { Database } from './platform/database/database.ts'
import { Events } from './platform/events/events.ts'
import { diskStore } from './platform/files/file-store.ts'
import { bind, type HttpDeps, type SharedAnswers } from './platform/http/bind.ts'
import type { Services } from './platform/http/context.ts'
import { createHttp } from './platform/http/web-server.ts'
import { addOpenApi } from './platform/open-api/open-api.ts'
import { createJobs, type JobRunner } from './platform/jobs/jobs.ts'
import { addLive } from './platform/sockets/live-address.ts'
import { createLive } from './platform/live/live.ts'
import type { ServerModule } from './platform/module.ts'
import { chooseMail } from './platform/mail/choose-mail.ts'
import { mailJobs } from './platform/mail/jobs.ts'
import { countMails } from './platform/mail/queries.ts'
import { addHealth } from './platform/observe/health.ts'
import { addMetrics } from './platform/observe/metrics.ts'
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
]

/** Milliseconds that running requests get before their connections are cut. */
const stopPatience = 4000

export interface App {
  http: FastifyInstance
  services: Services
  deps: HttpDeps
  jobs: JobRunner
  /** Starts jobs and the live channel. */
  start(): Promise<void>
  /** Finishes what runs and hands waiting jobs back; the database stays open. */
  stop(): Promise<void>
}

function chooseSms(env: Env, report: (problem: string) => void, played: Sms | undefined): Sms {
  if (env.SMS === 'http') return httpSms(env.SMS_URL, env.SMS_TOKEN, report)
  return (env.SMS === 'sandbox' && played) || noSms
}

function createServices(
  env: Env,
  database: Database,
  parts: Pick<
    Services,
    'clock' | 'jobs' | 'live' | 'mail' | 'payment' | 'seal' | 'sealers' | 'sms' | 'social'
  >,
): Services {
  return {
    ...parts,
    db: database.db,
    maps: createMaps(env.MAP_FRAME),
    files: diskStore(env.DATA_DIR, env.DISK_FLOOR_MB * 1024 * 1024),
    pdf: chromiumPrinter(env.PDF_BROWSER),
    events: new Events(
      modules.flatMap((module) => module.listeners ?? []),
      parts,
    ),
    settings: {
      production: env.NODE_ENV === 'production',
      captchaAnswer: env.CAPTCHA_ANSWER,
      videoConverter: env.VIDEO_CONVERTER,
      booksYears: env.BOOKS_YEARS,
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
  { log, sandbox }: { log: FastifyBaseLogger; sandbox: Sandbox },
  replaced: Partial<Services>,
) {
  database.pool.report = (error, what) => log.error({ err: error }, what)
  const live = createLive(database.pool, env.LIVE_URL)
  const jobs = createJobs(database.pool, (error) => log.error({ err: error }, 'job queue'))
  const signs = createSigns(env.SECRET)
  const report = (problem: string) => log.warn(problem)
  const { db } = database
  const sms = chooseSms(env, report, sandbox?.sms(db, clock))
  const social = chooseSocial(env, report, sandbox?.social(db, sandboxApp(env), clock))
  const sealers = createSealers(env.SECRET)
  const payment = await choosePayment(env, report, sandbox?.payment(db, sealers.payment))
  const mail = await chooseMail(env, report, sandbox?.mail(db, clock))
  const usual = { clock, jobs, live, mail, payment, sms, social, sealers, seal: signs.seal }
  const parts = { ...usual, ...replaced }
  return {
    live,
    jobs,
    signs,
    services: { ...createServices(env, database, parts), ...replaced },
  }
}

/** The functions that find the school and the person of a request. */
function findersIn({
  dbFor,
}: Database): Pick<HttpDeps, 'findSchool' | 'findActor' | 'endedJustNow' | 'dbFor'> {
  // Every request needs these statements first, so they come before the reads of calls.
  const db = dbFor({ group: '', rank: 'session' })
  return {
    dbFor,
    findSchool: (host) => findSchoolByHost(db, host),
    findActor: (school, token, now) => findActor(db, school, token, now),
    endedJustNow: (token, now) => endedJustNow(db, token, now),
  }
}

interface JobParts {
  database: Database
  services: Services
  clock: Clock
  log: FastifyBaseLogger
  isStopping: () => boolean
}

/** The jobs of the modules, of the mails and of the nightly backup. */
function jobsOf(env: Env, { database, services, clock, log, isStopping }: JobParts) {
  const source = { pool: database.pool, files: services.files }
  return [
    ...modules.flatMap((module) => module.jobs?.(services, clock) ?? []),
    ...mailJobs(services, clock, isStopping),
    ...backupJobs(env, source, (sentence) => log.info(sentence)),
  ]
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
  const outside = { log: http.log, sandbox }
  const content = new ContentWatch()
  const { live, jobs, signs, services } = await connectServices(
    env,
    database,
    clock,
    outside,
    replaced,
  )
  const deps: HttpDeps = {
    services,
    signs,
    clock,
    ...findersIn(database),
    seeOwnChange: () => content.seeOwnChange(),
  }
  let stopping = false
  const { pool } = database
  const storage = storageFigures(() => listStorageFigures(services.db))
  const mails = keptFigures(() => countMails(services.db, clock.now()), noMails)
  addHealth(http, pool, clock, () => stopping, services.files, { storage, mails })
  const observed = { pool, files: services.files, storage, mails, clock, live: live.connections }
  const observe = addMetrics(http, { ...observed, token: env.METRICS_TOKEN })
  addOpenApi(http)
  await addLive(http, live, deps)
  sandbox?.addPages(http, deps, sandboxApp(env))
  const cachedBytes = env.VISITOR_CACHE_MB * 1024 * 1024
  const shared: SharedAnswers = new CachedAnswers(content, cachedBytes)
  for (const module of modules) {
    bind(http, module.routes, deps, shared)
    await module.addresses?.(http, deps)
  }
  const answered = modules.flatMap((module) => module.routes)
  await addPages(http, deps, answered, { watch: content, bytes: cachedBytes, observe })
  closeAnsweredConnections(http, () => stopping)
  return {
    http,
    services,
    deps,
    jobs,
    async start() {
      await live.start()
      await content.start(database.pool)
      const { log } = http
      const defined = jobsOf(env, { database, services, clock, log, isStopping: () => stopping })
      await jobs.start(defined, env.WORKER)
    },
    async stop() {
      // /readyz reports the stop first, so that balancers send new requests elsewhere while this
      // process still answers.
      stopping = true
      await pause(env.DRAIN_SECONDS * 1000)
      await closePatiently(http)
      await services.pdf.close()
      await jobs.stop()
    },
  }
}
