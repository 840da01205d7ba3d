import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import type { OutgoingMail } from './mail.ts'
import { smtpMail } from './smtp.ts'

// A real SMTP session, because the test is about how the library reports responses of a server.

const mail: OutgoingMail = {
  schoolId: 1,
  messageId: 'one@learn.example',
  to: { name: '李玥(老师)', address: 'hr@company.example' },
  fromName: 'Sekolah Teratai',
  subject: '应聘',
  text: 'Good morning',
  html: '<p>Good morning</p>',
  language: 'zh',
}

const open: { close(): unknown }[] = []
const reports: string[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
  reports.length = 0
})

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function serverWith(options: SMTPServerOptions = {}) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  open.push(server)
  return { received, port: await portOf(server.server) }
}

const quick = { try: 1500, connection: 800, silence: 800 }
const senderTo = (port: number, login = '') =>
  smtpMail(
    { url: `smtp://${login}127.0.0.1:${port}`, from: 'no-reply@learn.example' },
    (problem) => reports.push(problem),
    quick,
  )

const refusing = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode })

it('[JOB-061] sends a mail with name, subject, text, HTML and its own Message-ID', async () => {
  const { received, port } = await serverWith()
  expect(await senderTo(port).send(mail)).toEqual({ is: 'sent' })
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('Message-ID: <one@learn.example>')
  expect(received[0]).toMatch(/text\/plain[\s\S]*Good morning[\s\S]*text\/html[\s\S]*<p>Good/)
  expect(reports).toEqual([])
})

it('[JOB-061] signs in with the configured name and password', async () => {
  const logins: unknown[] = []
  const { port, received } = await serverWith({
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      logins.push([username, password])
      if (password === 'p@ss word') return done(null, { user: username })
      return done(new Error('Invalid login of no-reply@learn.example'))
    },
  })
  expect(await senderTo(port, 'school:p%40ss%20word@').send(mail)).toEqual({ is: 'sent' })
  expect(logins).toEqual([['school', 'p@ss word']])
  expect(received).toHaveLength(1)
  expect(await senderTo(port, 'school:wrong@').send(mail)).toMatchObject({
    is: 'later',
    reason: 'login',
  })
  expect(await senderTo(port).send(mail)).toMatchObject({ is: 'later', reason: 'login' })
  expect(reports).toHaveLength(2)
  expect(reports.join(' ')).not.toMatch(/p@ss|wrong@|company\.example|learn\.example/)
})

it('[JOB-062] distinguishes permanent from temporary refusals at every step of the session', async () => {
  const steps = {
    onMailFrom: (error: Error) => ({
      onMailFrom: (_a: unknown, _s: unknown, done: (fault: Error) => void) => done(error),
    }),
    onRcptTo: (error: Error) => ({
      onRcptTo: (_a: unknown, _s: unknown, done: (fault: Error) => void) => done(error),
    }),
    onData: (error: Error): SMTPServerOptions => ({
      onData(stream, _session, done) {
        stream.on('data', () => undefined)
        stream.on('end', () => done(error))
      },
    }),
  }
  for (const withError of Object.values(steps)) {
    const final = await serverWith(withError(refusing(550, '5.1.1 <hr@company.example> unknown')))
    expect(await senderTo(final.port).send(mail)).toEqual({
      is: 'failed',
      reason: 'refused',
      error: '550 5.1.1 … unknown',
    })
    const now = await serverWith(withError(refusing(451, '4.7.1 Greylisted')))
    expect(await senderTo(now.port).send(mail)).toEqual({
      is: 'later',
      reason: 'later',
      error: '451 4.7.1 Greylisted',
    })
  }
  const closed = await serverWith({
    onConnect: (_session, done) => done(refusing(554, 'No service')),
  })
  expect(await senderTo(closed.port).send(mail)).toMatchObject({
    is: 'later',
    reason: 'unreachable',
  })
})

it('[JOB-062] gives up a try without a server, a greeting, a response, or the end of a response', async () => {
  const gone = createServer()
  const port = await portOf(gone)
  await new Promise((resolve) => gone.close(resolve))
  expect(await senderTo(port).send(mail)).toMatchObject({ is: 'later', reason: 'unreachable' })

  const silent = createServer((socket) => socket.on('error', () => undefined))
  open.push(silent)
  expect(await senderTo(await portOf(silent)).send(mail)).toMatchObject({
    is: 'later',
    reason: 'timeOut',
  })

  const hanging = await serverWith({ onRcptTo: () => undefined })
  expect(await senderTo(hanging.port).send(mail)).toMatchObject({ is: 'later', reason: 'timeOut' })

  const dripping = createServer((socket) => {
    const drip = setInterval(() => socket.write('220-wait\r\n'), 100)
    socket.on('close', () => clearInterval(drip)).on('error', () => undefined)
  })
  open.push(dripping)
  const began = performance.now()
  expect(await senderTo(await portOf(dripping)).send(mail)).toMatchObject({ is: 'later' })
  expect(performance.now() - began).toBeLessThan(5000)
})

it('[JOB-062] retries when the server closes the connection in the middle of a mail', async () => {
  const cut = createServer((socket) => {
    socket.write('220 ready\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      if (chunk.toString().startsWith('DATA')) socket.destroy()
      else socket.write('250 ok\r\n')
    })
  })
  open.push(cut)
  expect(await senderTo(await portOf(cut)).send(mail)).toMatchObject({
    is: 'later',
    reason: 'unreachable',
  })
})
