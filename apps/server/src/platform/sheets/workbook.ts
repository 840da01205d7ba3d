import { crc32, deflateRawSync } from 'node:zlib'

export type SheetCell = string | number | null

export interface WrittenSheet {
  name: string
  /** The first row is the head. */
  rows: readonly (readonly SheetCell[])[]
  /** Widths of the columns in letters; what is not named gets the program's own. */
  widths?: readonly number[]
}

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
export function columnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

/**
 * A text is stored as a text, which no spreadsheet works out, and marked as one, so that it stays a text when somebody
 * edits it (TCH-092). Style 1 is that of the head, style 2 that of other texts.
 */
function cell(value: SheetCell, row: number, column: number): string {
  if (value === null || value === '') return ''
  const place = `r="${columnName(column)}${row + 1}"`
  return typeof value === 'number'
    ? `<c ${place}><v>${value}</v></c>`
    : `<c ${place} s="${row === 0 ? 1 : 2}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1" quotePrefix="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`

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

function sheetXml({ rows, widths = [] }: WrittenSheet): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''
  const pane =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((value, column) => cell(value, at, column)).join('')}</row>`,
  )
  return `${head}<worksheet xmlns="${main}">${pane}${cols}<sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** Sheets as a workbook (XLSX). */
export function writeWorkbook(sheets: readonly WrittenSheet[]): Buffer {
  const place = (at: number) => `worksheets/sheet${at + 1}.xml`
  const overrides = sheets.map(
    (_, at) => `<Override PartName="/xl/${place(at)}" ContentType="${kind}.worksheet+xml"/>`,
  )
  const named = sheets.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const linked = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${links}/worksheet" Target="${place(at)}"/>`,
  )
  const stylesId = `rId${sheets.length + 1}`
  return zip([
    {
      name: '[Content_Types].xml',
      text: `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${overrides.join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${links}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `${head}<workbook xmlns="${main}" xmlns:r="${links}"><sheets>${named.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${head}<Relationships xmlns="${packages}/relationships">${linked.join('')}<Relationship Id="${stylesId}" Type="${links}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', text: styles },
    ...sheets.map((sheet, at) => ({ name: `xl/${place(at)}`, text: sheetXml(sheet) })),
  ])
}
