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
  it('shows a failing statement and its cause without the values', () => {
    const described = describeError(failingStatement())
    expect(described.message).toContain('insert into "users"')
    expect(described.cause).toMatchObject({ code: '22P02' })
    expect(described.stack).toMatch(/^\s+at /)
    expect(JSON.stringify(described)).not.toMatch(/123456789|argon2id/)
  })

  it('omits the value of an invalid address', () => {
    let logged = ''
    try {
      void new URL('//:99999/?temporaryToken=abc', 'http://site')
    } catch (error) {
      logged = JSON.stringify(describeError(error))
    }
    expect(logged).toContain('TypeError')
    expect(logged).not.toContain('temporaryToken')
  })

  it('is short, and ends at a circular cause', () => {
    const one = new Error('x'.repeat(10_000))
    one.cause = one
    expect(JSON.stringify(describeError(one)).length).toBeLessThan(12_000)
    expect(describeError('text')).toMatchObject({ type: 'string' })
  })
})
