import type { Item } from './item.ts'
import type { ItemKind } from './item-kind.ts'
import { exchangeOf } from './kinds/kind-exchange.ts'

// Questions in files: spreadsheet, GIFT and Moodle XML (EXM-120, EXM-121). Only the server loads
// this.

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

/**
 * Returns the part of a question that exports keep. Two questions that look the same give equal
 * parts.
 */
export const normaliseItem = (item: Item): Item => exchangeOf(item.kind).normalise(item)

/** Returns the names of a kind in a spreadsheet, by language. */
export const kindNames = (kind: ItemKind) => exchangeOf(kind).names
