import type { Browser } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { CountedHand } from '../../support/counted-hand.ts'
import { demoCourse } from '../../support/given-practices.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'

/**
 * The maximum number of clicks with which a teacher leads a class through a practice, from writing
 * a card to resetting it.
 */
const clicksMost = 18

interface Run {
  sign: string
  number: number
  day: number
  erp: { cards: { code: string; title: string }[]; partners: Coded[]; items: Coded[] }
}
interface Coded {
  code: string
  card: string | null
}

/** A student who begins the teacher's card, and orders fewer units than the card requires. */
async function orderTooLittle(browser: Browser, assignment: string, title: string): Promise<void> {
  const student = await browser.newContext()
  await signInAs(student, 'student')
  const own = await call<{ sign: string; practice: { idSign: string } }[]>(
    student,
    '/practice/ownAssignments',
  )
  const given = own.find(({ sign }) => sign === assignment)
  if (!given) throw new Error('The student does not see the practice.')
  const { idSign } = given.practice
  let run = await call<Run>(student, '/practice/startRun', { idSign, assignment })
  const decide = async (command: object) => {
    const decisions = [{ seat: 'clerk', command: { day: run.day, ...command }, note: '' }]
    const { sign, number } = run
    run = await call<Run>(student, '/practice/decide', { sign, number, decisions })
  }
  const card = run.erp.cards.find((one) => one.title === title)?.code
  if (card === undefined) throw new Error(`The run has no card ${title}.`)
  await decide({ type: 'beginCard', card })
  const broughtBy = (list: readonly Coded[]) => list.find((one) => one.card === card)?.code
  await decide({
    type: 'write',
    kind: 'purchaseOrder',
    card,
    partner: broughtBy(run.erp.partners),
    lines: [{ item: broughtBy(run.erp.items), units: 25, price: 250 }],
    submit: true,
  })
  await student.close()
}

test("[PRC-050] [PRC-235] [PRC-236] [PRC-237] [PRC-238] [PRC-239] a teacher writes a card, assigns the practice with it, reads common errors and books, and restarts a student's card", async ({
  page,
  context,
  browser,
}) => {
  const hand = new CountedHand()
  const title = unique('Buy notebooks')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await signInAs(context, 'teacher')
  const course = await demoCourse(context)

  await page.goto(`/teacher/#/practices/${course}`)
  await hand.click(page.getByRole('link', { name: 'Own ERP cards' }))
  await hand.click(page.getByRole('link', { name: 'New card' }).first())
  await hand.write(page.getByRole('textbox', { name: 'Title' }), title)
  const second = page.getByRole('group', { name: 'Statement 2' })
  await hand.write(second.getByRole('textbox', { name: 'Units' }), '30')
  await expect(second.getByText('The books have 30 units of Notebook in stock.')).toBeVisible()
  await hand.write(second.getByRole('textbox', { name: 'Units' }), '40')
  const preview = page.getByRole('region', { name: 'As a student sees it' })
  await expect(preview.getByText('The books have 40 units of Notebook in stock.')).toBeVisible()
  await hand.click(button('Create card'))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.goto(`/teacher/#/newPractice?courseIdSign=${course}`)
  await hand.choose(
    page.getByRole('combobox', { name: 'Practice', exact: true }),
    'First steps in the books',
  )
  await hand.click(page.getByRole('radio', { name: 'Chosen cards' }))
  await hand.write(page.getByRole('textbox', { name: 'Search own cards' }), title)
  await hand.click(page.getByRole('checkbox', { name: new RegExp(`^${title} · `) }))
  await hand.click(button('Give'))
  await expect(
    page.getByRole('heading', { level: 1, name: 'First steps in the books' }),
  ).toBeVisible()
  const board = page.url()
  const assignment = new URL(board.replace('#/', '')).pathname.split('/').at(-1) ?? ''

  await orderTooLittle(browser, assignment, title)
  // The board shows the new state without a reload.
  const cell = page.getByRole('button', { name: new RegExp(`^${title}: Begun, `) })
  await expect(cell).toBeVisible({ timeout: 20_000 })
  await hand.click(cell)
  await expect(
    page.getByText('Purchase orders with Pelangi Stationery come to 40 units of Notebook.'),
  ).toBeVisible()
  await hand.click(page.getByRole('tab', { name: 'Frequent errors' }))
  await expect(page.getByText(`${title} · 1 of 1 who began the card`).first()).toBeVisible()
  await hand.click(page.getByRole('tab', { name: 'Board' }))
  await hand.click(page.getByRole('row').filter({ has: cell }).getByRole('link'))

  await hand.click(page.getByRole('tab', { name: 'Documents' }))
  await hand.click(page.getByRole('link', { name: /^Purchase order PO-/ }))
  await expect(page.getByText('This document posts nothing.')).toBeVisible()
  await hand.click(page.getByRole('tab', { name: 'Reports' }))
  await expect(page.getByRole('heading', { name: 'Trial balance' })).toBeVisible()
  await hand.click(page.getByRole('tab', { name: 'Cards' }))
  const card = page.getByRole('region', { name: title })
  await hand.click(card.getByRole('button', { name: `Reset card: ${title}` }))
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Reset card' }))
  await expect(page.getByText(`“${title}” starts again.`)).toBeVisible()
  await expect(card.getByText(/try 2/)).toBeVisible()
  expect(hand.clicks).toBeLessThanOrEqual(clicksMost)
})
