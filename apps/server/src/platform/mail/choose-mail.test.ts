import { expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { chooseMail } from './choose-mail.ts'
import { noMail } from './mail.ts'

const played = { ...noMail, kind: 'sandbox' as const }
const smtp = { SMTP_URL: 'smtps://me:secret@mail.example', MAIL_FROM: 'no-reply@learn.example' }
const production = {
  NODE_ENV: 'production',
  SECRET: 'a-secret-of-32-characters-or-even-more',
  SMS: 'none',
}

async function senderFor(source: Record<string, string>) {
  return chooseMail(readEnv(source), () => undefined, played)
}

it('[JOB-061] is a sandbox in development and trial, and missing in production unless one is set', async () => {
  expect((await senderFor({})).kind).toBe('sandbox')
  expect((await senderFor({ MAIL: 'none' })).kind).toBe('none')
  expect((await senderFor(production)).kind).toBe('none')
  const real = await senderFor({ ...production, MAIL: 'smtp', ...smtp })
  expect(real).toMatchObject({ kind: 'smtp', domain: 'learn.example' })
})

it('[JOB-061] is never a sandbox in production, and needs its server and sender address', () => {
  expect(() => readEnv({ ...production, MAIL: 'sandbox' })).toThrow(/MAIL: the sandbox/)
  for (const name of Object.keys(smtp))
    expect(() => readEnv({ MAIL: 'smtp', ...smtp, [name]: '' })).toThrow(/SMTP_URL, MAIL_FROM/)
  for (const SMTP_URL of ['mail.example', 'https://mail.example', 'smtp://', 'smtp:mail'])
    expect(() => readEnv({ MAIL: 'smtp', ...smtp, SMTP_URL })).toThrow(/SMTP_URL: .*smtps:\/\//)
  for (const MAIL_FROM of ['school', 'School <a@b.example>'])
    expect(() => readEnv({ MAIL: 'smtp', ...smtp, MAIL_FROM })).toThrow(/MAIL_FROM/)
})
