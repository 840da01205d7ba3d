import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '@titian/contract'
import { unfoldWorkbook } from '../../../platform/parsing/workbook-archive.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { zip } from '../../../testing/zip-files.ts'
import { makeFile, photo } from '../../files/factories.ts'
import { makeSheet, workbook } from '../factories.ts'

let testApp: TestApp
let admin: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())

async function read(bytes: Buffer | string | Promise<Buffer>, by = admin, language = 'en') {
  const filePath = await makeSheet(testApp, admin, bytes)
  return testApp.ask(
    people.previewPeopleImport,
    { filePath, role: 'student' },
    { person: by, language },
  )
}

const isBearable = async (bytes: Buffer) => (await unfoldWorkbook(bytes, 21_000)) !== undefined
const head = 'Name,Phone,Student number,Class'
const text = (place: string, value: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
const headRow = `<row r="1">${text('A1', '姓名')}${text('B1', '手机号')}${text('C1', '学号')}</row>`

describe('sheets', () => {
  it.each([
    ['with a byte order mark', `\uFEFF${head}\nAli,0121000001,A1,1B`],
    ['with semicolons and a quoted line end', `"Name";Phone;Student number\n"A\nli";0121000002;A2`],
    ['with tabs and Malay heads', 'NAMA\tNo. Telefon\tNombor Pelajar\nAli\t012-100 0003\tA3'],
    [
      'with Chinese heads and lines of Windows',
      '姓名,手机号码,学号\r\n李明,+60 12-100 0004,A4\r\n\r\n',
    ],
    ['with further columns', `x,${head},y\n,Ali,60121000005,A5,,9`],
  ])('reads a CSV %s', async (_, csv) => {
    expect((await read(csv)).body.data).toMatchObject({ rows: 1, fresh: 1, faulty: 0 })
  })

  it('[FRM-262] reads what Excel in Chinese writes, which is not UTF-8', async () => {
    // 姓名,手机号,学号 and 李明, as GB18030 writes them.
    const names = Buffer.from('d0d5c3fb2ccad6bbfabac52cd1a7bac50ac0eec3f72c', 'hex')
    const sheet = Buffer.concat([names, Buffer.from('0121000020,A20')])
    const { body } = await read(sheet)
    expect(body.data).toMatchObject({ rows: 1, fresh: 1, faulty: 0 })
    await testApp.ask(
      people.confirmPeopleImport,
      { importSign: body.data?.importSign ?? '' },
      admin,
    )
    const made = await testApp.ask(people.listPeople, { name: '121000020' }, admin)
    expect(made.body.data?.list[0]?.name).toBe('李明')
  })

  it('reads a workbook, its numbers in digits and its formulas as data', async () => {
    const rows = [
      `<row r="3">${text('A3', 'Ali')}<c r="B3"><v>6.0121000006E10</v></c><c r="C3"><v>20260001</v></c></row>`,
      `<row r="5"><c r="A5" t="str"><f>CONCATENATE("Mei"," Ling")</f><v>Mei Ling</v></c><c r="B5"><v>121000007</v></c>${text('C5', 'A7')}</row>`,
    ]
    const { body } = await read(workbook(headRow + rows.join('')))
    expect(body.data).toMatchObject({ rows: 2, fresh: 2, faulty: 0 })
    const sign = body.data?.importSign ?? ''
    await testApp.ask(people.confirmPeopleImport, { importSign: sign }, admin)
    const made = await testApp.ask(people.listPeople, { name: '12100000', size: 2 }, admin)
    expect(made.body.data?.list.map(({ mobile, name }) => [mobile, name])).toEqual([
      ['121000007', 'Mei Ling'],
      ['121000006', 'Ali'],
    ])
  })

  it.each([
    [
      'is text in no encoding throughout',
      Buffer.concat([Buffer.from(`${head}\n`.padEnd(5000, ' ')), Buffer.from([0x81, 0x00, 0x2c])]),
      'encodingUnknown',
    ],
    ['leaves a quote open', `${head}\n"Ali,0121000008,A8,1B`, 'sheetUnreadable'],
    ['lacks a column', 'Name,Class\nAli,1B', 'sheetColumns'],
    ['has a column twice', `${head},Mobile\nAli,0121000009,A9,1B,0121000009`, 'sheetColumns'],
    ['has empty lines alone', '\n\n', 'sheetColumns'],
    ['is too long', `${head}\n${'Ali,0121000010,A10,1B\n'.repeat(20_001)}`, 'sheetTooLong'],
    [
      'puts a cell where nobody looks',
      workbook(`${headRow}<row r="99999999">${text('A99999999', 'x')}</row>`),
      'sheetUnreadable',
    ],
    [
      'unfolds to more than memory holds',
      workbook(headRow + ' '.repeat(70_000_000)),
      'sheetUnreadable',
    ],
    [
      'has a broken cell',
      workbook('<row r="1"><c r="A1" t="s"><v>99</v></c></row>'),
      'sheetUnreadable',
    ],
  ])('refuses a sheet that %s', async (_, bytes, reason) => {
    const { status, body } = await read(bytes)
    expect([status, body.code, body.extend?.reason]).toEqual([422, -2, reason])
    // A missing column is reported in the message only (TCH-189).
    if (reason !== 'sheetColumns') expect(body.extend?.fields).toEqual({ filePath: body.msg })
  })

  it('refuses an archive that hides something between its entries', async () => {
    const plain = await workbook(headRow)
    // The position of the archive's end record, which states at which byte the directory begins.
    const end = plain.length - 22
    const moved = Buffer.concat([Buffer.alloc(100), plain])
    moved.writeUInt32LE(plain.readUInt32LE(end + 16) + 100, end + 100 + 16)
    const archives = [plain, moved, plain.subarray(0, 2), await zip({ 'a.xml': 'x' })]
    expect(await Promise.all(archives.map(isBearable))).toEqual([true, false, false, true])
  })

  it('are distinguished from pictures at the upload, whatever their name', async () => {
    const wrong = makeSheet(testApp, admin, await photo(), 'people.csv')
    await expect(wrong).rejects.toThrow('fileTypeWrong')
    const unmarked = makeSheet(testApp, admin, Buffer.from('Name,Phone', 'utf16le'))
    await expect(unmarked).rejects.toThrow('encodingUnknown')
    const broken = await read(Buffer.from([0x41, 0x2c, 0xd0, 0xff, 0xc3, 0xfb]))
    expect(broken.body.extend).toMatchObject({ reason: 'encodingUnsure' })
  })

  it('[FRM-168] finds only sheets of the caller, and no file of another purpose', async () => {
    const colleague = await testApp.person('schoolAdmin,normal')
    expect((await read(`${head}\n`, colleague)).status).toBe(404)
    const stranger = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await read(`${head}\n`, stranger)).status).toBe(404)
    const captions = await makeFile(testApp, { ownerId: admin.userId })
    const input = { filePath: testApp.seal('file', captions.id), role: 'student' as const }
    expect((await testApp.ask(people.previewPeopleImport, input, admin)).status).toBe(404)
  })
})
