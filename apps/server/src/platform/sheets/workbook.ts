import { crc32, deflateRawSync } from 'node:zlib'

export type SheetCell = string | number | null

interface Part {
  name: string
  text: string
}

const entity: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const markup = /[&<>"]/gu
// XML has no place for these at all.
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu
const escaped = (text: string) =>
  text.replace(forbidden, '').replace(markup, (sign) => entity[sign] ?? '')

/** A, B, … Z, AA: what a spreadsheet calls the column. */
function columnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

/** A text is written as a text, so a spreadsheet never takes it for a formula. */
function cell(value: SheetCell, row: number, column: number): string {
  if (value === null || value === '') return ''
  const place = `r="${columnName(column)}${row + 1}"`
  return typeof value === 'number'
    ? `<c ${place}><v>${value}</v></c>`
    : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const frame: Part[] = [
  {
    name: '[Content_Types].xml',
    text: `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    text: `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${links}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    text: `${head}<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${links}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  },
]

/** The first day that a ZIP archive knows; the file names no time of its own. */
const firstDay = 0x21

/** What the entry in the archive and its line in the directory have in common. */
function common(name: Buffer, data: Buffer, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  // Names are UTF-8.
  fields.writeUInt16LE(0x800, 2)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt16LE(firstDay, 8)
  fields.writeUInt32LE(crc32(data), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(data.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

function zip(parts: readonly Part[]): Buffer {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const [name, data] = [Buffer.from(part.name), Buffer.from(part.text)]
    const packed = deflateRawSync(data)
    const fields = common(name, data, packed)
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const made = Buffer.from([20, 0])
    directory.push(Buffer.from('PK\u0001\u0002', 'latin1'), made, fields, place, name)
    entries.push(entry)
    offset += entry.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...entries, list, end])
}

/** Rows as a workbook with one sheet (XLSX). */
export function workbook(rows: readonly (readonly SheetCell[])[]): Buffer {
  const line = (row: readonly SheetCell[], index: number) =>
    `<row r="${index + 1}">${row.map((value, column) => cell(value, index, column)).join('')}</row>`
  const body = rows.map(line).join('')
  const text = `${head}<worksheet xmlns="${main}"><sheetData>${body}</sheetData></worksheet>`
  return zip([...frame, { name: 'xl/worksheets/sheet1.xml', text }])
}
