import { screen } from '@testing-library/react'
import {
  type ErpVerdict,
  erpCards,
  erpStatementForms,
  type Language,
  languages,
} from '@titian/contract'
import { erp, type Player, playerOf, referencePlays, standardErp } from '@titian/practice/erp'
import { describe, expect, it } from 'vitest'
import { renderWithSite } from '../testing/render-with-site.tsx'
import { useErpContent } from './index.ts'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

const tables = { en, zh, my: ms } as const

type Content = ReturnType<typeof useErpContent>

function Lines({ of }: { of: (content: Content) => readonly string[] }) {
  const lines = of(useErpContent())
  return (
    <ul aria-label="lines">
      {lines.map((line, place) => (
        <li key={`${place} ${line}`}>{line}</li>
      ))}
    </ul>
  )
}

async function linesOf(of: (content: Content) => readonly string[], language: Language = 'en') {
  const { unmount } = await renderWithSite(<Lines of={of} />, language, {
    'erp-content': tables[language],
  })
  const lines = [...screen.getByRole('list', { name: 'lines' }).children]
  const texts = lines.map(({ textContent }) => textContent)
  unmount()
  return texts
}

function viewOf(player: Player) {
  const view = erp.viewOf(player.state(), 'clerk')
  if (!view) throw new Error('The clerk sees no books.')
  return view
}

function books(play: (player: Player) => void) {
  const player = playerOf(standardErp, 'words')
  play(player)
  return viewOf(player)
}

const solved = () => books((player) => referencePlays.forEach(({ ways }) => ways[0](player)))
const begun = () =>
  books((player) => erpCards.forEach((card) => player.do({ type: 'beginCard', card })))

/** Forms of statements that occur on no card of the school. */
const ofTeachers: ErpVerdict[] = [
  {
    statement: { form: 'documentAbsent', document: 'payment', partner: 'C50', item: 'I50' },
    met: false,
    expected: 0,
    found: 3,
  },
]

describe('statements in words', () => {
  it.each(languages)(
    'says each form, and what is not met, with all its values in %s',
    async (language) => {
      const { cards, ...listed } = begun()
      const verdicts = [...cards.flatMap(({ statements }) => statements), ...ofTeachers]
      expect(new Set(verdicts.map(({ statement }) => statement.form))).toEqual(
        new Set(erpStatementForms),
      )
      const lines = await linesOf(
        ({ statement, failed }) =>
          verdicts.flatMap((one) => [statement(one, listed), failed(one, listed)]),
        language,
      )
      expect(lines).toHaveLength(verdicts.length * 2)
      for (const line of lines) {
        expect(line).not.toMatch(/\{\{|undefined|NaN|statement\.|failed\.|\b(units|days)\b_/)
        expect(line).toMatch(/[.。]$/)
      }
      // The text of a statement does not depend on its verdict.
      const alone = await linesOf(
        ({ statement }) => verdicts.map((one) => statement(one.statement, listed)),
        language,
      )
      expect(alone).toEqual(lines.filter((_, place) => place % 2 === 0))
    },
  )

  it('says amounts as money with their side, counts as units, and names instead of codes', async () => {
    const { cards, ...listed } = solved()
    const lines = await linesOf(({ statement }) =>
      cards.flatMap(({ statements }) => statements.map((one) => statement(one, listed))),
    )
    for (const wanted of [
      'In this card, the account Goods received, not invoiced is at RM0.00.',
      'In this card, the account Stock surplus is at RM26.00 credit.',
      'In this card, the account Stock shortage is at RM30.00 debit.',
      'Sales orders with Gemilang Mart come to 20 units of Rice cooker.',
      'Purchase orders with Delima Trading have nothing of Thermos flask left open.',
      'Nothing is left open on the invoices of Fajar Electric.',
      'The partner C10 is in the master data: Customer, credit limit RM5,000.00, payment within 14 days.',
    ])
      expect(lines).toContain(wanted)
  })

  it('says nothing of a statement that is met', async () => {
    const { cards } = solved()
    const verdicts = cards.flatMap(({ statements }) => statements)
    const lines = await linesOf(({ failed }) => verdicts.map((one) => failed(one)))
    expect(new Set(lines)).toEqual(new Set(['']))
  })

  it('[PRC-047] shows the value in the books, or that they have no entry', async () => {
    const view = books((player) => {
      for (const card of ['stockCount', 'masterData', 'creditLimit', 'invoiceMismatch'])
        player.do({ type: 'beginCard', card })
      player.write('stockCount', { card: 'stockCount', lines: [{ item: 'I80', units: 39 }] })
      player.write('purchaseOrder', {
        card: 'invoiceMismatch',
        partner: 'S40',
        lines: [{ item: 'I40', units: 1, price: 10_000 }],
      })
    })
    const failedOf = (code: string) =>
      linesOf(({ failed }) =>
        (view.cards.find((card) => card.code === code)?.statements ?? []).map((one) =>
          failed(one, view),
        ),
      )
    expect(await failedOf('stockCount')).toEqual([
      'The books have 39 units instead of 37 units.',
      'The books have 25 units instead of 26 units.',
      'The account is at RM10.00 debit instead of RM30.00 debit.',
      'The account is at RM0.00 instead of RM26.00 credit.',
      'The books have 39 units, and on the shelf there are 37 units.',
      'The books have 25 units, and on the shelf there are 26 units.',
    ])
    expect((await failedOf('masterData')).at(0)).toBe('There is no partner S10 yet.')
    const [noOrder] = await failedOf('creditLimit')
    expect(noOrder).toBe('No such document has been submitted in this card yet.')
    const [stock, unpaid] = await failedOf('invoiceMismatch')
    expect([stock, unpaid]).toEqual([
      'The books have 0 units instead of 20 units.',
      'Fajar Electric has not been paid yet.',
    ])
  })

  it('says one unit and one day as one', async () => {
    expect(await linesOf(({ units, days }) => [units(1), units(1_200), days(1), days(2)])).toEqual([
      '1 unit',
      '1,200 units',
      '1 day',
      '2 days',
    ])
  })
})

describe('the words of the books', () => {
  it('calls an item as the books do, and one of a card in the language of the page', async () => {
    const items = [
      { code: 'I10', name: 'My own lamp' },
      { code: 'I20', name: 'Thermos flask' },
    ]
    const lines = await linesOf(
      ({ itemName }) => [
        ...['I10', 'I20', 'X'].map((code) => itemName(code, items)),
        itemName('I30'),
      ],
      'zh',
    )
    expect(lines).toEqual(['My own lamp', zh.item.I20, 'X', zh.item.I30])
  })

  it('names payments and returns by their direction, and facts with their unit', async () => {
    const lines = await linesOf(({ documentName, fact, amount }) => [
      documentName('payment', 'in'),
      documentName('return'),
      documentName('delivery', 'out'),
      ...Object.values(fact({ name: 'creditLimit', value: 500_000 })),
      ...Object.values(fact({ name: 'paymentDays', value: 14 })),
      ...Object.values(fact({ name: 'role', value: 'supplier' })),
      ...Object.values(fact({ name: 'shelf life', value: 3 })),
      amount(-123_450),
      amount(5, 'usd'),
    ])
    expect(lines).toEqual([
      'Money received',
      'Return',
      'Delivery',
      'Credit limit',
      'RM5,000.00',
      'Payment within',
      '14 days',
      'Role',
      'Supplier',
      'shelf life',
      '3',
      '-RM1,234.50',
      '$0.05',
    ])
  })

  it.each([
    ['en', 'Desk lamp'],
    ['zh', '台灯'],
    ['my', ms.item.I10],
  ] as const)(
    'names an item to enter as its story does in %s, and an unknown item as it was written',
    async (language, lamp) => {
      const lines = await linesOf(
        ({ fact }) => [
          fact({ name: 'name', value: 'Desk lamp' }).value,
          fact({ name: 'name', value: 'Cahaya Stores' }).value,
          fact({ name: 'code', value: 'Desk lamp' }).value,
        ],
        language,
      )
      expect(lines).toEqual([lamp, 'Cahaya Stores', 'Desk lamp'])
    },
  )

  it('shows the words of a teacher for a card of a teacher', async () => {
    const own = { code: 'masterData', title: 'My card', story: 'Mine.', hintTexts: ['Look.'] }
    const lines = await linesOf(({ cardTitle, cardStory, cardGoal, cardLesson, cardHint }) => [
      cardTitle(own),
      cardStory(own),
      cardGoal(own),
      cardLesson(own),
      cardHint(own, 0),
      cardHint(own, 1),
      cardTitle('backOrder'),
      cardHint({ code: 'backOrder', title: '', hintTexts: [] }, 2),
    ])
    expect(lines).toEqual([
      'My card',
      'Mine.',
      '',
      '',
      'Look.',
      '',
      en.card.backOrder.title,
      en.card.backOrder.hint[2],
    ])
  })
})
