import type { ExportLoss, GiftBody, SheetSource, Source, XmlSource } from '../notation/types.ts'
import type { Item } from '../item.ts'
import type { ItemKind } from '../item-kind.ts'
import * as exchanges from './exchanges.ts'

/**
 * The exports of `exchange.ts` of a kind: the format of its questions in files. They are declared
 * as methods, because TypeScript then accepts functions that take only questions of one kind; the
 * caller finds the kind first. The kind's shape validates what was read.
 */
interface KindExchange {
  /** The name of the kind in a spreadsheet, by language. */
  names: Record<'en' | 'zh' | 'my', string>
  /**
   * Returns the question with ids by index and normalised texts. An export followed by an import
   * gives this result.
   */
  normalise(item: Item): Item
  /** Returns data that only our own files can store. */
  extras?(item: Item): Record<string, unknown>
  toSheet(item: Item): Partial<SheetSource>
  fromSheet(source: SheetSource): unknown
  /** Returns the answers in braces. The stem is written before them. */
  toGift(item: Item): string
  /** Reads the answers in braces; returns undefined if the question is of another kind. */
  fromGift(bodies: readonly GiftBody[], source: Source): unknown
  /**
   * `stem` is present if the format writes the answers inside the stem. `points` are in hundredths.
   */
  toXml(item: Item, points: number): { type: string; inner: string; stem?: string }
  fromXml(source: XmlSource): unknown
  /** Returns what Moodle marks differently or cannot read. */
  losses?(item: Item, form: 'gift' | 'xml', points: number): ExportLoss[]
}

const byKind: Record<ItemKind, KindExchange> = exchanges

export const exchangeOf = (kind: ItemKind): KindExchange => byKind[kind]
export const allExchanges: readonly KindExchange[] = Object.values(byKind)
