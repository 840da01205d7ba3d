import { expect, it } from 'vitest'
import * as contract from '../../packages/contract/src/index.ts'
import {
  accountLedger,
  advancedErp,
  cardProblems,
  documentView,
  erp,
  playerOf,
  referencePlays,
  stockLedger,
} from '../../packages/practice/src/erp.ts'
import { builtInCard } from '../../packages/practice/src/erp/cards/built-in.ts'
import * as names from '../../packages/practice/src/erp/names.ts'

it('contract and ERP engine use the same names', () => {
  expect(contract.erpDocumentKinds).toEqual(names.documentKinds)
  expect(contract.erpDocumentStates).toEqual(names.documentStates)
  expect(contract.erpAccounts).toEqual(names.accounts)
  expect(contract.erpWarehouses).toEqual(names.warehouses)
  expect(contract.erpCurrencies).toEqual(names.currencies)
  expect(contract.erpRoles).toEqual(names.roles)
  expect(contract.erpDirections).toEqual(names.directions)
  expect(contract.erpFigures).toEqual(names.figures)
  expect(contract.erpPaperKinds).toEqual(names.paperKinds)
  expect(contract.erpErrors).toEqual(names.errorCodes)
  expect(contract.erpRefusals).toEqual(names.refusals)
  // The number of cards that a teacher may add to an assignment is limited on the server only.
  const { ownCards, ...ofEngine } = contract.erpLimits
  expect(names.limits).toMatchObject(ofEngine)
  expect(ownCards + contract.erpCards.length).toBeLessThanOrEqual(names.limits.cards)
  expect(contract.erpCards).toEqual(referencePlays.map(({ card }) => card))
})

it.each([0, 1] as const)(
  'the contract accepts every command and every view of the plays, solution %i',
  (way) => {
    const player = playerOf(advancedErp, 'contract')
    for (const { ways } of referencePlays) ways[way](player)
    for (const { command } of player.log)
      expect(contract.erpCommand.parse(command)).toEqual(command)
    const state = player.state()
    const view = erp.viewOf(state, 'clerk')
    expect(contract.erpView.parse(view)).toEqual(view)
    expect(view?.documents.length).toBeGreaterThan(30)
    for (const { id } of state.documents) {
      const document = documentView(state, id)
      expect(contract.erpDocument.parse(document)).toEqual(document)
    }
    const bank = accountLedger(state, 'bank')
    expect(contract.erpLedgerRow.omit({ number: true }).array().parse(bank)).toEqual(bank)
    const moves = stockLedger(state, 'I20')
    expect(contract.erpStockRow.omit({ number: true }).array().parse(moves)).toEqual(moves)
    const forms = new Set(
      view?.cards.flatMap(({ statements }) => statements.map(({ statement }) => statement.form)),
    )
    for (const form of forms) expect(contract.erpStatementForms).toContain(form)
  },
)

it("the contract accepts the school's cards as a teacher's cards, with the same fields", () => {
  for (const code of contract.erpCards) {
    const card = { ...builtInCard(code), title: 'Title', story: 'Story', hints: ['A hint'] }
    expect(contract.erpCardData.parse(card)).toEqual(card)
    expect(cardProblems(card)).toEqual([])
  }
})
