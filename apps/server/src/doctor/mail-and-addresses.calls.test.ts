import { createServer as createHttp } from 'node:http'
import { createServer as createHttps, type ServerOptions } from 'node:https'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { createSealers } from '../platform/security/sealers.ts'
import { askHost, judgeHost } from './addresses.ts'
import { type Check, runChecks } from './check.ts'
import { mailCheck } from './mail.ts'
import { paymentCheck, smsCheck } from './providers.ts'
import { inDays, makeCertificate } from '../testing/certificate.ts'

// Real servers on this machine, because the checks are about what libraries report of them.

const secret = 'a-secret-of-this-test-with-more-than-32-letters'
const production = { NODE_ENV: 'production', SECRET: secret, SMS: 'none' }
const open: { close(): unknown }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function closedPort(): Promise<number> {
  const server = createServer()
  const port = await portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

const findingOf = async (check: Check) => (await runChecks([check], [])).checks[0]?.findings[0]

async function smtp(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ authOptional: true, ...options })
  server.on('error', () => undefined)
  open.push(server)
  return portOf(server.server)
}

const mailAt = (address: string, ca?: string) =>
  findingOf(
    mailCheck(
      readEnv({ ...production, MAIL: 'smtp', SMTP_URL: address, MAIL_FROM: 'a@school.example' }),
      ca ? { ca } : {},
      { silence: 1500 },
    ),
  )

it('[OPS-012] names a mail server whose port is closed', async () => {
  expect(await mailAt(`smtp://127.0.0.1:${await closedPort()}`)).toMatchObject({
    state: 'problem',
    code: 'mailUnreachable',
    values: { text: expect.stringContaining('ECONNREFUSED') },
  })
})

it('[OPS-012] names a mail server that accepts the connection and is silent', async () => {
  const silent = createServer(() => undefined)
  open.push(silent)
  expect(await mailAt(`smtp://127.0.0.1:${await portOf(silent)}`)).toMatchObject({
    state: 'problem',
    code: 'mailUnreachable',
  })
})

it('[OPS-012] names an expired certificate of the mail server, and one that expires within 14 days', async () => {
  const withCertificate = async (from: Date, to: Date, secure: boolean) => {
    const { key, cert } = makeCertificate(['mail.example'], { from, to })
    const port = await smtp({ secure, key, cert })
    return mailAt(`${secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`, cert)
  }
  for (const secure of [true, false]) {
    expect(await withCertificate(inDays(-30), inDays(-1), secure)).toMatchObject({
      state: 'problem',
      code: 'mailCertificate',
      values: { text: expect.stringContaining('expired') },
    })
    expect(await withCertificate(inDays(-30), inDays(10.5), secure)).toEqual({
      state: 'warning',
      code: 'mailCertificateSoon',
      values: { days: 10 },
    })
    expect(await withCertificate(inDays(-30), inDays(60), secure)).toMatchObject({
      code: 'mailOk',
    })
  }
})

it('[OPS-012] signs in to the mail server and sends no mail', async () => {
  let received = 0
  const port = await smtp({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'school' }) : done(new Error('Wrong password')),
    onMailFrom(_address, _session, done) {
      received += 1
      done()
    },
  })
  expect(await mailAt(`smtp://school:right@127.0.0.1:${port}`)).toMatchObject({ code: 'mailOk' })
  expect(await mailAt(`smtp://school:wrong@127.0.0.1:${port}`)).toMatchObject({
    state: 'problem',
    code: 'mailLogin',
  })
  expect(received).toBe(0)
})

it('[OPS-012] warns in production of a missing mail server and SMS gateway, and not elsewhere', async () => {
  const env = readEnv(production)
  expect(await findingOf(mailCheck(env))).toMatchObject({ state: 'warning', code: 'mailNone' })
  expect(await findingOf(smsCheck(env))).toMatchObject({ state: 'warning', code: 'smsNone' })
  expect(await findingOf(paymentCheck(env))).toMatchObject({ state: 'off', code: 'paymentNone' })
  const trial = readEnv({ MAIL: 'none', SMS: 'none' })
  expect(await findingOf(mailCheck(trial))).toMatchObject({ state: 'off' })
  expect(await findingOf(smsCheck(trial))).toMatchObject({ state: 'off' })
  expect(await findingOf(mailCheck(readEnv({})))).toMatchObject({ code: 'sandboxUsed' })
})

it('[OPS-012] reaches the SMS gateway without sending a message, and says if it is closed', async () => {
  const asked: (string | undefined)[] = []
  const gateway = createHttp((request, response) => {
    asked.push(request.method, request.headers.authorization)
    response.writeHead(405).end()
  })
  open.push(gateway)
  const at = async (port: number) =>
    findingOf(
      smsCheck(
        readEnv({
          ...production,
          SMS: 'http',
          SMS_URL: `http://127.0.0.1:${port}/`,
          SMS_TOKEN: 'x',
        }),
      ),
    )
  expect(await at(await portOf(gateway))).toMatchObject({ state: 'ok', code: 'smsOk' })
  expect(asked).toEqual(['HEAD', undefined])
  expect(await at(await closedPort())).toMatchObject({
    state: 'problem',
    code: 'smsUnreachable',
    values: { text: expect.stringContaining('ECONNREFUSED') },
  })
})

it('[OPS-012] asks Stripe whether it accepts the key', async () => {
  const asked: unknown[] = []
  const stripe = createHttp(({ url, headers }, response) => {
    asked.push([url, headers.authorization])
    response.writeHead(headers.authorization === 'Bearer sk_live_right' ? 200 : 401).end('{}')
  })
  open.push(stripe)
  const origin = `http://127.0.0.1:${await portOf(stripe)}`
  const withKey = (key: string, at = origin) =>
    findingOf(
      paymentCheck(
        readEnv({
          ...production,
          PAYMENT: 'stripe',
          STRIPE_SECRET_KEY: key,
          STRIPE_WEBHOOK_SECRET: 'whsec_1',
        }),
        at,
      ),
    )
  expect(await withKey('sk_live_right')).toMatchObject({ state: 'ok', code: 'paymentOk' })
  expect(asked).toEqual([['/v1/balance', 'Bearer sk_live_right']])
  expect(await withKey('sk_live_wrong')).toMatchObject({ state: 'problem', code: 'paymentKey' })
  const nowhere = `http://127.0.0.1:${await closedPort()}`
  expect(await withKey('sk_live_right', nowhere)).toMatchObject({ code: 'paymentUnreachable' })
})

const { probes } = createSealers(secret)

/** A web server that answers as this installation does, or as `answer` says. */
async function webServer(
  options: ServerOptions,
  answer = (probe: string): string =>
    JSON.stringify({ ok: true, probe: { proof: probes.sign(probe), scheme: 'https' } }),
) {
  const server = createHttps(options, ({ url }, response) => {
    response.end(answer(new URL(url ?? '', 'https://x').searchParams.get('probe') ?? ''))
  })
  open.push(server)
  return portOf(server)
}

it('[OPS-012] knows whether https at the address of a school leads to this installation', async () => {
  const right = makeCertificate(['school.example'], { from: inDays(-1), to: inDays(60) })
  const ask = async (port: number, ca: string, host = 'school.example') =>
    judgeHost(host, await askHost(host, probes, { host: '127.0.0.1', port, ca }))
  expect(await ask(await webServer(right), right.cert)).toBeUndefined()
  const otherSecret = createSealers(`another-${secret}`).probes
  for (const other of [
    (probe: string) =>
      JSON.stringify({ probe: { proof: otherSecret.sign(probe), scheme: 'https' } }),
    () => 'Welcome to nginx',
    () => 'x'.repeat(1_000_000),
  ])
    expect(await ask(await webServer(right, other), right.cert)).toMatchObject({
      code: 'hostOther',
      values: { status: 200 },
    })
  const plain = (probe: string) =>
    JSON.stringify({ probe: { proof: probes.sign(probe), scheme: 'http' } })
  expect(await ask(await webServer(right, plain), right.cert)).toMatchObject({ code: 'hostPlain' })
  const expired = makeCertificate(['school.example'], { from: inDays(-90), to: inDays(-1) })
  expect(await ask(await webServer(expired), expired.cert)).toMatchObject({
    code: 'hostCertificate',
    values: { text: 'CERT_HAS_EXPIRED' },
  })
  expect(await ask(await webServer(right), right.cert, 'other.example')).toMatchObject({
    code: 'hostCertificate',
  })
  expect(await ask(await closedPort(), right.cert)).toMatchObject({ code: 'hostClosed' })
  expect(
    judgeHost('a.invalid', await askHost('no-such-host.invalid', probes, { port: 1 })),
  ).toMatchObject({ code: expect.stringMatching(/^host(?:Unknown|Closed)$/) })
})
