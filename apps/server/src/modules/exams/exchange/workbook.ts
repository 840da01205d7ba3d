import { crc32, deflateRawSync } from 'node:zlib'

// A workbook with texts alone. Every cell is stored as a text, which no spreadsheet works out, and marked as one, so
// that it stays a text when somebody edits it (TCH-092).

export interface WrittenSheet {
  name: string
  rows: readonly (readonly string[])[]
  /** Widths of the columns in letters. */
  widths: readonly number[]
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

function zip(entries: Record<string, string>): Buffer {
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
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), sizes, name, packed)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), sizes, behind, name)
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

const columnName = (at: number): string =>
  (at >= 26 ? String.fromCharCode(64 + Math.floor(at / 26)) : '') +
  String.fromCharCode(65 + (at % 26))

/** Style 1 is that of a head, style 2 that of a text with lines. */
function rowXml(cells: readonly string[], at: number): string {
  const written = cells.map((text, column) =>
    text === ''
      ? ''
      : `<c r="${columnName(column)}${at + 1}" s="${at === 0 ? 1 : 2}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
  )
  return `<row r="${at + 1}">${written.join('')}</row>`
}

const sheetXml = ({ rows, widths }: WrittenSheet): string => {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const pane =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  return `${head}<worksheet xmlns="${main}">${pane}<cols>${columns.join('')}</cols><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`
}

const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1" quotePrefix="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`

export function writeWorkbook(sheets: readonly WrittenSheet[]): Buffer {
  const part = (at: number) => `worksheets/sheet${at + 1}.xml`
  const overrides = sheets.map(
    (_, at) => `<Override PartName="/xl/${part(at)}" ContentType="${sheetType}.worksheet+xml"/>`,
  )
  const named = sheets.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const links = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="${part(at)}"/>`,
  )
  const stylesId = `rId${sheets.length + 1}`
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships">${links.join('')}<Relationship Id="${stylesId}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/${part(at)}`, sheetXml(sheet)])),
  })
}
