import { people } from '@titian/contract'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { zip } from '../../testing/zip-files.ts'
import { makeFile } from '../files/factories.ts'

<<<<<<< HEAD
/** A ZIP archive of these texts. */
export function zip(entries: Record<string, string>): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [path, text] of Object.entries(entries)) {
    const [name, whole] = [Buffer.from(path), Buffer.from(text)]
    const packed = deflateRawSync(whole)
    const sizes = Buffer.alloc(26)
    sizes.writeUInt16LE(20, 0)
    sizes.writeUInt16LE(8, 4)
    sizes.writeUInt32LE(crc32(whole), 10)
    sizes.writeUInt32LE(packed.length, 14)
    sizes.writeUInt32LE(whole.length, 18)
    sizes.writeUInt16LE(name.length, 22)
    const behind = Buffer.alloc(14)
    behind.writeUInt32LE(offset, 10)
    const local = [Buffer.from('PK\u0003\u0004', 'latin1'), sizes, name, packed]
    const central = [Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), sizes, behind, name]
    parts.push(...local)
    directory.push(...central)
    offset += 30 + name.length + packed.length
  }
  const count = Object.keys(entries).length
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

=======
>>>>>>> origin/zip
const head = '<?xml version="1.0" encoding="UTF-8"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

<<<<<<< HEAD
/**
 * A workbook as Excel stores it, with these rows (XML) in its only sheet; `formats` are those of
 * `s="1"` and following.
 */
export function workbook(rows: string, formats: readonly string[] = []): Buffer {
=======
/**
 * A workbook as Excel stores it, with these rows (XML) in its only sheet; `formats` are those of
 * `s="1"` and following.
 */
export function workbook(rows: string, formats: readonly string[] = []): Promise<Buffer> {
>>>>>>> origin/zip
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheet}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellStyleXfs><xf/></cellStyleXfs><cellXfs><xf xfId="0"/>${formats.map((_, at) => `<xf xfId="0" numFmtId="${170 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  })
}

/** Uploads a sheet and returns its path for the calls. */
export async function makeSheet(
  testApp: TestApp,
  owner: Pick<Person, 'userId' | 'schoolId'>,
  bytes: Buffer | string | Promise<Buffer>,
  name = 'people.csv',
): Promise<string> {
  const { userId: ownerId, schoolId } = owner
  const content = typeof bytes === 'string' ? Buffer.from(bytes) : await bytes
  const file = await makeFile(testApp, {
    ownerId,
    schoolId,
    purpose: 'sheet',
    name,
    bytes: content,
  })
  return testApp.seal('file', file.id)
}

/** Imports a list of students up to the preview. */
export async function preview(
  testApp: TestApp,
  by: Person,
  rows: string,
  role: 'student' | 'teacher' = 'student',
) {
  const filePath = await makeSheet(testApp, by, rows)
  return testApp.ask(people.previewPeopleImport, { filePath, role }, by)
}
