import { balanceOf } from './books/ledger.ts'
import { isLive, openAmount } from './books/work.ts'
import { type Verdict, verdictsOf } from './cards/evaluate.ts'
import { cardData } from './cards/find.ts'
import { codesOf } from './score.ts'
import { clerk, teacher } from './commands/apply.ts'
import { isUsed } from './papers.ts'
import type { Currency, DocumentKind, DocumentState, Warehouse } from './names.ts'
import { balanceSheet, entriesOf, incomeStatement, trialBalance } from './reports.ts'
import type { Entry, ErpDocument, ErpState, OwnedItem, OwnedPartner, Paper, Slip } from './state.ts'

/** A document in a list, without its lines. */
export interface DocumentHeader {
  id: number
  kind: DocumentKind
  number: string
  card: string | null
  day: number
  state: DocumentState
  partner: string | null
  source: number | null
  paper: number | null
  reverses: number | null
  reversedBy: number | null
  byTeacher: boolean
  dueDay: number | null
  currency: Currency
  total: number
  open: number
  openUnits: number
  matched: boolean | null
  direction: 'in' | 'out' | null
}

export interface LineView {
  item: string
  units: number
  price: number
  damaged: number
  done: number
  invoiced: number
  tax: number
  value: number
}

export interface DocumentView extends DocumentHeader {
  warehouse: Warehouse
  toWarehouse: Warehouse | null
  rate: number
  net: number
  tax: number
  home: number
  lines: LineView[]
  /** PRC-044: the entries that the document has posted. */
  entries: Entry[]
}

export interface CardView {
  code: string
  title: string
  story: string
  begunDay: number | null
  round: number
  hints: number
  hintsOf: number
  /**
   * The texts of the bought hints of a teacher's card; for cards of the school the site has the
   * texts.
   */
  hintTexts: string[]
  statements: Verdict[]
  met: number
}

export interface PaperView extends Omit<Paper, 'faulty'> {
  /** Whether the paper needs no more work. */
  used: boolean
}

export interface ErpView {
  day: number
  days: number
  finished: boolean
  rate: number
  taxPermille: number
  valuation: 'average' | 'fifo'
  warehouses: number
  dollars: boolean
  cash: number
  partners: OwnedPartner[]
  items: OwnedItem[]
  stock: { item: string; warehouse: Warehouse; units: number; value: number }[]
  /** The number of documents by kind and state, for the process map. */
  counts: { kind: DocumentKind; state: DocumentState; count: number }[]
  /** All open documents, and the newest of the others. */
  documents: DocumentHeader[]
  documentsInAll: number
  /** All papers that need an action, and the newest of the used ones (PRC-246). */
  papers: PaperView[]
  cards: CardView[]
  slips: Slip[]
  trialBalance: ReturnType<typeof trialBalance>
  income: ReturnType<typeof incomeStatement>
  balanceSheet: ReturnType<typeof balanceSheet>
  /** For each figure of the last close, whether it is right. */
  closings: ErpState['closings']
  reminders: ErpState['reminders']
}

const newestListed = 100
/** A limit for responses, above the number of documents that a student can work on. */
const openListed = 400
const usedListed = 200

const isOpen = ({ state }: ErpDocument): boolean =>
  state === 'draft' || state === 'submitted' || state === 'partlyDone'

export function headerOf(document: ErpDocument): DocumentHeader {
  const { id, kind, number, card, day, state, partner, source, paper, reverses, reversedBy } =
    document
  const { byTeacher, dueDay, currency, total, matched, direction, lines, closed } = document
  const isInvoice = kind === 'supplierInvoice' || kind === 'customerInvoice'
  const counted = isLive(document) && !closed
  return {
    id,
    kind,
    number,
    card,
    day,
    state,
    partner,
    source,
    paper,
    reverses,
    reversedBy,
    byTeacher,
    dueDay,
    currency,
    total,
    open: isInvoice && isLive(document) ? openAmount(document) : 0,
    openUnits: counted && isOpen(document) ? openUnits(lines) : 0,
    matched,
    direction,
  }
}

const openUnits = (lines: ErpDocument['lines']): number =>
  lines.reduce((all, { units, done }) => all + Math.max(0, units - done), 0)

/** Returns a document with its lines and its entries; undefined if it does not exist. */
export function documentView(state: ErpState, id: number): DocumentView | undefined {
  const document = state.documents[id - 1]
  if (!document) return undefined
  const { warehouse, toWarehouse, rate, net, tax, home } = document
  return {
    ...headerOf(document),
    warehouse,
    toWarehouse,
    rate,
    net,
    tax,
    home,
    lines: document.lines.map((line) => ({
      item: line.item,
      units: line.units,
      price: line.price,
      damaged: line.damaged,
      done: line.done,
      invoiced: line.invoiced,
      tax: line.tax,
      value: line.value,
    })),
    entries: entriesOf(state, id),
  }
}

function cardView(state: ErpState, code: string): CardView {
  const data = cardData(state, code)
  const begun = state.cards.find((card) => card.code === code)
  const statements = verdictsOf(state, code)
  const hints = begun?.hints ?? 0
  return {
    code,
    title: data?.title ?? '',
    story: data?.story ?? '',
    begunDay: begun?.begunDay ?? null,
    round: begun?.round ?? 0,
    hints,
    hintsOf: data?.hints.length ?? 0,
    hintTexts: (data?.hints ?? []).slice(0, hints).filter((text) => text !== ''),
    statements,
    met: statements.filter(({ met }) => met).length,
  }
}

function countsOf(documents: readonly ErpDocument[]): ErpView['counts'] {
  const counts = new Map<string, ErpView['counts'][number]>()
  for (const { kind, state } of documents) {
    const key = `${kind} ${state}`
    const row = counts.get(key) ?? { kind, state, count: 0 }
    row.count++
    counts.set(key, row)
  }
  return [...counts.values()]
}

function listed(documents: readonly ErpDocument[]): DocumentHeader[] {
  const newest = documents.length - newestListed
  const open = new Set(documents.filter(isOpen).slice(-openListed))
  return documents.filter((document, place) => place >= newest || open.has(document)).map(headerOf)
}

/**
 * Returns the papers, without papers of earlier attempts of a card. Of the used papers, only the
 * newest are returned.
 */
function papersOf(state: ErpState): PaperView[] {
  const rounds = new Map(state.cards.map(({ code, round }) => [code, round]))
  const papers = state.papers
    .filter(({ card, round }) => card === null || rounds.get(card) === round)
    .map(({ faulty: _whetherItIsWrong, ...paper }) => ({ ...paper, used: isUsed(paper, state) }))
  const newest = new Set(papers.filter(({ used }) => used).slice(-usedListed))
  return papers.filter((paper) => !paper.used || newest.has(paper))
}

/**
 * Returns what the student sees; a teacher reads the same books (PRC-050). Neither sees the real
 * quantities on the shelf.
 */
export function viewOf(state: ErpState, seat: string): ErpView | undefined {
  if (seat !== clerk && seat !== teacher) return undefined
  const { day, days, finished, rate, scenario, balances } = state
  const { taxPermille, valuation, warehouses, dollars } = scenario
  return {
    day,
    days,
    finished,
    rate,
    taxPermille,
    valuation,
    warehouses,
    dollars,
    cash: balanceOf(balances, 'bank'),
    partners: state.partners,
    items: state.items,
    stock: state.stock.map(({ item, warehouse, units, value }) => ({
      item,
      warehouse,
      units,
      value,
    })),
    counts: countsOf(state.documents),
    documents: listed(state.documents),
    documentsInAll: state.documents.length,
    papers: papersOf(state),
    cards: codesOf(scenario).map((code) => cardView(state, code)),
    slips: state.slips,
    trialBalance: trialBalance(balances),
    income: incomeStatement(balances),
    balanceSheet: balanceSheet(balances),
    closings: state.closings,
    reminders: state.reminders,
  }
}
