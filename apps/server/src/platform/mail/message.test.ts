import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import type { OutgoingMail } from './mail.ts'
import { isMailAddress, messageOf, oneLineSubject } from './message.ts'

const mail: OutgoingMail = {
  schoolId: 1,
  messageId: 'one@learn.example',
  to: { name: '李玥(老师)', address: 'liyue@company.example' },
  fromName: 'Sekolah Teratai',
  subject: '应聘：电商运营专员',
  text: 'Good morning,\nplease read the resume.\n',
  html: '',
  language: 'zh',
}

/** Returns the message as it is sent, with decoded headers. */
async function written(changed: Partial<OutgoingMail> = {}): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const info = await transport.sendMail(
    messageOf({ ...mail, ...changed }, 'no-reply@learn.example'),
  )
  const raw = (info.message as Buffer).toString('utf8').replace(/\n[ \t]+/g, ' ')
  return raw.replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=(?: (?==\?))?/gi, (_, kind: string, text) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text as string, 'base64').toString('utf8')
      : decodeURIComponent((text as string).replaceAll('_', ' ').replaceAll('=', '%')),
  )
}

const headersOf = (raw: string) => raw.slice(0, raw.indexOf('\n\n')).split('\n')

it('[JOB-063] encodes names and subjects of all three languages without loss', async () => {
  expect(await written()).toContain('To: 李玥(老师) <liyue@company.example>')
  expect(await written()).toContain('Subject: 应聘：电商运营专员')
  const malay = {
    to: { name: "Nur A'isyah binti Dato' Sri, H.R. (Pengurus)", address: 'nur@syarikat.example' },
    subject: 'Permohonan jawatan: Eksekutif Jualan & Pemasaran',
  }
  expect(await written(malay)).toMatch(
    /^To: "Nur A'isyah binti Dato' Sri, H\.R\. \(Pengurus\)" <nur@syarikat\.example>$/m,
  )
  expect(await written(malay)).toContain(`Subject: ${malay.subject}`)
})

it('[JOB-063] removes line breaks from names and subjects, so that they cannot add headers', async () => {
  const evil = 'Hello\r\nBcc: all@company.example\u2028X-More: 1\n\nbody'
  const raw = await written({
    subject: evil,
    fromName: evil,
    to: { name: evil, address: 'a@company.example' },
    replyTo: { name: evil, address: 'b@company.example' },
  })
  const names = headersOf(raw).map((line) => line.split(':')[0]?.toLowerCase())
  expect(names).not.toContain('bcc')
  expect(names).not.toContain('x-more')
  expect(headersOf(raw)).toContain('Subject: Hello Bcc: all@company.example X-More: 1 body')
})

it('[JOB-063] accepts one plain address only', () => {
  for (const address of ['hr@company.example', 'first.last+jobs@mail.company.com.my'])
    expect(isMailAddress(address)).toBe(true)
  for (const address of [
    '',
    'hr',
    'a@b.example, c@d.example',
    'Lee <a@b.example>',
    'a@b.example\r\nBcc: c@d.example',
    `${'a'.repeat(250)}@b.example`,
  ])
    expect(isMailAddress(address)).toBe(false)
})

it('[JOB-063] contains text, HTML, a reply address and an unsubscribe link', async () => {
  const plain = await written()
  expect(plain).toMatch(/^Content-Type: text\/plain/m)
  expect(plain).not.toMatch(/text\/html|Reply-To|List-Unsubscribe/)
  const raw = await written({
    html: '<p>Good morning</p>',
    replyTo: { name: '王老师', address: 'wang@school.example' },
    offUrl: 'https://learn.example/mails/off/abc',
  })
  expect(raw).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(raw.indexOf('text/plain')).toBeLessThan(raw.indexOf('text/html'))
  expect(raw).toContain('From: Sekolah Teratai <no-reply@learn.example>')
  expect(raw).toContain('Reply-To: 王老师 <wang@school.example>')
  expect(raw).toContain('List-Unsubscribe: <https://learn.example/mails/off/abc>')
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(raw).toContain('Message-ID: <one@learn.example>')
  expect(raw).toContain('Auto-Submitted: auto-generated')
})

it('[JOB-063] loads no file or address that a text names', async () => {
  const path = '/etc/hostname'
  expect(await written({ html: `<img src="${path}">`, text: path })).toContain(path)
})

it('[JOB-063] shortens a subject that is longer than mail programs show', () => {
  expect(oneLineSubject('题'.repeat(2000))).toMatch(/^题{299}…$/)
})
