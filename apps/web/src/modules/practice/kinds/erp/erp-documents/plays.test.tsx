import { cleanup, screen, waitFor } from '@testing-library/react'
import { referencePlays } from '@titian/practice/erp'
import { afterEach, describe, expect, it } from 'vitest'
import { playedErp } from '../../../testing/erp.ts'
import { openBooks } from '../../../testing/open-erp.tsx'
import { leaveRun } from '../../../testing/open-run.tsx'
import { booksOf } from './testing/books.ts'
import { press, typeInto } from './testing/typing.ts'

afterEach(() => {
  leaveRun()
  localStorage.clear()
})

type Player = ReturnType<typeof playedErp>
type Written = Extract<Parameters<Player['do']>[0], { type: 'write' }>

const text = (cents: number) => (cents / 100).toFixed(2)

/** Writes a document through its form. Only values that differ from the initial ones are typed. */
async function writeByForm(player: Player, written: Written): Promise<void> {
  const books = booksOf(player)
  const { kind, source, paper, card, partner, lines, amount } = written
  const word = (value: number | string | null | undefined) => value && { value: String(value) }
  const words = Object.fromEntries(
    Object.entries({ kind, source: word(source), paper: word(paper), card: word(card) }).flatMap(
      ([name, value]) => (value ? [[name, typeof value === 'string' ? value : value.value]] : []),
    ),
  )
  await openBooks({ part: 'new', words, answers: books.answers })
  await screen.findByText('Submit', undefined, { timeout: 8_000 })
  if (partner) await typeInto(/^(Supplier|Customer)$/, partner)
  for (const [at, { item, units, price, damaged }] of (lines ?? []).entries()) {
    await typeInto(/^Item \d+$/, item, at)
    await typeInto(/^(Units|Usable units|Units counted)$/, String(units), at)
    if (price !== undefined && price !== null) await typeInto(/^Unit price/, text(price), at)
    if (damaged !== undefined && damaged !== null) await typeInto(/^Damaged/, String(damaged), at)
    else if (screen.queryAllByLabelText(/^Damaged/).length > 0) await typeInto(/^Damaged/, '', at)
  }
  if (amount) await typeInto(/^Amount/, text(amount))
  const before = player.state().documents.length
  await press('Submit')
  await waitFor(() => expect(player.state().documents.length).toBe(before + 1), { timeout: 8_000 })
  leaveRun()
  // Mounted pages would slow down later tests.
  cleanup()
  document.body.replaceChildren()
}

const plays = referencePlays.flatMap(({ card, ways }) =>
  ways.map((way) => ({ card, name: way.name, way })),
)

describe("[PRC-225] every solution of the school's cards", () => {
  it.each(plays)(
    'can be entered through the forms: $name',
    { timeout: 60_000 },
    async ({ card, way }) => {
      const model = playedErp(way)
      const player = playedErp(() => {})
      for (const { day, command } of model.log) {
        player.nextDay(day - player.state().day)
        if (command.type === 'write') await writeByForm(player, command)
        else player.do(command)
      }
      const verdicts = booksOf(player)
        .now()
        .erp?.cards.find(({ code }) => code === card)?.statements
      expect(verdicts?.filter(({ met }) => !met)).toEqual([])
      expect(
        player.state().documents.map(({ kind, total, lines }) => ({ kind, total, lines })),
      ).toEqual(model.state().documents.map(({ kind, total, lines }) => ({ kind, total, lines })))
    },
  )
})
