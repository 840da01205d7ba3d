import type { Item } from './item.ts'
import type { ItemKind } from './item-kind.ts'
import { exchangeOf } from './kinds/kind-exchange.ts'

// Questions in files: a sheet, GIFT and Moodle XML (EXM-120, EXM-121). No site loads this.

export { isAiken, readAiken } from './exchange/aiken.ts'
export { readGift, writeGift } from './exchange/gift.ts'
export { exportLosses } from './exchange/losses.ts'
export { decodeEntities } from './notation/plain-text.ts'
export { readSheetRow, sheetCells } from './exchange/sheet.ts'
export {
  type ExchangeFault,
  type ExchangeFile,
  type ExchangeQuestion,
  type ExchangeWarning,
  type ExportLoss,
  type ReadQuestion,
  sheetFields,
  type XmlNode,
} from './notation/types.ts'
export { withSigns } from './exchange/xml-files.ts'
export { readMoodleXml, writeMoodleXml } from './exchange/xml.ts'
export { optionName, optionsMax } from './option.ts'

/** What an export keeps of a question, and an import of it gives. Two questions that look the same become one. */
export const normaliseItem = (item: Item): Item => exchangeOf(item.kind).normalise(item)

/** How a sheet names a kind, by language. */
export const kindNames = (kind: ItemKind) => exchangeOf(kind).names
