import type { ExportLoss, GiftBody, SheetSource, Source, XmlSource } from '../notation/types.ts'
import type { Item } from '../item.ts'
import type { ItemKind } from '../item-kind.ts'
import * as exchanges from './exchanges.ts'

/**
 * What `exchange.ts` of a kind exports: how its questions stand in files. Methods, since each is called with questions
 * of its own kind only. What is read is checked by the kind's shape afterwards.
 */
interface KindExchange {
  /** As the sheet calls the kind, by the languages of addresses. */
  names: Record<'en' | 'zh' | 'my', string>
  /** The same question with ids by place and texts as files carry them; importing an export gives this one. */
  normalise(item: Item): Item
  /** What the form itself has no place for, as our own files say it. */
  extras?(item: Item): Record<string, unknown>
  toSheet(item: Item): Partial<SheetSource>
  fromSheet(source: SheetSource): unknown
  /** The bodies with their braces; the stem stands before them. */
  toGift(item: Item): string
  /** undefined: a question of another kind. */
  fromGift(bodies: readonly GiftBody[], source: Source): unknown
  /** `stem` where the form has the answers within it; `points` in hundredths. */
  toXml(item: Item, points: number): { type: string; inner: string; stem?: string }
  fromXml(source: XmlSource): unknown
  /** What Moodle will mark otherwise, or not find, in a file of this form. */
  losses?(item: Item, form: 'gift' | 'xml', points: number): ExportLoss[]
}

const byKind: Record<ItemKind, KindExchange> = exchanges

export const exchangeOf = (kind: ItemKind): KindExchange => byKind[kind]
export const allExchanges: readonly KindExchange[] = Object.values(byKind)
