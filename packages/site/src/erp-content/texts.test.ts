import { erpStatementForms } from '@titian/contract'
import { erp, playerOf, referencePlays, standardErp } from '@titian/practice/erp'
import { expect, it } from 'vitest'
import * as names from '../../../practice/src/erp/names.ts'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

type Tree = { readonly [name: string]: string | Tree }

const tables = [
  ['en', en],
  ['zh', zh],
  ['ms', ms],
] as const

function textAt(tree: Tree, path: string): string | undefined {
  let found: string | Tree | undefined = tree
  for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}

const named = (kind: string, codes: readonly string[]) => codes.map((code) => `${kind}.${code}`)

/** The books after every card was solved. They contain everything that the cards send. */
function solvedBooks() {
  const player = playerOf(standardErp, 'texts')
  for (const { ways } of referencePlays) ways[0](player)
  return player.state()
}

const state = solvedBooks()
const cards = erp.viewOf(state, 'clerk')?.cards ?? []
const measures = ['trialBalance', 'stockAccuracy', 'onTime', 'overduePayables', 'cashCycle']

const codesOfEngine = [
  ...['document', 'documents', 'documentHelp'].flatMap((kind) => named(kind, names.documentKinds)),
  ...['account', 'accountHelp'].flatMap((kind) => named(kind, names.accounts)),
  ...['figure', 'figureHelp'].flatMap((kind) => named(kind, names.figures)),
  ...['slip', 'slipHelp'].flatMap((kind) => named(kind, names.errorCodes)),
  ...['payment', 'return'].flatMap((kind) => named(kind, names.directions)),
  ...named('documentState', names.documentStates),
  ...named('warehouse', names.warehouses),
  ...named('currency', names.currencies),
  ...named('role', names.roles),
  ...named('paper', names.paperKinds),
  ...['measure', 'measureHelp'].flatMap((kind) => named(kind, measures)),
  ...named('valuation', ['average', 'fifo']),
]

const ofCards = [
  ...cards.flatMap(({ code, hintsOf }) => [
    ...['title', 'story', 'goal', 'lesson'].map((part) => `card.${code}.${part}`),
    ...Array.from({ length: hintsOf }, (_, place) => `card.${code}.hint.${place}`),
  ]),
  ...named(
    'item',
    state.items.map(({ code }) => code),
  ),
  ...named(
    'fact',
    state.papers.flatMap(({ facts }) => facts.map(({ name }) => name)),
  ),
]

it.each(tables)(
  'has words for each code of the ERP, its cards and their items in %s',
  (_, texts) => {
    expect(cards).toHaveLength(10)
    expect(state.items).toHaveLength(9)
    const statements = ['statement', 'failed'].flatMap((kind) => named(kind, erpStatementForms))
    const wanted = [...codesOfEngine, ...ofCards, ...statements]
    expect(wanted.filter((path) => textAt(texts, path) === undefined)).toEqual([])
  },
)

it.each(tables)('has no words of a card, a hint or an item that there is not in %s', (_, texts) => {
  expect(Object.keys(texts.card)).toEqual(cards.map(({ code }) => code))
  for (const { code, hintsOf } of cards) {
    const { hint } = texts.card[code as keyof typeof texts.card]
    expect([code, Object.keys(hint).length]).toEqual([code, hintsOf])
  }
  expect(Object.keys(texts.item).toSorted()).toEqual(state.items.map(({ code }) => code).toSorted())
})

it('calls the items in English as the engine does, by which the sites know them', () => {
  expect(Object.fromEntries(state.items.map(({ code, name }) => [code, name]))).toEqual(en.item)
})
