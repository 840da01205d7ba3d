import type { ErpView } from '@titian/contract'
import type { ErpPart, ErpWords } from '../../../links.ts'
import { formOf, isLive } from '../parts/papers.ts'

/** The practice for newcomers, with its two cards. */
export const guided = 'erp-first-steps'
const master = 'masterData'
const rule = 'stockRule'

/** Whether the practice has its default cards. The guide explains only these cards. */
export const hasGuidedCards = ({ cards }: ErpView): boolean =>
  [master, rule].every((code) => cards.some((card) => card.code === code))

export const guideNames = [
  'beginMaster',
  'inbox',
  'supplier',
  'customer',
  'item',
  'beginRule',
  'order',
  'submit',
  'posted',
  'wait',
  'receive',
  'accounts',
  'bill',
  'pay',
  'trial',
] as const
type GuideName = (typeof guideNames)[number]

/** Steps in which the student only reads a page. Opening the page completes the step. */
const looks: ReadonlySet<GuideName> = new Set(['inbox', 'posted', 'accounts', 'trial'])

/** Pages that the guide explains while they are open. */
const reads: ReadonlySet<GuideName> = new Set(['posted', 'accounts', 'trial'])

export const isRead = ({ name }: GuideStep): boolean => reads.has(name)

export interface GuideStep {
  name: GuideName
  isDone: boolean
  /**
   * Whether the student entered a partner or item differently from its paper. The step then links
   * to the card, which shows the difference.
   */
  differs: boolean
  /** The page on which the step is done; null for the button that ends the day. */
  at: { part: ErpPart; words: ErpWords } | null
}

type Form = ErpView['cards'][number]['statements'][number]['statement']['form']

function booksOf(view: ErpView) {
  const cardOf = (code: string) => view.cards.find((card) => card.code === code)
  const ofRule = view.documents.filter(({ card }) => card === rule)
  const order = ofRule.findLast((one) => one.kind === 'purchaseOrder' && isLive(one))
  const paper = (kind: string, card: string, wanted?: string) =>
    view.papers.findLast(
      (one) =>
        one.kind === kind &&
        one.card === card &&
        (wanted === undefined || one.facts.some(({ value }) => value === wanted)),
    )
  return {
    isBegun: (code: string) => (cardOf(code)?.begunDay ?? null) !== null,
    isMet: (code: string, form: Form, of = '') =>
      cardOf(code)?.statements.some(
        ({ met, statement }) =>
          met && statement.form === form && (of === '' || Object.values(statement).includes(of)),
      ) ?? false,
    order,
    bill: ofRule.findLast((one) => one.kind === 'supplierInvoice' && isLive(one)),
    paper,
  }
}

type Books = ReturnType<typeof booksOf>

/**
 * Returns whether the step is done according to the books. The books do not know about reading
 * steps.
 */
function isDoneIn(books: Books, name: GuideName): boolean {
  const { isBegun, isMet, order, bill, paper } = books
  switch (name) {
    case 'beginMaster':
      return isBegun(master)
    case 'supplier':
      return isMet(master, 'partnerIs', 'supplier')
    case 'customer':
      return isMet(master, 'partnerIs', 'customer')
    case 'item':
      return isMet(master, 'itemIs')
    case 'beginRule':
      return isBegun(rule)
    case 'order':
      return order?.state === 'draft' || isMet(rule, 'documentExists')
    case 'submit':
      return isMet(rule, 'documentExists')
    case 'wait':
      return paper('deliveryNote', rule) !== undefined
    case 'receive':
      return isMet(rule, 'openOf')
    case 'bill':
      return isMet(rule, 'billed')
    case 'pay':
      return bill !== undefined && bill.state === 'done'
    default:
      return false
  }
}

function placeOf(view: ErpView, books: Books, name: GuideName): GuideStep['at'] {
  const { order, bill, paper } = books
  const ofPaper = (kind: string, card: string, wanted?: string) => {
    const found = paper(kind, card, wanted)
    return found ? formOf(found, view) : { part: 'card' as const, words: { id: card } }
  }
  const ofDocument = (id: number | undefined) =>
    id === undefined
      ? { part: 'documents' as const, words: { kind: 'purchaseOrder' } }
      : { part: 'document' as const, words: { id: String(id) } }
  switch (name) {
    case 'beginMaster':
      return { part: 'card', words: { id: master } }
    case 'inbox':
      return { part: 'inbox', words: {} }
    case 'supplier':
    case 'customer':
      return ofPaper('newPartner', master, name)
    case 'item':
      return ofPaper('newItem', master)
    case 'beginRule':
      return { part: 'card', words: { id: rule } }
    case 'order':
      return { part: 'new', words: { kind: 'purchaseOrder', card: rule } }
    case 'submit':
    case 'posted':
      return ofDocument(order?.id)
    case 'wait':
      return null
    case 'receive':
      return ofPaper('deliveryNote', rule)
    case 'accounts':
      return { part: 'books', words: { tab: 'account', account: 'inventory' } }
    case 'bill':
      return ofPaper('supplierInvoice', rule)
    case 'pay':
      return {
        part: 'new',
        words: { kind: 'payment', source: String(bill?.id ?? ''), card: rule },
      }
    case 'trial':
      return { part: 'books', words: { tab: 'trialBalance' } }
  }
}

/** The paper from which the step enters a partner or an item. */
const sheets: Partial<Record<GuideName, readonly [kind: string, role?: string]>> = {
  supplier: ['newPartner', 'supplier'],
  customer: ['newPartner', 'customer'],
  item: ['newItem'],
}

function isEntered({ paper }: Books, name: GuideName): boolean {
  const [kind, role] = sheets[name] ?? []
  const sheet = kind === undefined ? undefined : paper(kind, master, role)
  return sheet?.used ?? false
}

/** PRC-222: returns the steps for a newcomer with their states. */
export function guideSteps(view: ErpView, seen: readonly string[]): GuideStep[] {
  const books = booksOf(view)
  const done = guideNames.map((name) => isDoneIn(books, name))
  const last = done.lastIndexOf(true)
  return guideNames.map((name, place) => {
    const differs = done[place] === false && isEntered(books, name)
    return {
      name,
      // A skipped reading step does not block the later steps.
      isDone: looks.has(name) ? seen.includes(name) || place < last : (done[place] ?? false),
      differs,
      at: differs ? { part: 'card', words: { id: master } } : placeOf(view, books, name),
    }
  })
}

/** Returns whether a step explains the open page. */
export const isLookedAt = ({ name, at }: GuideStep, part: string, words: ErpWords): boolean =>
  looks.has(name) &&
  at?.part === part &&
  Object.entries(at.words).every(([key, value]) => words[key as keyof ErpWords] === value)
