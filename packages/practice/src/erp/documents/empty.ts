import { seriesOf } from '../names.ts'
import type { DocumentKind } from '../names.ts'
import type { ErpDocument, ErpState } from '../state.ts'

/** The next number in the series of a kind. Drafts have one too, and a discarded draft keeps it. */
export function nextNumber(state: ErpState, kind: DocumentKind): string {
  const next = state.numbers[kind] + 1
  state.numbers[kind] = next
  return `${seriesOf[kind]}-${String(next).padStart(4, '0')}`
}

export function emptyDocument(state: ErpState, id: number, kind: DocumentKind): ErpDocument {
  return {
    id,
    kind,
    number: nextNumber(state, kind),
    card: null,
    round: 0,
    day: state.day,
    submittedDay: null,
    state: 'draft',
    partner: null,
    source: null,
    paper: null,
    reverses: null,
    reversedBy: null,
    byTeacher: false,
    dueDay: null,
    doneDay: null,
    warehouse: 'main',
    toWarehouse: null,
    direction: null,
    currency: 'home',
    rate: 10_000,
    lines: [],
    net: 0,
    tax: 0,
    total: 0,
    home: 0,
    settled: 0,
    matched: null,
    nextDay: null,
    answered: false,
    closed: false,
    effects: [],
  }
}
