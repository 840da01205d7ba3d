import { documentOf, isLive, refuse } from '../books/work.ts'
import type { Currency, DocumentKind } from '../names.ts'
import { scale } from '../rounding.ts'
import type { DocumentLine, ErpDocument, ErpState, OwnedPartner, Paper } from '../state.ts'

export const homeRate = 10_000

/** Converts an amount of the document to cents of the company's currency. */
export const homeOf = (amount: number, rate: number): number => scale(amount, rate, homeRate)

export const rateOf = (state: ErpState, currency: Currency): number =>
  currency === 'usd' ? state.rate : homeRate

export function getPartner(state: ErpState, code: string | null, path = 'partner'): OwnedPartner {
  const found = state.partners.find((partner) => partner.code === code)
  return found ?? refuse('unknownPartner', path, { partner: code ?? '' })
}

/**
 * Documents for goods that have already arrived or left, which are allowed even if the rest of the
 * order was closed.
 */
const ofMovedGoods: ReadonlySet<DocumentKind> = new Set([
  'goodsReceipt',
  'supplierInvoice',
  'customerInvoice',
  'return',
])

/**
 * Returns the source of a document. The source must be of one of these kinds and submitted. It must
 * also be open if units are still to be moved.
 */
export function getSource(
  state: ErpState,
  document: ErpDocument,
  kinds: readonly DocumentKind[],
): ErpDocument {
  if (document.source === null) refuse('sourceNeeded', 'source')
  const source = documentOf(state, document.source)
  if (!source || !kinds.includes(source.kind)) return refuse('wrongSource', 'source')
  if (!isLive(source) || (source.closed && !ofMovedGoods.has(document.kind)))
    refuse('sourceNotOpen', 'source', { number: source.number, state: source.state })
  return source
}

/** The line of the source that has the same item as the given line. */
export function sourceLine(source: ErpDocument, line: DocumentLine, path: string) {
  const place = source.lines.findIndex(({ item }) => item === line.item)
  const found = source.lines[place]
  if (!found) return refuse('wrongSource', `${path}.item`, { item: line.item })
  return { line: found, place }
}

export function getPaper(state: ErpState, document: ErpDocument, kind: Paper['kind']): Paper {
  const paper = document.paper === null ? undefined : state.papers[document.paper - 1]
  if (!paper || paper.kind !== kind) return refuse('unknownPaper', 'paper')
  return paper
}

export const netOf = (lines: readonly DocumentLine[]): number =>
  lines.reduce((sum, { units, price }) => sum + units * price, 0)

export const linePath = (place: number): string => `lines.${place}`
