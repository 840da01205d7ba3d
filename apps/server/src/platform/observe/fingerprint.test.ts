import { expect, it } from 'vitest'
import { fingerprint, withoutValues } from './fingerprint.ts'

const phone = '60123456705'

it('[OPS-052] removes every value from the text of a statement', () => {
  const texts = [
    `select * from users where mobile = '${phone}'`,
    `select * from users where mobile = ${phone}`,
    `select * from users where note = 'it''s ${phone}' and id = 5`,
    `select * from users where note = E'a\\'b ${phone}'`,
    `select * from users where note = $tag$ it's ${phone} $tag$`,
    `select 1 -- ${phone}\n from users`,
    `select /* ${phone} */ 1 from users where "a" = 'b"c ${phone}'`,
    `update users set balance = -${phone}.50`,
  ]
  for (const text of texts) {
    expect(withoutValues(text)).not.toContain(phone)
    expect(JSON.stringify(fingerprint(text))).not.toContain(phone)
  }
  expect(withoutValues(texts[0] ?? '')).toBe('select * from users where mobile = ?')
})

it('[OPS-052] names a statement by verb, table and hash, whatever its values and the length of its lists', () => {
  const one = fingerprint('select "id" from "attempts" where "id" in ($1, $2)')
  expect(one.name).toMatch(/^select attempts [\da-f]{6}$/)
  expect(fingerprint('select "id" from "attempts" where "id" in ($1, $2, $3)')).toEqual(one)
  expect(fingerprint('select "id" from "attempts" where "number" in ($1)').name).not.toBe(one.name)
  expect(fingerprint('insert into "notes" ("a") values ($1), ($2)').name).toBe(
    fingerprint('insert into "notes" ("a") values ($1)').name,
  )
  expect(fingerprint('begin').name).toMatch(/^begin [\da-f]{6}$/)
  expect(fingerprint('with due as (select 1) update jobs.job set x = 1').name).toMatch(
    /^with jobs\.job /,
  )
  expect(fingerprint(`select '${'x'.repeat(5000)}'`).text).toBe('select ?')
})
