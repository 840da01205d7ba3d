import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { erp } from '../kind.ts'
import { standardErp } from '../scenario.ts'
import { builtInCard, builtInCodes } from './built-in.ts'
import { cardProblems } from './check.ts'
import { paperKinds } from '../names.ts'
import { card, customer, item, paper, stock } from './parts.ts'
import type { CardData, Statement } from './types.ts'

const own = (statements: readonly Statement[], more: Partial<CardData> = {}): CardData =>
  card('own', {
    title: 'Own card',
    story: 'Sell five lamps.',
    partners: [customer('CX', 'Customer', 100_000, 14)],
    items: [item('IX', 'Lamp', 1_000)],
    stock: [stock('IX', 10, 500)],
    hints: [],
    statements: [...statements],
    ...more,
  })

const order = { document: 'salesOrder', partner: 'CX', item: 'IX' } as const

describe('[PRC-197] a statement that can never be true', () => {
  const refused = (said: Statement) =>
    cardProblems(own([said])).map(({ path, code }) => [path, code])
  it.each<Statement>([
    { form: 'documentExists', document: 'purchaseOrder', partner: 'CX', item: 'IX', units: 5 },
    { form: 'documentExists', document: 'payment', partner: 'CX', item: 'IX', units: 5 },
    { form: 'openOf', document: 'stockCount', partner: 'CX', item: 'IX', units: 0 },
    { form: 'noPaymentBeforeMatch', partner: 'CX' },
    { form: 'partnerIs', partner: 'CX', role: 'supplier', creditLimit: 100_000, paymentDays: 14 },
    { form: 'itemIs', item: 'IX', price: 1, reorderPoint: 0, reorderUnits: 0 },
  ])('is refused at its place: $form', (said) => {
    expect(refused(said)).toEqual([['statements.0', 'neverMet']])
  })

  it('is accepted if the card creates that state, or the student creates the partner', () => {
    expect(
      refused({
        form: 'partnerIs',
        partner: 'CX',
        role: 'customer',
        creditLimit: 100_000,
        paymentDays: 14,
      }),
    ).toEqual([])
    const made = {
      form: 'partnerIs',
      partner: 'SX',
      role: 'supplier',
      creditLimit: 0,
      paymentDays: 7,
    } as const
    expect(
      cardProblems(
        own([
          made,
          { ...order, document: 'purchaseOrder', partner: 'SX', form: 'documentExists', units: 5 },
        ]),
      ),
    ).toEqual([])
  })

  it('is refused for customers in dollars, which are not supported', () => {
    const customers = [{ ...customer('CX', 'Customer', 100_000, 14), currency: 'usd' as const }]
    const problems = cardProblems(
      own([{ form: 'stockOf', item: 'IX', units: 5 }], { partners: customers }),
    )
    expect(problems).toEqual([{ path: 'partners.0.currency', code: 'unknownName' }])
  })
})

const contradictions: readonly [Statement, Statement][] = [
  [
    { form: 'accountBalance', account: 'grni', amount: 0 },
    { form: 'accountBalance', account: 'grni', amount: 1 },
  ],
  [
    { form: 'stockOf', item: 'IX', units: 5 },
    { form: 'stockOf', item: 'IX', units: 7 },
  ],
  [
    { form: 'stockValue', item: 'IX', amount: 5 },
    { form: 'stockValue', item: 'IX', amount: 7 },
  ],
  [
    { form: 'stockOf', item: 'IX', units: 0 },
    { form: 'stockValue', item: 'IX', amount: 7 },
  ],
  [
    { form: 'documentExists', ...order, units: 5 },
    { form: 'documentAbsent', ...order },
  ],
  [
    { form: 'documentExists', ...order, units: 5 },
    { form: 'documentExists', ...order, units: 6 },
  ],
  [
    { form: 'openOf', ...order, units: 0 },
    { form: 'documentAbsent', ...order },
  ],
  [
    { form: 'openOf', ...order, units: 6 },
    { form: 'documentExists', ...order, units: 5 },
  ],
  [
    { form: 'openOf', ...order, units: 1 },
    { form: 'openOf', ...order, units: 0 },
  ],
  [
    { form: 'owedBy', partner: 'CX', amount: 1 },
    { form: 'owedBy', partner: 'CX', amount: 0 },
  ],
  [
    { form: 'billed', partner: 'CX', amount: 1 },
    { form: 'billed', partner: 'CX', amount: 0 },
  ],
  [
    { form: 'damagedReported', item: 'IX', units: 1 },
    { form: 'damagedReported', item: 'IX', units: 2 },
  ],
  [
    { form: 'partnerIs', partner: 'PX', role: 'customer', creditLimit: 1, paymentDays: 1 },
    { form: 'partnerIs', partner: 'PX', role: 'customer', creditLimit: 2, paymentDays: 1 },
  ],
  [
    { form: 'itemIs', item: 'JX', price: 1, reorderPoint: 0, reorderUnits: 0 },
    { form: 'itemIs', item: 'JX', price: 1, reorderPoint: 1, reorderUnits: 0 },
  ],
]

describe('[PRC-197] the card of a teacher', () => {
  it('is refused with contradicting statements, naming both, in any order', () => {
    for (const [one, other] of contradictions)
      for (const pair of [
        [one, other],
        [other, one],
      ])
        expect(cardProblems(own([{ form: 'trialBalanceZero' }, ...pair]))).toEqual([
          { path: 'statements.2', code: 'contradicts', other: 'statements.1' },
        ])
  })

  it('may repeat a statement, and have statements about different things', () => {
    for (const [one] of contradictions) expect(cardProblems(own([one, one]))).toEqual([])
    const singles = contradictions.slice(0, 3).map(([one]) => one)
    expect(cardProblems(own(singles))).toEqual([])
  })

  it('is refused with unknown or duplicate partners and items', () => {
    const unknown: Statement[] = [
      { form: 'stockOf', item: 'IY', units: 5 },
      { form: 'owedBy', partner: 'CY', amount: 0 },
    ]
    expect(cardProblems(own(unknown))).toEqual([
      { path: 'statements.0.item', code: 'unknownItem' },
      { path: 'statements.1.partner', code: 'unknownPartner' },
    ])
    const twice = { items: [item('IX', 'Lamp', 1), item('IX', 'Lamp', 2)] }
    expect(cardProblems(own([{ form: 'monthClosed' }], twice))).toEqual([
      { path: 'items.1.code', code: 'repeated' },
    ])
  })

  it('is accepted with empty lists and at its limits, and refused beyond them', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (): Statement => ({ form: 'trialBalanceZero' }))
    expect(cardProblems(own(many(0)))).toEqual([{ path: 'statements', code: 'tooShort', limit: 1 }])
    expect(cardProblems(own(many(20)))).toEqual([])
    expect(cardProblems(own(many(21)))).toEqual([
      { path: 'statements', code: 'tooLong', limit: 20 },
    ])
    expect(cardProblems(own(many(1), { hints: ['', ''] }))).toHaveLength(2)
    expect(cardProblems(own(many(1), { story: '' }))).toEqual([{ path: 'story', code: 'required' }])
    const units = (count: number) =>
      cardProblems(own([{ form: 'stockOf', item: 'IX', units: count }]))
    expect([units(0), units(10_000)]).toEqual([[], []])
    expect(units(10_001)).toEqual([{ path: 'statements.0.units', code: 'tooLarge', limit: 10_000 }])
    expect(units(-1)).toEqual([{ path: 'statements.0.units', code: 'tooSmall', limit: 0 }])
  })

  it('gives errors for any value and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(cardProblems(value).length).toBeGreaterThan(0)
        expect(
          cardProblems({ ...own([{ form: 'monthClosed' }]), statements: [value] }).length,
        ).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })

  it('is checked by rules that all cards of the school pass too', () => {
    for (const code of builtInCodes) {
      const data = builtInCard(code)
      expect(
        cardProblems(data && { ...data, title: 'T', story: 'S', hints: ['1', '2', '3'] }),
      ).toEqual([])
    }
  })

  it('is played like a card of the school', () => {
    const mine = own([{ form: 'documentExists', ...order, units: 5 }])
    const scenario = { ...standardErp, cards: [], ownCards: [mine] }
    expect(erp.scenarioProblems(scenario)).toEqual([])
    const send = (command: object) => ({ seat: 'clerk', command: { day: 1, ...command } })
    const lines = [{ item: 'IX', units: 5 }]
    const sale = {
      type: 'write',
      kind: 'salesOrder',
      card: 'own',
      partner: 'CX',
      lines,
      submit: true,
    }
    const state = erp.step(
      erp.start(scenario, ''),
      [send({ type: 'beginCard', card: 'own' }), send(sale)],
      scenario,
      '',
    )
    expect(erp.viewOf(state, 'clerk')?.cards).toMatchObject([
      { code: 'own', title: 'Own card', met: 1 },
    ])
    const twice = { ...scenario, ownCards: [mine, mine] }
    expect(erp.scenarioProblems(twice)).toEqual([{ path: 'ownCards.1.code', code: 'repeated' }])
  })
})

it('[PRC-247] may contain only papers that a card sends, because others are generated', () => {
  const sent = (kind: (typeof paperKinds)[number]) =>
    cardProblems(
      own([{ form: 'trialBalanceZero' }], {
        events: [{ after: 'begin', days: 0, paper: paper(kind, { number: 'N' }) }],
      }),
    ).map(({ path, code }) => [path, code])
  const refused = paperKinds.filter((kind) => sent(kind).length > 0)
  expect(refused).toEqual(['offer', 'deliveryNote', 'supplierInvoice', 'bankLine'])
  expect(sent('deliveryNote')).toEqual([['events.0.paper.kind', 'unknownName']])
})
