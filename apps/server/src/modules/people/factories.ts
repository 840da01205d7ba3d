import { people } from '@titian/contract'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { zip } from '../../testing/zip-files.ts'
import { makeFile } from '../files/factories.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/**
 * Returns a workbook as Excel stores it, with these rows (XML) in its only sheet; `formats` are
 * those of `s="1"` and following.
 */
export function workbook(rows: string, formats: readonly string[] = []): Promise<Buffer> {
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
