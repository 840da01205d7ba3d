import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

const phone = '123456789'
const hash = '$argon2id$v=19$secret'

function failingStatement(): Error {
  const query = 'insert into "users" ("mobile", "password_hash") values ($1, $2)'
  const cause = Object.assign(new Error(`invalid input syntax for type bigint: "${phone}"`), {
    code: '22P02',
    detail: `Key (mobile)=(${phone}) already exists.`,
  })
  const message = `Failed query: ${query}\nparams: ${phone},${hash}`
  return Object.assign(new Error(message, { cause }), { query, params: [phone, hash] })
}

describe('[FRM-207] an error in the log', () => {
  it('tells a failing statement and its cause without the values', () => {
    const told = describeError(failingStatement())
    expect(told.message).toContain('insert into "users"')
    expect(told.cause).toMatchObject({ code: '22P02' })
    expect(told.stack).toMatch(/^\s+at /)
    expect(JSON.stringify(told)).not.toMatch(/123456789|argon2id/)
  })

  it('leaves out what an address that is none held', () => {
    let told = ''
    try {
      void new URL('//:99999/?temporaryToken=abc', 'http://site')
    } catch (error) {
      told = JSON.stringify(describeError(error))
    }
    expect(told).toContain('TypeError')
    expect(told).not.toContain('temporaryToken')
  })

  it('ends where causes go round in a circle, and is short', () => {
    const one = new Error('x'.repeat(10_000))
    one.cause = one
    expect(JSON.stringify(describeError(one)).length).toBeLessThan(12_000)
    expect(describeError('text')).toMatchObject({ type: 'string' })
  })
})
