import { describe, expect, it } from 'vitest'
import { judgeHost, judgeHosts } from './addresses.ts'
import { judgeBackup } from './backup.ts'
import { type DatabaseFacts, judgeDatabase, judgeMigrations, judgeVersion } from './database.ts'
import { judgeQueue, judgeWorker } from './jobs.ts'
import { judgeClock, judgeDisk, judgeNode } from './machine.ts'
import { judgeMail, judgeMailFault } from './mail.ts'
import { checkPrograms } from './programs.ts'
import { judgeStripe } from './providers.ts'
import { judgeSettings } from './settings.ts'

const megabyte = 1024 * 1024
const said = ({ state, code }: { state: string; code: string }) => `${state} ${code}`

describe('[OPS-012] the machine', () => {
  it('a disk below the floor is a problem, and one that will be full soon is a warning', () => {
    expect(judgeDisk(1023 * megabyte, 1024)).toEqual({
      state: 'problem',
      code: 'diskFull',
      values: { megabytes: 1023, floor: 1024 },
    })
    expect(said(judgeDisk(0, 1024))).toBe('problem diskFull')
    expect(said(judgeDisk(1024 * megabyte, 1024))).toBe('warning diskSoon')
    expect(said(judgeDisk(3071 * megabyte, 1024))).toBe('warning diskSoon')
    expect(judgeDisk(3072 * megabyte, 1024).values).toEqual({ gigabytes: 3 })
    expect(said(judgeDisk(undefined, 1024))).toBe('off diskUnknown')
  })

  it('a clock that is wrong by an hour is a problem, by some seconds a warning', () => {
    expect(judgeClock(3_600_000)).toEqual({
      state: 'problem',
      code: 'clockAhead',
      values: { seconds: 3600 },
    })
    expect(said(judgeClock(-3_600_000))).toBe('problem clockBehind')
    expect(said(judgeClock(-5000))).toBe('warning clockBehind')
    expect(said(judgeClock(2000))).toBe('ok clockOk')
  })

  it('Node.js before 20.19 is a problem', () => {
    expect(said(judgeNode('20.18.3'))).toBe('problem nodeOld')
    expect(said(judgeNode('18.20.0'))).toBe('problem nodeOld')
    expect(said(judgeNode('20.19.0'))).toBe('ok nodeOk')
    expect(said(judgeNode('22.1.0'))).toBe('ok nodeOk')
  })

  it('names settings that are nearly right, and a web server that is not trusted', () => {
    const near = [{ name: 'TRUST_PROXI', nearest: 'TRUST_PROXY' }]
    expect(judgeSettings({ NODE_ENV: 'production', TRUST_PROXY: ['loopback'] }, near)).toEqual([
      { state: 'warning', code: 'settingNear', values: near[0] },
    ])
    const judged = (mode: 'production' | 'development', proxies: string[]) =>
      judgeSettings({ NODE_ENV: mode, TRUST_PROXY: proxies }, []).map(said)
    expect(judged('production', [])).toEqual(['warning settingsProxy'])
    expect(judged('production', ['loopback'])).toEqual(['ok settingsOk'])
    expect(judged('development', [])).toEqual(['warning settingsDevelopment'])
  })

  it('names missing programs and a missing font', async () => {
    const settings = { VIDEO_CONVERTER: 'ffmpeg', PDF_BROWSER: '/nowhere/chromium' }
    const without = await checkPrograms(() => Promise.resolve(undefined), settings)
    expect(without.map(said)).toEqual([
      'warning converterMissing',
      'warning browserMissing',
      'warning fontMissing',
    ])
    const onlyFirst = await checkPrograms(
      (path) => Promise.resolve(path === 'ffmpeg' ? 'ffmpeg version 6' : undefined),
      settings,
    )
    expect(onlyFirst[0]).toMatchObject({ code: 'converterMissing', values: { program: 'ffprobe' } })
    const off = await checkPrograms(() => Promise.resolve('Noto Sans CJK SC'), {
      VIDEO_CONVERTER: '',
      PDF_BROWSER: '',
    })
    expect(off.map(said)).toEqual(['off converterOff', 'off browserOff', 'ok fontOk'])
  })
})

const facts: DatabaseFacts = {
  version: '15.18',
  encoding: 'UTF8',
  fsync: 'on',
  fullPageWrites: 'on',
  synchronousCommit: 'on',
  connections: 97,
  used: 20,
  collationThen: '2.36',
  collationNow: '2.36',
}
const own = { DATABASE_POOL: 12, DATABASE_DIRECT_URL: '' }
const ofDatabase = (more: Partial<DatabaseFacts>, settings = own) =>
  judgeDatabase({ ...facts, ...more }, settings).map(said)

describe('[OPS-012] the database', () => {
  it('is fine with safe settings, and says how many processes its connections are enough for', () => {
    expect(judgeDatabase(facts, own)).toEqual([
      { state: 'ok', code: 'databaseOk', values: { version: '15.18', processes: 6 } },
    ])
  })

  it('settings that can lose or destroy data are named', () => {
    expect(ofDatabase({ fsync: 'off' })).toEqual(['problem databaseUnsafe'])
    expect(ofDatabase({ fullPageWrites: 'off' })).toEqual(['problem databaseUnsafe'])
    expect(ofDatabase({ synchronousCommit: 'off' })).toEqual(['warning databaseLate'])
    expect(ofDatabase({ encoding: 'SQL_ASCII' })).toEqual(['problem databaseEncoding'])
    expect(ofDatabase({ collationNow: '2.39' })).toEqual(['problem databaseCollation'])
    expect(ofDatabase({ collationThen: null, collationNow: null })).toEqual(['ok databaseOk'])
  })

  it('connections that are not enough for two processes, or nearly all in use, are named', () => {
    expect(ofDatabase({ connections: 14 })).toEqual([
      'problem connectionsFew',
      'warning connectionsUsed',
    ])
    expect(ofDatabase({ connections: 29 })).toEqual(['warning connectionsFew'])
    expect(ofDatabase({ connections: 30 })).toEqual(['ok databaseOk'])
    expect(ofDatabase({ used: 88 })).toEqual(['warning connectionsUsed'])
    // A pooler lends its own connections, and only three of each process pass it.
    const pooled = { ...own, DATABASE_DIRECT_URL: 'postgres://titian@db/titian' }
    expect(ofDatabase({ connections: 29 }, pooled)).toEqual(['ok databaseOk'])
  })

  it('a version before 15, later migrations and migrations that have not run are problems', () => {
    expect(judgeVersion('14.9')?.code).toBe('databaseOld')
    expect(judgeVersion('15.1 (Debian 15.1-1)')).toBeUndefined()
    expect(judgeMigrations(['0001-a.sql', '0002-b.sql'], ['0001-a.sql', '0002-b.sql'])).toEqual([
      { state: 'ok', code: 'migrationsOk', values: { count: 2 } },
    ])
    expect(judgeMigrations(['0001-a.sql', '0002-b.sql'], ['0001-a.sql'])).toEqual([
      { state: 'problem', code: 'migrationsWaiting', values: { count: 1, name: '0002-b.sql' } },
    ])
    expect(judgeMigrations(['0001-a.sql'], ['0001-a.sql', '0009-z.sql'])).toEqual([
      { state: 'problem', code: 'migrationsLater', values: { count: 1, name: '0009-z.sql' } },
    ])
  })

  it('a silent worker, late jobs and failed jobs are named', () => {
    expect(said(judgeWorker(null))).toBe('problem workerNone')
    expect(said(judgeWorker(301))).toBe('problem workerSilent')
    expect(said(judgeWorker(60))).toBe('ok workerOk')
    const late = (seconds: number) =>
      judgeQueue({ due: 3, oldest: { name: 'exams.closeDue', seconds }, failed: [] }).map(said)
    expect(late(300)).toEqual(['ok queueOk'])
    expect(late(301)).toEqual(['warning queueLate'])
    expect(late(1801)).toEqual(['problem queueLate'])
    const failed = [
      { name: 'files.makeRenditions', count: 2 },
      { name: 'mails.sendDue', count: 1 },
    ]
    expect(judgeQueue({ due: 0, oldest: undefined, failed })).toEqual([
      {
        state: 'warning',
        code: 'jobsFailed',
        values: { count: 3, names: 'files.makeRenditions (2), mails.sendDue (1)' },
      },
    ])
  })
})

describe('[OPS-012] outside services', () => {
  it('a backup of 26 hours is a problem', () => {
    const now = new Date('2026-11-30T12:00:00Z')
    expect(said(judgeBackup(new Date('2026-11-29T10:00:00Z'), now))).toBe('problem backupOld')
    expect(said(judgeBackup(new Date('2026-11-29T10:01:00Z'), now))).toBe('ok backupOk')
  })

  it('a mail server is judged by its certificate, its encryption and its refusal', () => {
    expect(said(judgeMail(30, false))).toBe('ok mailOk')
    expect(said(judgeMail(13, false))).toBe('warning mailCertificateSoon')
    expect(said(judgeMail(undefined, false))).toBe('warning mailPlain')
    expect(said(judgeMail(undefined, true))).toBe('ok mailOk')
    const fault = (code: string, message: string) =>
      said(judgeMailFault(Object.assign(new Error(message), { code })))
    expect(fault('EAUTH', 'Invalid login')).toBe('problem mailLogin')
    expect(fault('ESOCKET', 'connect ECONNREFUSED')).toBe('problem mailUnreachable')
    expect(fault('ESOCKET', 'certificate has expired')).toBe('problem mailCertificate')
  })

  it('Stripe is judged by its answer to the key and by the kinds of both secrets', () => {
    const settings = {
      NODE_ENV: 'production' as const,
      STRIPE_SECRET_KEY: 'sk_live_one',
      STRIPE_WEBHOOK_SECRET: 'whsec_one',
    }
    expect(judgeStripe(200, settings).map(said)).toEqual(['ok paymentOk'])
    expect(judgeStripe(403, settings).map(said)).toEqual(['ok paymentOk'])
    expect(judgeStripe(401, settings).map(said)).toEqual(['problem paymentKey'])
    expect(judgeStripe(503, settings).map(said)).toEqual(['problem paymentUnreachable'])
    const wrong = { ...settings, STRIPE_SECRET_KEY: 'sk_test_one', STRIPE_WEBHOOK_SECRET: 'one' }
    expect(judgeStripe(200, wrong).map(said)).toEqual([
      'warning paymentTest',
      'problem paymentWebhook',
    ])
    const tried = { ...wrong, NODE_ENV: 'development' as const, STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(judgeStripe(200, tried).map(said)).toEqual(['ok paymentOk'])
  })

  it('the address of a school is judged by its name, certificate, server and scheme', () => {
    const right = {
      kind: 'answered' as const,
      status: 200,
      certificate: '',
      days: 60,
      isOwn: true,
      scheme: 'https',
    }
    const codeOf = (more: object) => judgeHost('school.example', { ...right, ...more })?.code
    const refused = (code: string) => ({ kind: 'unreachable' as const, code, text: 'refused' })
    expect(codeOf({})).toBeUndefined()
    expect(codeOf({ certificate: 'CERT_HAS_EXPIRED', isOwn: false })).toBe('hostCertificate')
    expect(codeOf({ isOwn: false })).toBe('hostOther')
    expect(codeOf({ scheme: 'http' })).toBe('hostPlain')
    expect(codeOf({ days: 13 })).toBe('hostCertificateSoon')
    expect(judgeHost('a.example', refused('ENOTFOUND'))?.code).toBe('hostUnknown')
    expect(judgeHost('a.example', refused('ECONNREFUSED'))?.code).toBe('hostClosed')
    const two = [
      { host: 'a.example', answer: right },
      { host: 'b.example', answer: { ...right, days: 40 } },
    ]
    expect(judgeHosts(two, 5)).toEqual([
      { state: 'ok', code: 'hostsOk', values: { count: 2, days: 40 } },
      { state: 'off', code: 'hostsLeft', values: { count: 5 } },
    ])
    expect(judgeHosts([], 0).map(said)).toEqual(['off hostsNone'])
  })
})
