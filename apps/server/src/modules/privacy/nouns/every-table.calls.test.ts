import { archiveParts } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagesOf } from '../../../platform/personal/personal-data.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { partTexts } from '../making/texts.ts'
import { columnTexts, holdingTexts } from '../making/words.ts'
import { countKept, eraseOf, listHindrances, personalData } from './queries.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())

const nobody = { schoolId: 1, userId: 1 }
const dialect = new PgDialect()
const written = (statement: SQL) => dialect.sqlToQuery(statement).sql
const holdings = personalData.flatMap(({ archive }) => archive)
const references = personalData.flatMap((noun) => Object.entries(noun.references))
const selects = holdings.map(({ part, select }) => ({
  part,
  text: written(select(nobody, new Date())),
}))
const erasures = personalData.flatMap((noun) => noun.erase(nobody, new Date()).map(written))
const hasWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text)

/** Lists every column of the database that refers to a person. */
async function listColumns(): Promise<string[]> {
  const { rows } = await testApp.db.execute<{ name: string }>(sql`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass and a.attname <> 'school_id' order by 1`)
  return rows.map(({ name }) => name)
}

describe('the declared personal data', () => {
  it('[ACC-300] includes each referring column in the archive, or in a list with the reason', async () => {
    expect(references.map(([name]) => name).toSorted()).toEqual((await listColumns()).toSorted())
    for (const [name, { archive, closing, why }] of references)
      if (archive === null || closing === 'kept') expect(why ?? '', name).toMatch(/\w.*\.$/)
  })

  it('[ACC-300] reads the table of each such column into the declared part', () => {
    const missing = references.filter(([name, { archive }]) => {
      const [table = ''] = name.split('.')
      const isRead = selects.some(({ part, text }) => part === archive && hasWord(text, table))
      return archive !== null && !isRead
    })
    expect(missing).toEqual([])
    expect(new Set(selects.map(({ part }) => part))).toEqual(new Set(archiveParts))
  })

  it('[ACC-308] erases or anonymises the table of each column that is not kept', () => {
    const missing = references.filter(([name, { closing }]) => {
      const [table = ''] = name.split('.')
      return closing === 'erased' && !erasures.some((text) => hasWord(text, table))
    })
    expect(missing).toEqual([])
  })

  it('[ACC-300] has a heading for each part, table and column, and no key or secret', () => {
    expect(Object.keys(partTexts).toSorted()).toEqual([...archiveParts].toSorted())
    // If the name of a holding occurs twice, the heading begins with the part of the archive.
    const known = holdings.flatMap(({ part, name }) => [name, `${part} ${name}`])
    expect(known).toEqual(expect.arrayContaining(Object.keys(holdingTexts)))
    const names = new Set(holdings.map(({ name }) => name))
    expect(Object.keys(holdingTexts)).toEqual(expect.arrayContaining([...names]))
    const columns = new Set<string | undefined>(
      selects.flatMap(({ text }) => [...text.matchAll(/ as "(\w+)"/g)].map(([, name]) => name)),
    )
    expect(new Set(Object.keys(columnTexts))).toEqual(columns)
    for (const { text } of selects)
      expect(text).not.toMatch(/password_hash|token|code_hash|secret|link_hash|open_id|content_key/)
  })

  it('[ACC-300] can be read and erased twice for a person without data', async () => {
    const { userId } = await testApp.person()
    const person = { schoolId: testApp.schoolId, userId }
    const now = testApp.clock.now()
    const faults: string[] = []
    const filled = new Set<string>()
    for (const { name, select } of holdings)
      try {
        for await (const rows of pagesOf(testApp.db, select(person, now)))
          if (rows.length > 0) filled.add(name)
      } catch (error) {
        faults.push(`${name}: ${error instanceof Error ? String(error.cause) : ''}`)
      }
    expect(faults).toEqual([])
    expect([...filled].toSorted()).toEqual(['account', 'sessions'])
    expect(await listHindrances(testApp.db, person, now)).toEqual([])
    expect([...(await countKept(testApp.db, person)).values()]).toEqual([0, 0, 0, 0, 0])
    for (const noun of [...personalData.toReversed(), ...personalData.toReversed()])
      await testApp.db.transaction((tx) => eraseOf(tx, noun, person, now))
  })
})
