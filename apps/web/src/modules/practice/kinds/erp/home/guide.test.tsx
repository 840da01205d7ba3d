import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { languages } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import {
  erpRun,
  firstErp,
  nothing,
  type Play,
  playedErp,
  servedBooks,
  solve,
  viewAfter,
} from '../../../testing/erp.ts'
import { one } from '../../../testing/erp-lines.ts'
import { openBooks } from '../../../testing/open-erp.tsx'
import { missingTexts } from '../../../testing/open-market.tsx'
import { leaveRun } from '../../../testing/open-run.tsx'
import { guideNames, guideSteps } from './guide-steps.ts'

afterEach(() => {
  leaveRun()
  localStorage.clear()
})

const rule = 'stockRule'
const looks = ['inbox', 'posted', 'accounts', 'trial']

/**
 * The commands that a newcomer sends when following the guide, in order. Reading steps send none.
 */
const acts: Partial<Record<(typeof guideNames)[number], Play>> = {
  beginMaster: (clerk) => clerk.do({ type: 'beginCard', card: 'masterData' }),
  supplier: (clerk) =>
    clerk.do({
      type: 'savePartner',
      card: 'masterData',
      code: 'S10',
      name: 'Bintang Homeware',
      role: 'supplier',
      creditLimit: 0,
      paymentDays: 30,
      currency: 'home',
    }),
  customer: (clerk) =>
    clerk.do({
      type: 'savePartner',
      card: 'masterData',
      code: 'C10',
      name: 'Cahaya Stores',
      role: 'customer',
      creditLimit: 500_000,
      paymentDays: 14,
      currency: 'home',
    }),
  item: (clerk) =>
    clerk.do({
      type: 'saveItem',
      card: 'masterData',
      code: 'I10',
      name: 'Desk lamp',
      price: 3_990,
      reorderPoint: 20,
      reorderUnits: 50,
    }),
  beginRule: (clerk) => clerk.do({ type: 'beginCard', card: rule }),
  order: (clerk) =>
    clerk.do({
      type: 'write',
      kind: 'purchaseOrder',
      submit: false,
      card: rule,
      partner: 'S20',
      lines: one('I20', 100, 1_250),
    }),
  submit: (clerk) => clerk.do({ type: 'submit', document: 3 }),
  wait: (clerk) => clerk.nextDay(2),
  receive: (clerk) => clerk.write('goodsReceipt', { source: 3, lines: one('I20', 100) }),
  bill: (clerk) =>
    clerk.write('supplierInvoice', {
      source: 3,
      paper: clerk.paper('supplierInvoice', 'S20').id,
      lines: one('I20', 100, 1_250),
    }),
  pay: (clerk) => clerk.write('payment', { source: 5, amount: 132_500 }),
}

it('[PRC-222] the guide leads step by step from the first card to the trial balance, and ticks each from the books', () => {
  const seen: string[] = []
  const order = guideNames.map((name) => {
    const view = viewAfter(
      (clerk) => {
        for (const done of guideNames.slice(0, guideNames.indexOf(name))) acts[done]?.(clerk)
      },
      { scenario: firstErp },
    )
    const steps = guideSteps(view, seen)
    const current = steps.find(({ isDone }) => !isDone)
    if (looks.includes(name)) seen.push(name)
    return { name: current?.name, before: steps.filter(({ isDone }) => isDone).length }
  })
  expect(order).toEqual(guideNames.map((name, before) => ({ name, before })))
})

it('[PRC-222] a supplier with a wrong number must be entered again, and skipped reading blocks nothing', () => {
  const steps = (play: Play) => guideSteps(viewAfter(play, { scenario: firstErp }), [])
  const current = (play: Play) => steps(play).find(({ isDone }) => !isDone)?.name
  expect(
    current((clerk) => {
      acts.beginMaster?.(clerk)
      clerk.do({
        type: 'savePartner',
        card: 'masterData',
        code: 'S10',
        name: 'Bintang Homeware',
        role: 'supplier',
        creditLimit: 0,
        paymentDays: 3,
        currency: 'home',
      })
    }),
  ).toBe('inbox')
  expect(
    current((clerk) => {
      acts.beginMaster?.(clerk)
      acts.customer?.(clerk)
    }),
  ).toBe('supplier')
  expect(
    current((clerk) => {
      solve('masterData')(clerk)
      solve(rule)(clerk)
    }),
  ).toBe('trial')
})

it('[PRC-222] a wrongly entered supplier or item links to the card, which shows the difference', () => {
  const steps = guideSteps(
    viewAfter(
      (clerk) => {
        acts.beginMaster?.(clerk)
        clerk.do({
          type: 'savePartner',
          card: 'masterData',
          code: 'S10',
          name: 'Bintang Homeware',
          role: 'supplier',
          creditLimit: 0,
          paymentDays: 3,
          currency: 'home',
        })
      },
      { scenario: firstErp },
    ),
    ['inbox'],
  )
  const stepOf = (name: string) => steps.find((step) => step.name === name)
  expect(stepOf('supplier')).toMatchObject({
    isDone: false,
    differs: true,
    at: { part: 'card', words: { id: 'masterData' } },
  })
  expect(stepOf('customer')).toMatchObject({ differs: false, at: { part: 'partners' } })
})

it('[PRC-222] a step that explains a page stays until the next click', async () => {
  const seen = ['inbox', 'posted']
  localStorage.clear()
  const player = playedErp(
    (clerk) => {
      for (const name of guideNames.slice(0, guideNames.indexOf('accounts'))) acts[name]?.(clerk)
    },
    { scenario: firstErp },
  )
  const { at } = guideSteps(servedBooks(player).now().erp!, seen).find(
    ({ name }) => name === 'accounts',
  )!
  expect(at).toEqual({ part: 'books', words: { tab: 'account', account: 'inventory' } })
  await openBooks({
    answers: servedBooks(player).answers,
    part: 'books',
    words: { tab: 'account', account: 'inventory' },
  })
  const guide = await screen.findByRole('region', { name: 'Guide' })
  expect(guide.textContent).toContain('Step 12 of 15')
  await screen.findByRole('table')
  expect(guide.textContent).toContain('Step 12 of 15')
  fireEvent.click(within(guide).getByRole('button', { name: 'Next step' }))
  await waitFor(() => expect(guide.textContent).toContain('Step 13 of 15'))
})

it('[PRC-222] the guide is hidden if the first practice has other cards', async () => {
  const view = viewAfter(nothing, { scenario: firstErp })
  await openBooks({
    run: erpRun({ ...view, cards: view.cards.filter(({ code }) => code !== 'stockRule') }),
  })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Guide' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show the guide' })).toBeNull()
})

it('[PRC-222] each step gives its reason and links to its exact page, or ends the day', async () => {
  const player = playedErp(
    (clerk) => {
      for (const name of guideNames.slice(0, guideNames.indexOf('wait'))) acts[name]?.(clerk)
    },
    { scenario: firstErp },
  )
  await openBooks({ answers: servedBooks(player).answers })
  const guide = await screen.findByRole('region', { name: 'Guide' })
  expect(guide.textContent).toContain('see what the order posted')
  expect(guide.textContent).toContain('It posted nothing')
  expect(within(guide).getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe(
    '/erp/run/one/document?id=3',
  )
  cleanup()
  leaveRun()
  acts.wait?.(player)
  player.nextDay()
  await openBooks({ answers: servedBooks(player).answers })
  const later = await screen.findByRole('region', { name: 'Guide' })
  expect(
    within(later).getByRole('link', { name: 'Write the goods receipt' }).getAttribute('href'),
  ).toBe('/erp/run/one/new?kind=goodsReceipt&paper=5&source=3&card=stockRule')
})

it('[PRC-222] opening its page ticks a reading step, and every page shows the next one', async () => {
  const run = erpRun(viewAfter((clerk) => acts.beginMaster?.(clerk), { scenario: firstErp }))
  await openBooks({ run })
  expect((await screen.findByRole('region', { name: 'Guide' })).textContent).toContain(
    'Step 2 of 15: open the inbox',
  )
  cleanup()
  leaveRun()
  await openBooks({ run, part: 'inbox' })
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Guide' }).textContent).toContain(
      'Step 3 of 15: enter the supplier',
    ),
  )
})

it('[PRC-222] the guide can be closed and opened again, and exists only in the first practice', async () => {
  const run = erpRun(viewAfter(nothing, { scenario: firstErp }))
  await openBooks({ run })
  fireEvent.click(await screen.findByRole('button', { name: 'Close the guide' }))
  expect(screen.queryByRole('region', { name: 'Guide' })).toBeNull()
  cleanup()
  leaveRun()
  await openBooks({ run })
  fireEvent.click(await screen.findByRole('button', { name: 'Show the guide' }))
  expect(await screen.findByRole('region', { name: 'Guide' })).toBeTruthy()
  cleanup()
  leaveRun()
  await openBooks({
    run: { ...run, practice: { ...run.practice, idSign: 'erp-ten-cards' } },
  })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Guide' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show the guide' })).toBeNull()
})

it.each(languages)('every text of the guide exists in %s', async (language) => {
  await openBooks({ run: erpRun(viewAfter(nothing, { scenario: firstErp })), language })
  await screen.findAllByRole('list')
  expect(missingTexts()).toEqual([])
  const file = language === 'my' ? 'ms' : language
  const { guide } = JSON.parse(
    readFileSync(`${import.meta.dirname}/../texts/${file}.json`, 'utf8'),
  ) as { guide: Record<string, Record<string, string>> }
  for (const name of [...guideNames, 'finish'])
    for (const part of ['title', 'why', 'act'])
      expect(guide[name]?.[part], `${name}.${part}`).toMatch(/\S/)
})
