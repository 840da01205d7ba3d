import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '@titian/contract'
import { ParsePool } from '../../../platform/parsing/parse-pool.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { zip } from '../../../testing/zip-files.ts'
import { send } from '../../files/factories.ts'
import { makeSheet, workbook } from '../factories.ts'

let testApp: TestApp
let student: Person
let teacher: Person

beforeAll(async () => {
  testApp = await openTestApp()
  student = await testApp.person()
  teacher = await testApp.person('teacher,normal')
})
afterAll(() => testApp.close())

const row = (cells: string) => `<row r="1">${cells}</row>`
const spaces = (count: number) => ' '.repeat(count)

/**
 * Returns how long other requests wait while the work runs: the 99th percentile in milliseconds.
 */
async function waitBeside(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  let isOver = false
  const asking = async () => {
    while (!isOver || times.length < 200) {
      const asked = performance.now()
      await send(testApp, { url: '/healthz' })
      times.push(performance.now() - asked)
      await new Promise((resolve) => setTimeout(resolve, 3))
    }
  }
  const beside = asking()
  await work().finally(() => {
    isOver = true
  })
  await beside
  const ordered = times.toSorted((one, other) => one - other)
  return ordered[Math.floor(ordered.length * 0.99)] ?? 0
}

function upload(person: Person, purpose: string, bytes: Buffer) {
  const boundary = 'titian-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: image/png\r\n\r\n`
  return send(testApp, {
    method: 'POST',
    url: '/api/v1/file/server/upload',
    person,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

function box(type: string, content = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** Returns the header of a PNG that declares this many pixels and contains none. */
function promisedPng(side: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const chunk = box('IHDR', size)
  chunk.writeUInt32BE(size.length, 0)
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
  return Buffer.concat([signature, chunk, Buffer.alloc(4), box('IDAT', Buffer.alloc(64))])
}

const asf = Buffer.concat([
  Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'),
  Buffer.alloc(60, 0xff),
])
const unfolding = () => zip({ '[Content_Types].xml': spaces(60_000_000) })

describe('a hostile file', () => {
  it.each<[string, 'student' | 'teacher', string, () => Buffer | Promise<Buffer>]>([
    ['an archive that unfolds to 60 MB', 'student', 'avatar', unfolding],
    ['archives in an archive', 'teacher', 'cover', async () => zip({ a: await unfolding() })],
    ['a malformed ASF', 'student', 'avatar', () => asf],
    ['an ASF as a film', 'teacher', 'material', () => asf],
    ['a PNG of 30,000 by 30,000', 'student', 'avatar', () => promisedPng(30_000)],
    [
      'a film of 100,000 empty boxes',
      'teacher',
      'material',
      () =>
        Buffer.concat([
          box('ftyp', Buffer.from('isom\0\0\0\0')),
          ...Array.from({ length: 100_000 }, () => box('free')),
        ]),
    ],
  ])('[FRM-261] is refused, and other requests do not wait: %s', async (_, who, purpose, make) => {
    const bytes = await make()
    const wait = await waitBeside(async () => {
      const answer = await upload(who === 'student' ? student : teacher, purpose, bytes)
      expect([answer.statusCode, answer.json().code]).toEqual([422, -2])
    })
    expect(wait).toBeLessThan(200)
  })

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['80,000 broken tags', () => workbook('< r '.repeat(80_000)), 'sheetUnreadable'],
    ['30 MB of spaces', () => workbook(spaces(30_000_000)), 'sheetColumns'],
    ['60 MB of spaces', () => workbook(spaces(60_000_000)), 'sheetUnreadable'],
    [
      'quotes and spaces that fit nowhere',
      () => Buffer.from(`phone,name\n"${'x"'.repeat(3_000_000)}${spaces(3_000_000)},a`),
      'sheetColumns',
    ],
    ['nothing but commas', () => Buffer.alloc(9_000_000, ','), 'sheetColumns'],
    ['a row of a million cells', () => workbook(row('<c/>'.repeat(1_000_000))), 'sheetUnreadable'],
  ])('[FRM-261] is no table, and other requests do not wait: %s', async (_, make, reason) => {
    const admin = await testApp.person('schoolAdmin,normal')
    const filePath = await makeSheet(testApp, admin, await make(), 'hostile.csv')
    const wait = await waitBeside(async () => {
      const { status, body } = await testApp.ask(
        people.previewPeopleImport,
        { filePath, role: 'student' },
        admin,
      )
      expect([status, body.code]).toEqual([422, -2])
      expect([reason, 'fileTooMuch']).toContain(body.extend?.reason)
    })
    expect(wait).toBeLessThan(200)
  })

  it('[FRM-261] is given up after its time, and the next file gets another thread', async () => {
    const pool = new ParsePool({ workers: 1, deadline: 400 })
    const admin = await testApp.person('schoolAdmin,normal')
    const slow = {
      bytes: await workbook(row('<c r="A1"/>'.repeat(1_500_000))),
      isCsv: false,
      mostRows: 9,
    }
    const short = { bytes: Buffer.from('a,b'), isCsv: true, mostRows: 9 }
    const asker = { person: `user ${admin.userId}`, schoolId: admin.schoolId }
    expect(
      await Promise.all([pool.run(asker, 'table', slow), pool.run(asker, 'table', short)]),
    ).toEqual(['overrun', { rows: [['a', 'b']], lost: [] }])
  })

  it('[FRM-261] waits for the previous file of the same person, and is refused when too many wait', async () => {
    const pool = new ParsePool({ workers: 2, mostWaitingOfOne: 3 })
    const table = { bytes: Buffer.from('a'), isCsv: true, mostRows: 9 }
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => pool.run({ person: 'one', schoolId: 1 }, 'table', table)),
    )
    expect(outcomes.filter((outcome) => outcome === 'crowded')).toHaveLength(2)
    expect(await pool.run({ person: 'other', schoolId: 1 }, 'table', table)).toEqual({
      rows: [['a']],
      lost: [],
    })
  })

  it('[FRM-478] delays no picture and no other school', async () => {
    const pool = new ParsePool({ workers: 3, long: { kinds: ['table'], most: 2 } })
    const done: string[] = []
    const asker = (school: number, name: string) => ({ person: name, schoolId: school })
    const sheet = (school: number, name: string, rows = 100_000) => {
      const bytes = Buffer.from('a,b\n'.repeat(rows))
      const table = { bytes, isCsv: true, mostRows: 200_000 }
      return pool.run(asker(school, name), 'table', table).then(() => done.push(name))
    }
    const picture = pool
      .run(asker(1, 'picture'), 'schoolIcon', { logo: undefined, primary: '#a8431f', size: 192 })
      .then((drawn) => {
        expect(drawn).toBeInstanceOf(Uint8Array)
        done.push('picture')
      })
    await Promise.all([
      sheet(1, 'first'),
      sheet(1, 'second'),
      sheet(1, 'third'),
      sheet(2, 'other', 1),
      picture,
    ])
    expect(done.indexOf('picture')).toBeLessThan(done.indexOf('third'))
    expect(done.indexOf('other')).toBeLessThan(done.indexOf('third'))
  })

  it('[FRM-261] is read at most sixty times in an hour', async () => {
    const admin = await testApp.person('schoolAdmin,normal')
    const filePath = await makeSheet(testApp, admin, 'no,table')
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1) {
      testApp.clock.pass(2)
      const { status } = await testApp.ask(
        people.previewPeopleImport,
        { filePath, role: 'student' },
        admin,
      )
      statuses.push(status)
    }
    expect([statuses.slice(0, 60).every((status) => status === 422), statuses[60]]).toEqual([
      true,
      429,
    ])
  })
})
