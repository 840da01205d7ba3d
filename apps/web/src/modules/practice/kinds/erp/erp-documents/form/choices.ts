import type { ErpDocument, ErpView } from '@titian/contract'
import { type ErpHeader, type ErpPaper, idOf, isLive, type WrittenKind } from '../parts/shapes.ts'
import { kindForms } from './kind-form.ts'

/** Returns whether a document can still be written from the source. */
function isOpenFor(view: ErpView, kind: WrittenKind, source: ErpHeader): boolean {
  if (!isLive(source)) return false
  switch (kind) {
    case 'payment':
      return source.open !== 0
    case 'supplierInvoice':
      return view.papers.some(
        (paper) => paper.kind === 'supplierInvoice' && paper.source === source.id && !paper.used,
      )
    case 'customerInvoice':
      return view.documents.some(
        (other) => other.kind === 'delivery' && other.source === source.id && isLive(other),
      )
    case 'return':
      return true
    default:
      return source.openUnits > 0
  }
}

/** Returns the possible sources of a document, newest first. */
export function sourcesFor(view: ErpView, kind: WrittenKind): ErpHeader[] {
  const { sources } = kindForms[kind]
  return view.documents
    .filter((one) => sources.includes(one.kind) && isOpenFor(view, kind, one))
    .toReversed()
}

/** Returns the papers from which a document can be written, newest first. */
export function papersFor(view: ErpView, kind: WrittenKind, source: number | null): ErpPaper[] {
  const { papers } = kindForms[kind]
  return view.papers
    .filter((one) => papers.includes(one.kind) && !one.used)
    .filter((one) => one.source === null || source === null || one.source === source)
    .toReversed()
}

/** The value in the address that means "no source document", although the paper names one. */
export const noSource = 'none'

interface Asked {
  source?: string
  paper?: string
}

/**
 * Returns the paper that the address names, or else the only paper that matches the source
 * document.
 */
export function paperAsked(view: ErpView, kind: WrittenKind, asked: Asked): ErpPaper | null {
  const id = idOf(asked.paper)
  const { papers, needsPaper } = kindForms[kind]
  const named = view.papers.find((one) => one.id === id && papers.includes(one.kind))
  if (named) return named
  const source = idOf(asked.source)
  const fitting = source === null || !needsPaper ? [] : papersFor(view, kind, source)
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/**
 * Returns the source document: the one that the address or the paper names, or else the only
 * possible one.
 */
export function sourceAsked(
  view: ErpView,
  kind: WrittenKind,
  asked: Asked,
  paper: ErpPaper | null,
): number | null {
  if (asked.source === noSource) return null
  const { needsSource, sources } = kindForms[kind]
  if (sources.length === 0) return null
  const named = idOf(asked.source) ?? paper?.source ?? null
  if (named !== null) return named
  if (!needsSource) return null
  const fitting = sourcesFor(view, kind).filter(
    ({ partner }) => !paper || paper.partner === null || partner === paper.partner,
  )
  return fitting.length === 1 ? (fitting[0]?.id ?? null) : null
}

/** Returns the begun cards that are not solved, newest first. */
export const cardsToServe = ({ cards }: ErpView) =>
  cards
    .filter(({ begunDay, met, statements }) => begunDay !== null && met < statements.length)
    .toSorted((one, other) => (other.begunDay ?? 0) - (one.begunDay ?? 0))

/** Returns the direction of returned goods: from a customer or to a supplier. */
export const returnDirection = (source: Pick<ErpDocument, 'kind'> | null): 'in' | 'out' | null =>
  source === null ? null : source.kind === 'delivery' ? 'in' : 'out'
