import { z } from 'zod'
import { readProxies } from './platform/http/peers/proxies.ts'
import { readLivePlace } from './platform/live/live-place.ts'
import { isMapFrame } from './platform/maps/maps.ts'

/** Sample secrets for a developer's machine; production refuses to start with them. */
const sampleSecret = 'titian-sample-secret-do-not-use-in-production'

const port = z.coerce.number().int().min(0).max(65_535)
const count = z.coerce.number().int().min(1)
const onOff = z.stringbool()
/** The host may be empty, as in `postgres://user@/name?host=/run/postgresql`: such an address names a socket. */
const databaseAddress = z
  .string()
  .refine((text) => text === '' || URL.canParse(text.replace('@/', '@socket/')), 'Invalid URL')
  .default('')
const smtpAddress = z
  .string()
  .refine(
    (text) => text === '' || (/^smtps?:\/\/[^/]/.test(text) && URL.canParse(text)),
    'must begin with smtp:// or smtps://',
  )
  .default('')
const mapFrame = z
  .string()
  .refine(
    (text) => text === '' || isMapFrame(text),
    'must begin with https:// and have {place} where the words of the place belong',
  )
  .default('')
/** Hosts that the network between two machines cannot read along with. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Beyond letters and digits a prefix has only characters that every S3 service signs alike. */
const prefixPattern = /^(?:(?!\.+\/)[\w.-]+\/)*$/
const objectPrefix = z
  .string()
  .max(200)
  .default('')
  .transform((text) => text.replace(/^\/+/, '').replace(/([^/])$/, '$1/'))
  .refine((text) => prefixPattern.test(text), 'letters, digits, dots and dashes between slashes')
const fileStores = {
  disk: ['disk'],
  s3: ['s3'],
  'disk,s3': ['disk', 's3'],
  's3,disk': ['s3', 'disk'],
} as const

const livePlace = z.string().transform((text, context) => {
  const place = readLivePlace(text)
  if (place !== undefined) return place
  const message = `neither a path such as /ws, nor an address such as wss://live.example/ws, nor off`
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const proxies = z.string().transform((text, context) => {
  const list = readProxies(text)
  if (typeof list !== 'string') return list
  context.addIssue({ code: 'custom', message: list })
  return z.NEVER
})

/** Every setting with its default and meaning; docs/settings.md is made from it. */
export const settings = [
  {
    name: 'NODE_ENV',
    default: 'development',
    what: '`production` refuses sample secrets and sandboxes.',
  },
  { name: 'PORT', default: '3000', what: 'The one port of the sites and the API.' },
  {
    name: 'HOST',
    default: '',
    what: 'Address to listen on. Empty: `0.0.0.0` in production, else `127.0.0.1`, because sample secrets and sandboxes are for this machine alone.',
  },
  {
    name: 'PUBLIC_ORIGIN',
    default: '',
    what: 'Address that is printed at the start; empty: `http://localhost` and the port. Pages and answers use the address of the request.',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    what: 'PostgreSQL 15 or later. Empty: the embedded database in `DATA_DIR`.',
  },
  {
    name: 'DATABASE_DIRECT_URL',
    default: '',
    what: 'Where `DATABASE_URL` leads to a pooler such as PgBouncer: the address of PostgreSQL itself, for notices between processes, migrations and readiness.',
  },
  {
    name: 'DATABASE_REPLICA_URL',
    default: '',
    what: 'A replica of the PostgreSQL of `DATABASE_URL`, which answers statistics, the audit log and their exports while it lags by at most two seconds. Empty: the primary answers them.',
  },
  {
    name: 'DATABASE_STATEMENTS',
    default: 'named',
    what: '`unnamed` behind a pooler that keeps no prepared statements, and so wherever `DATABASE_DIRECT_URL` is set; `named` is quicker behind PgBouncer from 1.21 with `max_prepared_statements`.',
  },
  { name: 'DATABASE_POOL', default: '12', what: 'Connections to PostgreSQL of one process.' },
  {
    name: 'SLOW_STATEMENT_MS',
    default: '500',
    what: 'Milliseconds from which a statement counts as slow: it is counted in /metrics and named in the log, without its values.',
  },
  { name: 'DATA_DIR', default: './data', what: 'Embedded database and stored files.' },
  {
    name: 'FILES',
    default: 'disk',
    what: 'Where stored files are: `disk` in `DATA_DIR`, or `s3` in object storage. While files move, both: `s3,disk` writes to the object storage and reads from the disk what is not there yet, `disk,s3` the other way round.',
  },
  {
    name: 'S3_ENDPOINT',
    default: '',
    what: 'Address of the object storage, such as `https://s3.eu-central-1.amazonaws.com`, for `FILES` and for `BACKUP_TO`.',
  },
  { name: 'S3_REGION', default: 'us-east-1', what: 'Region that requests are signed for.' },
  { name: 'S3_BUCKET', default: '', what: 'Bucket of the stored files. It must exist.' },
  { name: 'S3_ACCESS_KEY', default: '', what: 'Name of the key for the object storage.' },
  { name: 'S3_SECRET_KEY', default: '', what: 'The secret part of that key.' },
  {
    name: 'S3_PREFIX',
    default: '',
    what: 'Folder within the bucket, such as `titian/`, where other programs or installations use the same bucket.',
  },
  {
    name: 'S3_PATH_STYLE',
    default: '1',
    what: '0 where the bucket is the first part of the host (`https://bucket.s3.example`); 1 where it is the first part of the path, as most services of your own have it.',
  },
  {
    name: 'DISK_FLOOR_MB',
    default: '1024',
    what: 'Megabytes that stay free on the disk of `DATA_DIR`: an upload that would use them is refused with a text that says so, and `/readyz` tells it.',
  },
  {
    name: 'VISITOR_CACHE_MB',
    default: '16',
    what: 'Megabytes of memory of one process for the pages that visitors share, of all schools together, and as many again for the answers that they share. A school takes about a third of one in each.',
  },
  {
    name: 'HOST_CACHE',
    default: '1000',
    what: 'Hosts whose school a process remembers for five seconds; more than the hosts of all schools together, so that none is looked for again with each request.',
  },
  {
    name: 'BOOKS_YEARS',
    default: '7',
    what: 'Years for which orders and invoices of closed accounts say who bought, at least 7; the page on which accounts are closed says it. Afterwards a nightly job takes it out and leaves the amounts.',
  },
  {
    name: 'AUDIT_YEARS',
    default: '0',
    what: 'Years for which entries of the audit log are kept; a nightly job removes older ones. 0 keeps all of them.',
  },
  {
    name: 'NOTICE_YEARS',
    default: '0',
    what: 'Years for which notices and bulletins are kept; a nightly job removes older ones. 0 keeps all of them.',
  },
  {
    name: 'BACKUP_TO',
    default: '',
    what: 'Folder for backups, best on another disk, or `s3://bucket/folder` at the object storage of `S3_ENDPOINT`: a worker makes one each night at 02:30 UTC, and `npm run backup` at any time. Empty: none is made.',
  },
  {
    name: 'BACKUP_KEY',
    default: '',
    what: 'Key of age that backups are encrypted with: a secret key (`AGE-SECRET-KEY-1…`), or a public one (`age1…`), with which backups are made and not restored. `npm run backup -- --new-key` makes one. Empty: backups are not encrypted.',
  },
  {
    name: 'BACKUP_KEEP',
    default: '14',
    what: 'Backups that are kept; older ones are removed after a new one is complete.',
  },
  {
    name: 'SECRET',
    default: '(sample)',
    what: 'At least 32 characters: keys of signs, signed addresses, sealed rows and the hashes of activation codes are derived from it. The same in every process.',
  },
  {
    name: 'CELL',
    default: '0',
    what: 'Number of this installation among those between which schools move, 0 to 4095, each with a database and files of its own and the same `SECRET`. Fixed at the first start: rows are numbered in a range of the cell.',
  },
  {
    name: 'SEED_DEMO',
    default: '0',
    what: '1 fills an empty database with the two demo schools once; refused in production, because their passwords are known.',
  },
  {
    name: 'SMS',
    default: 'sandbox',
    what: '`sandbox` shows messages at /sandbox/messages, `http` posts them to a gateway, `none` sends nothing.',
  },
  { name: 'SMS_URL', default: '', what: 'Address of the SMS gateway for `http`.' },
  { name: 'SMS_TOKEN', default: '', what: 'Bearer token of the SMS gateway.' },
  {
    name: 'SOCIAL',
    default: 'sandbox',
    what: 'Signing in by a code to scan: `wechat`, `sandbox` (a played provider, refused in production) or `none`, which is the default in production.',
  },
  { name: 'SOCIAL_APP_ID', default: '', what: 'Id of the app at the provider.' },
  { name: 'SOCIAL_APP_SECRET', default: '', what: 'Secret of the app at the provider.' },
  {
    name: 'SOCIAL_ORIGIN',
    default: '',
    what: 'Replaces both addresses of WeChat (https://open.weixin.qq.com, https://api.weixin.qq.com), for tests.',
  },
  {
    name: 'PAYMENT',
    default: 'sandbox',
    what: 'Paying online: `stripe`, `sandbox` (a played provider, refused in production) or `none`, which is the default in production.',
  },
  { name: 'STRIPE_SECRET_KEY', default: '', what: 'Secret key of the Stripe account.' },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    default: '',
    what: 'Signing secret of the webhook at `/api/v1/pay/notice/stripe`, for the events checkout.session.completed, .async_payment_succeeded, .async_payment_failed, .expired, refund.updated, refund.failed, charge.dispute.created, .funds_withdrawn and .closed.',
  },
  {
    name: 'MAIL',
    default: 'sandbox',
    what: 'Mails: `smtp` hands them to a mail server, `sandbox` shows them at /sandbox/mails (refused in production), `none`, which is the default in production, sends none and says so in the list of mails.',
  },
  {
    name: 'SMTP_URL',
    default: '',
    what: 'Mail server for `smtp`, with name and password where it asks for them: `smtps://name:password@mail.example:465` encrypts from the first byte, `smtp://name:password@mail.example:587` as soon as the server offers it, and `?requireTLS=true` behind it refuses a server that does not.',
  },
  {
    name: 'MAIL_FROM',
    default: '',
    what: 'Address of the sender for `smtp`, such as `no-reply@school.example`, for which the mail server may send. Refused mails are reported to it, so that somebody should read what comes there.',
  },
  {
    name: 'MAP_FRAME',
    default: '',
    what: 'Address of a map for a frame, from a provider such as Google Maps Embed, with `{place}` where the words of the place belong: `https://maps.example/embed?key=…&q={place}`. Browsers get it, so that a key in it must be limited to the hosts of the schools. Empty: places have a link to OpenStreetMap alone.',
  },
  {
    name: 'CAPTCHA_ANSWER',
    default: '',
    what: 'A fixed answer of the image captcha for automatic tests; refused in production.',
  },
  {
    name: 'PASSWORD_COST',
    default: 'full',
    what: '`quick` hashes passwords in no time, for tests that are not about it; refused in production.',
  },
  {
    name: 'VIDEO_CONVERTER',
    default: 'ffmpeg',
    what: 'Program that makes smaller renditions of lesson videos, with `ffprobe` beside it. Where it is not installed, or the value is empty, videos play as they were uploaded.',
  },
  {
    name: 'PDF_BROWSER',
    default: 'chromium,chromium-browser,google-chrome',
    what: 'Programs that print certificates as PDF, divided by commas, those outside the usual folders with their whole path: the first that is installed does. Where none is, or the value is empty, people print with their own browser.',
  },
  {
    name: 'TRUST_PROXY',
    default: '',
    what: 'Load balancers in front, whose word about address and scheme of the visitor is taken, and about the host with `FORWARDED_HOST`: addresses, ranges such as `10.0.0.0/8`, or `loopback`, `linklocal`, `uniquelocal`, divided by commas. Empty: none.',
  },
  {
    name: 'FORWARDED_HOST',
    default: '0',
    what: '1 where a load balancer of `TRUST_PROXY` says in `X-Forwarded-Host` which host the visitor named, and overwrites what the visitor sent there. Otherwise `Host` says it, and that header is not looked at.',
  },
  {
    name: 'METRICS_TOKEN',
    default: '',
    what: 'Bearer token for /metrics. Empty: figures are given on the machine itself only.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: '',
    what: 'Address of a collector of traces (OTLP over HTTP with JSON), such as `http://127.0.0.1:4318`. Empty: no traces are made. The library reads the other usual variables, such as `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_RESOURCE_ATTRIBUTES`, by itself.',
  },
  { name: 'OTEL_SERVICE_NAME', default: 'titian', what: 'Name of this server in traces.' },
  {
    name: 'LIVE_URL',
    default: '/ws',
    what: 'WebSocket over which open pages are told news: a path on their own host, or a host of its own such as `wss://live.example/ws`, which leads to this server. `off` or an empty value: none, and pages ask every minute.',
  },
  { name: 'WORKER', default: '1', what: '0 leaves jobs to other processes.' },
  {
    name: 'DRAIN_SECONDS',
    default: '0',
    what: 'Seconds that a process goes on answering after SIGTERM, while /readyz says 503, so that load balancers notice; in production 5 unless set, at most 300. Ending takes up to 8 more.',
  },
  { name: 'LOG_LEVEL', default: 'info', what: 'fatal, error, warn, info, debug or silent.' },
] as const

const settingsShape = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_ORIGIN: z.union([z.url(), z.literal('')]).default(''),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_REPLICA_URL: databaseAddress,
  DATABASE_STATEMENTS: z.enum(['named', 'unnamed']).optional(),
  DATABASE_POOL: count.default(12),
  SLOW_STATEMENT_MS: count.max(3_600_000).default(500),
  DATA_DIR: z.string().min(1).default('./data'),
  FILES: z
    .enum(['disk', 's3', 'disk,s3', 's3,disk'])
    .default('disk')
    .transform((name): readonly ['disk' | 's3', ('disk' | 's3')?] => fileStores[name]),
  S3_ENDPOINT: z.union([z.url({ protocol: /^https?$/ }), z.literal('')]).default(''),
  S3_REGION: z.string().min(1).max(100).default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'no name of a bucket')
    .or(z.literal(''))
    .default(''),
  S3_ACCESS_KEY: z.string().max(500).default(''),
  S3_SECRET_KEY: z.string().max(500).default(''),
  S3_PREFIX: objectPrefix,
  S3_PATH_STYLE: onOff.default(true),
  DISK_FLOOR_MB: z.coerce.number().int().min(0).default(1024),
  VISITOR_CACHE_MB: count.max(65_536).default(16),
  HOST_CACHE: count.max(1_000_000).default(1000),
  BOOKS_YEARS: z.coerce.number().int().min(7).max(100).default(7),
  AUDIT_YEARS: z.coerce.number().int().min(0).max(100).default(0),
  NOTICE_YEARS: z.coerce.number().int().min(0).max(100).default(0),
  BACKUP_TO: z.string().max(1000).default(''),
  BACKUP_KEY: z
    .string()
    .regex(/^(?:AGE-SECRET-KEY-1|age1)/, 'must begin with AGE-SECRET-KEY-1 or age1')
    .or(z.literal(''))
    .default(''),
  BACKUP_KEEP: count.max(10_000).default(14),
  SECRET: z.string().min(32).default(sampleSecret),
  CELL: z.coerce.number().int().min(0).max(4095).default(0),
  SEED_DEMO: onOff.default(false),
  SMS: z.enum(['sandbox', 'http', 'none']).default('sandbox'),
  SMS_URL: z.union([z.url(), z.literal('')]).default(''),
  SMS_TOKEN: z.string().default(''),
  SOCIAL: z.enum(['none', 'wechat', 'sandbox']).optional(),
  SOCIAL_APP_ID: z.string().default(''),
  SOCIAL_APP_SECRET: z.string().default(''),
  SOCIAL_ORIGIN: z.union([z.url(), z.literal('')]).default(''),
  PAYMENT: z.enum(['none', 'stripe', 'sandbox']).optional(),
  STRIPE_SECRET_KEY: z.string().default(''),
  STRIPE_WEBHOOK_SECRET: z.string().default(''),
  MAP_FRAME: mapFrame,
  MAIL: z.enum(['none', 'smtp', 'sandbox']).optional(),
  SMTP_URL: smtpAddress,
  MAIL_FROM: z.union([z.email(), z.literal('')]).default(''),
  CAPTCHA_ANSWER: z
    .string()
    .regex(/^[a-z\d]{4,6}$/i)
    .or(z.literal(''))
    .default(''),
  PASSWORD_COST: z.enum(['full', 'quick']).default('full'),
  VIDEO_CONVERTER: z.string().max(500).default('ffmpeg'),
  PDF_BROWSER: z.string().max(500).default('chromium,chromium-browser,google-chrome'),
  TRUST_PROXY: z.string().default('').pipe(proxies),
  FORWARDED_HOST: onOff.default(false),
  METRICS_TOKEN: z.string().default(''),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.url(), z.literal('')]).default(''),
  OTEL_SERVICE_NAME: z.string().max(200).default('titian'),
  LIVE_URL: z.string().default('/ws').pipe(livePlace),
  WORKER: onOff.default(true),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/**
 * A development server needs a sandbox provider; in production a provider must be named (ACC-196).
 */
const shape = settingsShape.transform((env) => ({
  ...env,
  // Without NODE_ENV the sample secret and readable messages are in use, so the network must not
  // reach them.
  HOST: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
  DATABASE_STATEMENTS:
    env.DATABASE_STATEMENTS ??
    (env.DATABASE_DIRECT_URL ? ('unnamed' as const) : ('named' as const)),
  SOCIAL: env.SOCIAL ?? (env.NODE_ENV === 'production' ? ('none' as const) : ('sandbox' as const)),
  MAIL: env.MAIL ?? (env.NODE_ENV === 'production' ? ('none' as const) : ('sandbox' as const)),
  DRAIN_SECONDS: env.DRAIN_SECONDS ?? (env.NODE_ENV === 'production' ? 5 : 0),
  PAYMENT:
    env.PAYMENT ?? (env.NODE_ENV === 'production' ? ('none' as const) : ('sandbox' as const)),
}))

export type Env = z.output<typeof shape>

function productionProblems(env: Env): string[] {
  const problems: string[] = []
  if (env.SECRET === sampleSecret) problems.push('SECRET: still the sample value')
  if (env.SMS === 'sandbox')
    problems.push('SMS: the sandbox works outside production only; use http or none')
  if (env.SOCIAL === 'sandbox')
    problems.push('SOCIAL: the sandbox works outside production only; use wechat or none')
  if (env.PAYMENT === 'sandbox')
    problems.push('PAYMENT: the sandbox works outside production only; use stripe or none')
  if (env.MAIL === 'sandbox')
    problems.push('MAIL: the sandbox works outside production only; use smtp or none')
  if (env.SEED_DEMO) problems.push('SEED_DEMO: the passwords of the demo schools are known')
  if (env.CAPTCHA_ANSWER) problems.push('CAPTCHA_ANSWER: must be empty')
  if (env.PASSWORD_COST !== 'full') problems.push('PASSWORD_COST: must be full')
  if (env.S3_ENDPOINT.startsWith('http:') && !loopback.test(new URL(env.S3_ENDPOINT).hostname))
    problems.push(
      'S3_ENDPOINT: must begin with https://, because files would be readable on the way',
    )
  if (env.LIVE_URL?.origin?.startsWith('ws:')) problems.push('LIVE_URL: must begin with wss://')
  return problems
}

/**
 * OPS-065: sudo and the login of Linux set MAIL to the file with the mails of an account, such as
 * /var/mail/titian, which is no setting of an operator.
 */
const isMailPath = (name: string, value: string) => name === 'MAIL' && value.startsWith('/')

/** OPS-030: the settings of the object storage are given together or not at all. */
function objectStorageProblems(env: Env): string[] {
  const isForFiles = env.FILES.includes('s3')
  const isUsed = isForFiles || /^s3:/i.test(env.BACKUP_TO)
  const use = isForFiles ? 'FILES is s3' : 'BACKUP_TO begins with s3://'
  const needed = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
  const missing: string[] = needed.filter((name) => env[name] === '')
  if (isForFiles && env.S3_BUCKET === '') missing.push('S3_BUCKET')
  return isUsed && missing.length > 0 ? [`${missing.join(', ')}: needed when ${use}`] : []
}

/** Returns the settings, or throws an error that lists all invalid ones. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(
      ([name, value]) =>
        value !== undefined &&
        // An empty value counts as not set, except for LIVE_URL, where it switches the live channel
        // off.
        (value !== '' || name === 'LIVE_URL') &&
        !isMailPath(name, value),
    ),
  )
  const parsed = shape.safeParse(given)
  if (!parsed.success)
    throw new Error(
      `The settings are not usable:\n${parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
    )
  const env = parsed.data
  const problems = env.NODE_ENV === 'production' ? productionProblems(env) : []
  problems.push(...objectStorageProblems(env))
  if (env.SMS === 'http' && !env.SMS_URL) problems.push('SMS_URL: needed when SMS is http')
  if (env.SOCIAL === 'wechat' && !(env.SOCIAL_APP_ID && env.SOCIAL_APP_SECRET))
    problems.push('SOCIAL_APP_ID, SOCIAL_APP_SECRET: needed when SOCIAL is wechat')
  if (env.PAYMENT === 'stripe' && !(env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET))
    problems.push('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: needed when PAYMENT is stripe')
  if (env.MAIL === 'smtp' && !(env.SMTP_URL && env.MAIL_FROM))
    problems.push('SMTP_URL, MAIL_FROM: needed when MAIL is smtp')
  if (problems.length > 0)
    throw new Error(
      `The settings are not usable:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    )
  return env
}
