import { buffer } from 'node:stream/consumers'
import { writeZip, type ZipEntry } from '../archives/zip-writer.ts'
import { inSlices } from './slices.ts'

export type SheetCell = string | number | null

interface SheetLayout {
  name: string
  /** Column widths in letters; other columns get the program's default. */
  widths?: readonly number[]
}

/** The first row is the header. */
export interface WrittenSheet extends SheetLayout {
  rows: readonly (readonly SheetCell[])[]
}

type SheetPage = readonly (readonly SheetCell[])[]
/** Rows of a sheet, page by page. */
export type SheetPages = Iterable<SheetPage> | AsyncIterable<SheetPage>

interface StreamedSheet extends SheetLayout {
  rows: SheetPages
}

const entity: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const markup = /[&<>"]/gu
// Characters that XML forbids.
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu
const escaped = (text: string) =>
  text.replace(forbidden, '').replace(markup, (sign) => entity[sign] ?? '')

/** The column name of a spreadsheet: A, B, … Z, AA. */
export function columnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

/**
 * Stores a text as a text with a text format, so that a spreadsheet never evaluates it, even after
 * editing (TCH-092). Style 1 is the header, style 2 other texts.
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

async function* sheetXml({ rows, widths = [] }: StreamedSheet): AsyncGenerator<string> {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''
  const pane =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  yield `${head}<worksheet xmlns="${main}">${pane}${cols}<sheetData>`
  let at = 0
  for await (const page of rows)
    for (const row of page) {
      const cells = row.map((value, column) => cell(value, at, column))
      at += 1
      yield `<row r="${at}">${cells.join('')}</row>`
    }
  yield '</sheetData></worksheet>'
}

const textPart = (name: string, text: string): ZipEntry => ({
  name,
  bytes: Buffer.from(text),
  isPacked: true,
})

/** Writes sheets as a workbook (XLSX), piece by piece. */
export function workbookBytes(sheets: readonly StreamedSheet[]): AsyncGenerator<Buffer> {
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
  return writeZip([
    textPart(
      '[Content_Types].xml',
      `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${overrides.join('')}</Types>`,
    ),
    textPart(
      '_rels/.rels',
      `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${links}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    textPart(
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${links}"><sheets>${named.join('')}</sheets></workbook>`,
    ),
    textPart(
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packages}/relationships">${linked.join('')}<Relationship Id="${stylesId}" Type="${links}/styles" Target="styles.xml"/></Relationships>`,
    ),
    textPart('xl/styles.xml', styles),
    ...sheets.map((sheet, at) => ({
      name: `xl/${place(at)}`,
      bytes: inSlices(sheetXml(sheet)),
      isPacked: true,
    })),
  ])
}

/** Writes short sheets as a whole workbook. */
export const writeWorkbook = (sheets: readonly WrittenSheet[]): Promise<Buffer> =>
  buffer(workbookBytes(sheets.map((sheet) => ({ ...sheet, rows: [sheet.rows] }))))
