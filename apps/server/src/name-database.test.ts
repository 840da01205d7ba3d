import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { explainUnreachable, nameDatabase } from './name-database.ts'

const address = 'postgres://titian:hidden-word@db.example:6432/school'

describe('nameDatabase', () => {
  it.each([
    [address, 'PostgreSQL, the database “school” at db.example:6432'],
    ['postgres://titian:hidden-word@db.example/school', 'the database “school” at db.example:5432'],
    ['postgres://titian@/school?host=/run/postgresql', 'the database “school” at /run/postgresql'],
    ['postgres://titian@db.example', 'the database “titian” at db.example:5432'],
  ])('[FRM-325] of %s is %s', (url, name) => {
    expect(nameDatabase(url, '')).toContain(name)
    expect(nameDatabase(url, '')).not.toContain('hidden-word')
  })

  it('[FRM-325] returns the folder of the embedded database', () => {
    expect(nameDatabase('', './data')).toBe(`the embedded database in ${resolve('data')}`)
  })
})

describe('explainUnreachable', () => {
  const failure = (code: string) => Object.assign(new Error('as the driver says it'), { code })
  const explain = (error: unknown) =>
    (explainUnreachable(error, address, 'DATABASE_URL') as Error).message

  it.each([
    ['ECONNREFUSED', 'Nothing answers there.'],
    ['ENOTFOUND', 'No machine has this name.'],
    ['ETIMEDOUT', 'There is no way to it.'],
    ['28P01', 'refuses the password of the user “titian”'],
    ['28000', 'does not let the user “titian” in'],
    ['3D000', 'create database "school" owner "titian";'],
    ['42501', 'Make “titian” the owner of the database.'],
    ['57P03', 'Try again.'],
  ])('[FRM-323] with %s is reported with its place, its setting and what to do', (code, text) => {
    const told = explain(failure(code))
    expect(told).toContain(
      'The database “school” at db.example:6432 (DATABASE_URL) cannot be used.',
    )
    expect(told).toContain(text)
    expect(told).not.toContain('hidden-word')
  })

  it('[FRM-323] recognises an unreachable database behind several addresses of one host, and behind another error', () => {
    const several = new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')])
    expect(explain(several)).toContain('Nothing answers there.')
    const migration = new Error('Migration 0001 failed.', { cause: failure('42501') })
    expect(explain(migration)).toContain('the owner')
    expect(explain(new Error('timeout exceeded when trying to connect'))).toContain('in time')
  })

  it('returns any other error unchanged', () => {
    const error = failure('42601')
    expect(explainUnreachable(error, address, 'DATABASE_URL')).toBe(error)
  })
})
