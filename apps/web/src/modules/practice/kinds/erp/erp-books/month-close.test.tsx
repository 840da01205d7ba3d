import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Language, languages, practice } from '@titian/contract'
import type { Player } from '@titian/practice/erp'
import { afterEach, expect, it } from 'vitest'
import { erpRun, playedErp, servedBooks, solve, viewAfter } from '../../../testing/erp.ts'
import { openBooks } from '../../../testing/open-erp.tsx'
import { missingTexts } from '../../../testing/open-market.tsx'
import { leaveRun, refusal } from '../../../testing/open-run.tsx'

afterEach(() => {
  leaveRun()
  localStorage.clear()
})

const counted = () =>
  playedErp((player) => {
    solve('stockCount')(player)
    player.do({ type: 'beginCard', card: 'monthClose' })
  })

const openClose = (player: Player, more: object = {}, language: Language = 'en') => {
  const served = servedBooks(player)
  return {
    served,
    page: openBooks({
      run: served.now(),
      answers: { ...served.answers, ...more },
      part: 'books',
      words: { tab: 'close' },
      language,
    }),
  }
}

const type = async (figures: Record<string, string>) => {
  for (const [label, value] of Object.entries(figures))
    fireEvent.change(
      // oxlint-disable-next-line no-await-in-loop -- one field after the other
      await screen.findByLabelText(label, { selector: 'input' }),
      { target: { value } },
    )
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Close the month' }))

/**
 * The right figures of these books: 37 boards and 26 scales. Of the scales, 3 were missing and 1
 * was found.
 */
const right = {
  'Net sales': '0',
  'Cost of goods sold': 'RM0.00',
  Profit: '(RM4.00)',
  'Total assets': 'RM51,046.00',
  Liabilities: '0.00',
}

it('[PRC-232] five figures are entered as the statements show them, each with an explanation', async () => {
  const { served, page } = openClose(counted())
  await page
  expect(await screen.findByText('The close counts for the card “Closing the month”.')).toBeTruthy()
  expect(
    screen
      .getByLabelText('Profit')
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  ).toContain('The last line of the income statement; below zero it is a loss.')
  await type(right)
  send()
  expect(await screen.findByText('All five figures of your last close are right.')).toBeTruthy()
  expect(served.sent).toEqual([
    {
      type: 'closeMonth',
      card: 'monthClose',
      day: 1,
      figures: [
        { figure: 'sales', amount: 0 },
        { figure: 'costOfGoods', amount: 0 },
        { figure: 'profit', amount: -400 },
        { figure: 'assets', amount: 5_104_600 },
        { figure: 'liabilities', amount: 0 },
      ],
    },
  ])
  expect(
    served.now().erp!.cards.find(({ code }) => code === 'monthClose')?.statements[0]?.met,
  ).toBe(true)
})

it('[PRC-232] the cost of goods in brackets is read as a positive cost', async () => {
  const { served, page } = openClose(counted())
  await page
  await type({ ...right, 'Cost of goods sold': '(RM688.00)' })
  send()
  await waitFor(() => expect(served.sent).toHaveLength(1))
  expect(served.sent[0]).toMatchObject({
    figures: [
      { figure: 'sales', amount: 0 },
      { figure: 'costOfGoods', amount: 68_800 },
      { figure: 'profit', amount: -400 },
      { figure: 'assets', amount: 5_104_600 },
      { figure: 'liabilities', amount: 0 },
    ],
  })
})

it('[PRC-232] wrong figures are named, and earlier closes listed after another close', async () => {
  const { page } = openClose(counted())
  await page
  await type({ ...right, Profit: '4.00', Liabilities: '12' })
  send()
  expect(
    await screen.findByText(/^2 figures of your last close are wrong: Profit, Liabilities\./),
  ).toBeTruthy()
  const first = screen.getByRole('list', { name: 'Close on day 1' })
  expect(
    within(first)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Net salesRM0.00Right',
    'Cost of goods soldRM0.00Right',
    'ProfitRM4.00Wrong',
    'Total assetsRM51,046.00Right',
    'LiabilitiesRM12.00Wrong',
  ])
  await type(right)
  send()
  expect(await screen.findByText('All five figures of your last close are right.')).toBeTruthy()
  expect(screen.getAllByRole('list', { name: 'Close on day 1' })).toHaveLength(2)
})

it('[PRC-232] an invalid amount, or one that the server refuses, is reported beside the figure', async () => {
  const fields = { 'decisions.0.command.figures.3.amount': 'The assets are too large.' }
  const { served, page } = openClose(counted(), {
    [practice.decideRun.path]: () => refusal(-2, 400, { reason: 'badInput', fields }),
  })
  await page
  await type({ ...right, Profit: 'four' })
  send()
  expect(
    await screen.findByText(
      'Enter an amount from -10,000,000,000.00 to 10,000,000,000.00, with at most two decimals.',
    ),
  ).toBeTruthy()
  expect(screen.getByLabelText('Profit').getAttribute('aria-invalid')).toBe('true')
  expect(served.sent).toEqual([])
  await type(right)
  send()
  await waitFor(() =>
    expect(screen.getByLabelText('Total assets').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(screen.getByText('The assets are too large.')).toBeTruthy()
})

it('[PRC-232] the form cannot be sent after the end of the run', async () => {
  const view = viewAfter((player) => player.nextDay(50))
  await openBooks({
    run: erpRun(view, { state: 'scored' }),
    part: 'books',
    words: { tab: 'close' },
  })
  await screen.findByLabelText('Profit')
  expect(screen.queryByRole('button', { name: 'Close the month' })).toBeNull()
})

it.each(languages)('[FRM-007] the texts exist in %s', async (language) => {
  const { page } = openClose(
    playedErp((player) => {
      solve('monthClose', 1)(player)
    }),
    {},
    language,
  )
  await page
  await waitFor(() => expect(document.querySelector('form h2, section form')).toBeTruthy())
  expect(missingTexts()).toEqual([])
})
