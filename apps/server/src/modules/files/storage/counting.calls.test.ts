import { setTimeout as pause } from 'node:timers/promises'
import { schools } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeFile, photo } from '../factories.ts'
import { removeFileNow } from '../index.ts'
import { countSchools } from './actions.ts'
import { countSchool } from './queries.ts'

const gigabyte = 1024 ** 3

let testApp: TestApp
let platform: Person
let staff: Person
let ids: number[]

beforeAll(async () => {
  testApp = await openTestApp()
  platform = await testApp.person('platformAdmin,normal')
  staff = await testApp.person('schoolAdmin,normal')
  ids = [testApp.schoolId, testApp.otherSchoolId]
  for (const key of ['third', 'fourth', 'fifth']) {
    const { rows } = await testApp.db.execute<{ id: string }>(sql`
      insert into schools (key, title, default_language)
      values (${key}, ${JSON.stringify({ en: key })}, 'en') returning id`)
    ids.push(Number(rows[0]?.id))
  }
  for (const schoolId of ids) await makeFile(testApp, { schoolId })
})
afterAll(() => testApp.close())

/** Makes the files uncounted, as they were before the update that added the triggers. */
const uncount = () =>
  testApp.db.execute(
    sql`update school_storage set used_bytes = 0, most_bytes = null, counted_at = null`,
  )

async function rowsOf() {
  const { rows } = await testApp.db.execute<{ id: string; used: string; at: string | null }>(sql`
    select school_id as id, used_bytes as used, counted_at::text as at from school_storage order by school_id`)
  return rows.map(({ id, used, at }) => ({ id: Number(id), used: Number(used), at }))
}

async function bytesOf() {
  const { rows } = await testApp.db.execute<{ id: string; used: string }>(sql`
    select school_id as id, sum(size) as used from files where state = 'stored' group by school_id order by school_id`)
  return rows.map(({ id, used }) => ({ id: Number(id), used: Number(used) }))
}

const usesOf = async () => (await rowsOf()).map(({ id, used }) => ({ id, used }))

const listed = async () =>
  (await testApp.ask(schools.listSchools, { name: '' }, platform)).body.data?.list ?? []

const settingsOf = async () =>
  (await testApp.ask(schools.getSchoolSettings, {}, staff)).body.data?.storage

async function figures() {
  const { body } = await testApp.app.http.inject({ url: '/metrics' })
  const uncounted = Number(/^titian_schools_not_counted (\d+)$/m.exec(body)?.[1])
  return { uncounted, shown: body.match(/^titian_school_files_bytes\{/gm)?.length ?? 0 }
}

it('[FRM-412] shows a school as not counted in list, settings and figures until the job has counted it', async () => {
  await uncount()
  expect((await listed()).map(({ storage }) => storage)).toEqual(ids.map(() => null))
  expect(await settingsOf()).toBeNull()
  await expect.poll(figures, { timeout: 15_000 }).toEqual({ uncounted: 5, shown: 0 })
  await countSchools(testApp.app.services)
  expect(await usesOf()).toEqual(await bytesOf())
  const [first] = await bytesOf()
  expect((await listed()).map(({ storage }) => storage?.used)).toEqual(
    (await bytesOf()).map(({ used }) => used),
  )
  expect(await settingsOf()).toEqual({ used: first?.used, most: 200 * gigabyte })
  await expect.poll(figures, { timeout: 15_000 }).toEqual({ uncounted: 0, shown: 5 })
})

it('[FRM-412] counts each school once, even after a crash and with two processes at the same time', async () => {
  await uncount()
  // A process that ends after two schools has counted only these two.
  for (const schoolId of ids.slice(0, 2)) await countSchool(testApp.db, schoolId)
  const before = await rowsOf()
  expect(before.filter(({ at }) => at !== null)).toHaveLength(2)
  await Promise.all([countSchools(testApp.app.services), countSchools(testApp.app.services)])
  const after = await rowsOf()
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
  expect(await usesOf()).toEqual(await bytesOf())
  await countSchools(testApp.app.services)
  expect(await rowsOf()).toEqual(after)
})

it('[FRM-412] counts correctly while files are added and removed', async () => {
  const { db, app } = testApp
  const old = await makeFile(testApp, { bytes: await photo(60, 20), purpose: 'cover' })
  await uncount()
  // The transaction of one file stays open while its school is counted.
  let isChanged = false
  const changing = db.transaction(async (tx) => {
    await tx.execute(sql`update files set size = size + 7 where id = ${old.id}`)
    isChanged = true
    await pause(300)
  })
  await vi.waitFor(() => expect(isChanged).toBe(true))
  await Promise.all([changing, countSchools(app.services)])
  expect(await usesOf()).toEqual(await bytesOf())
  await uncount()
  await Promise.all([
    countSchools(app.services),
    removeFileNow(db, app.services.files, old),
    makeFile(testApp, { bytes: await photo(10, 10), purpose: 'cover' }),
  ])
  expect(await usesOf()).toEqual(await bytesOf())
})

it('[FRM-412] treats a school created later as counted, with the usual limit', async () => {
  const { rows } = await testApp.db.execute<{ id: string }>(sql`
    insert into schools (key, title, default_language)
    values ('later', '{"en":"Later"}', 'en') returning id`)
  const storageOf = async () => (await listed()).find(({ key }) => key === 'later')?.storage
  expect(await storageOf()).toEqual({ used: 0, most: 200 * gigabyte })
  const { size } = await makeFile(testApp, { schoolId: Number(rows[0]?.id) })
  expect(await storageOf()).toEqual({ used: size, most: 200 * gigabyte })
})
