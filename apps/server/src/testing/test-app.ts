import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyCall, DataOf, Envelope, InputOf } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { type App, createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { createUser } from '../modules/accounts/index.ts'
import { createSession } from '../modules/accounts/sessions/factories.ts'
import { createSchool, findSchoolByHost } from '../modules/schools/index.ts'
import type { SchoolPlan } from '../modules/schools/platform/actions.ts'
import { forgetSchools } from '../modules/schools/hosts/actions.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Db } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { openEmpty } from './empty-database.ts'
import { openReused } from './reused-database.ts'

/** A clock that advances only when a test moves it. */
export class TestClock implements Clock {
  isReliable = true
  private moment: Date

  constructor(start: Date = new Date('2026-11-02T08:00:00Z')) {
    this.moment = start
  }

  now(): Date {
    return new Date(this.moment)
  }

  isSure(): boolean {
    return this.isReliable
  }

  difference(): number {
    return 0
  }

  pass(seconds: number) {
    this.moment = new Date(this.moment.getTime() + seconds * 1000)
  }
}

export interface Person {
  userId: number
  schoolId: number
  token: string
  host: string
  name: string
}

export interface AskedBy {
  person?: Person
  host?: string
  /** Any text, for tests of refusals; null sends no header. */
  language?: string | null
  cookies?: Record<string, string>
  address?: string
  userAgent?: string
  /** Sends the request as the preview of the student view (TCH-147). */
  asStudent?: boolean
}

export interface Answered<Data> {
  status: number
  body: Envelope<Data>
  cookies: Record<string, string>
}

let lastNumber = 0

/** Returns a number that is unique in this run. */
export function nextNumber(): number {
  lastNumber += 1
  return lastNumber
}

/**
 * The real app on its own database, with a first school at `localhost` and a second at
 * `other.localhost`.
 */
export class TestApp {
  readonly app: App
  readonly database: Database
  readonly clock: TestClock
  readonly jobs: QuietJobs
  readonly schoolId: number
  readonly otherSchoolId: number
  private readonly cleaners: (() => Promise<void>)[]

  constructor(parts: {
    app: App
    database: Database
    clock: TestClock
    jobs: QuietJobs
    schoolId: number
    otherSchoolId: number
    cleaners: (() => Promise<void>)[]
  }) {
    this.app = parts.app
    this.database = parts.database
    this.clock = parts.clock
    this.jobs = parts.jobs
    this.schoolId = parts.schoolId
    this.otherSchoolId = parts.otherSchoolId
    this.cleaners = parts.cleaners
  }

  get db() {
    return this.database.db
  }

  get seal() {
    return this.app.services.seal
  }

  private hostOf(schoolId: number): string {
    return schoolId === this.otherSchoolId ? 'other.localhost' : 'localhost'
  }

  /** Creates a person with a session. `roles` as in roleStr, for example `teacher,normal`. */
  async person(roles = 'student,normal', schoolId = this.schoolId): Promise<Person> {
    const number = nextNumber()
    const name = `Person ${number}`
    const userId = await createUser(this.db, {
      schoolId,
      areaCode: '60',
      mobile: `12${String(3_000_000 + number)}`,
      name,
      roles,
      studentCard: `S${number}`,
      passwordHash: null,
      createdAt: this.clock.now(),
    })
    const token = await createSession(
      this.db,
      { userId, schoolId, remembered: true, userAgent: 'test', address: '127.0.0.1' },
      this.clock.now(),
    )
    return { userId, schoolId, token, host: this.hostOf(schoolId), name }
  }

  /** Sends one call through the whole server, including HTTP. */
  async ask<C extends AnyCall>(
    call: C,
    input: InputOf<C>,
    by: AskedBy | Person = {},
  ): Promise<Answered<DataOf<C>>> {
    const asked: AskedBy = 'token' in by ? { person: by } : by
    return this.raw(call.method, call.path, input, asked) as Promise<Answered<DataOf<C>>>
  }

  async raw(
    method: string,
    path: string,
    input: unknown,
    { person, host, language = 'en', cookies, address, userAgent, asStudent }: AskedBy = {},
  ): Promise<Answered<unknown>> {
    const isGet = method === 'GET' || method === 'DELETE'
    const given = Object.entries(isGet ? (input as Record<string, unknown>) : {}).filter(
      ([, value]) => value !== undefined,
    )
    const query = new URLSearchParams(
      Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    )
    const response = await this.app.http.inject({
      method: method as 'GET',
      url: `/api/v1${path}${isGet ? `?${query.toString()}` : ''}`,
      ...(!isGet && { payload: JSON.stringify(input) }),
      headers: {
        host: host ?? person?.host ?? 'localhost',
        ...(!isGet && { 'content-type': 'application/json' }),
        ...(language !== null && { language }),
        ...(userAgent && { 'user-agent': userAgent }),
        ...(asStudent && { 'as-student': '1' }),
      },
      cookies: { ...(person && { token: person.token }), ...cookies },
      ...(address && { remoteAddress: address }),
    })
    return {
      status: response.statusCode,
      body: response.json(),
      cookies: Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie.value])),
    }
  }

  /**
   * Returns the number of statements during a run. The school of the host is cached before, as in a
   * running server.
   */
  async statementsOf(run: () => Promise<unknown>): Promise<number> {
    forgetSchools()
    await findSchoolByHost(this.db, 'localhost')
    const before = this.database.pool.statements
    await run()
    return this.database.pool.statements - before
  }

  async close() {
    await this.app.http.close()
    await this.database.close()
    for (const clean of this.cleaners) await clean()
  }
}

export interface TestAppOptions {
  clock?: TestClock
  env?: Record<string, string>
  /**
   * Keeps database and files for a server started later, instead of in memory; the caller removes
   * them.
   */
  keep?: { directory: string; databaseUrl: string }
}

/** Records queued jobs without running them; tests call the job functions directly. */
export class QuietJobs implements Jobs {
  readonly sent: { name: string; data: Record<string, unknown>; at?: Date }[] = []

  async send(name: string, data: Record<string, unknown>, options: { at?: Date } = {}) {
    this.sent.push({ name, data, ...(options.at && { at: options.at }) })
  }
}

/** Returns the school of a plan, and creates it unless a kept database already has it. */
async function ensureSchool(db: Db, plan: SchoolPlan): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from schools where key = ${plan.key}`,
  )
  return rows[0] ? Number(rows[0].id) : createSchool(db, plan)
}

const openOwn = (server: string) => (server ? openReused(server) : openEmpty('', 'memory'))

/** Opens the test app; jobs do not run automatically. */
export async function openTestApp({
  clock = new TestClock(),
  env = {},
  keep,
}: TestAppOptions = {}): Promise<TestApp> {
  const directory = keep?.directory ?? (await mkdtemp(join(tmpdir(), 'titian-test-')))
  const settings = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: directory,
    CAPTCHA_ANSWER: '8888',
    PASSWORD_COST: 'quick',
    ...env,
  })
  const database = keep
    ? await openEmpty(keep.databaseUrl, directory)
    : await openOwn(process.env.DATABASE_URL ?? '')
  forgetSchools()
  const schoolId = await ensureSchool(database.db, {
    key: 'first',
    hosts: ['localhost', '127.0.0.1'],
    title: { en: 'First School', zh: '第一学校', my: 'Sekolah Pertama' },
    defaultLanguage: 'en',
  })
  const otherSchoolId = await ensureSchool(database.db, {
    key: 'other',
    hosts: ['other.localhost'],
    title: { en: 'Other School' },
    defaultLanguage: 'my',
  })
  const jobs = new QuietJobs()
  const app = await createApp(settings, database, clock, { jobs })
  await app.http.ready()
  const removeDirectory = async () => {
    if (!keep) await rm(directory, { recursive: true, force: true })
  }
  return new TestApp({
    app,
    database,
    clock,
    jobs,
    schoolId,
    otherSchoolId,
    cleaners: [removeDirectory],
  })
}
