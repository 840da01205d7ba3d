import { screen, waitFor, fireEvent } from '@testing-library/react'
import { accounts, evaluations, type Language, languages, practice } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../testing/render-page.tsx'
import { erpRun, firstErp, nothing, viewAfter } from '../../../testing/erp.ts'
import { person, practiceCard, practiceDetail } from '../../../testing/factories.ts'
import { booksAt } from '../../../testing/open-erp.tsx'
import { missingTexts } from '../../../testing/open-market.tsx'
import { leaveRun } from '../../../testing/open-run.tsx'
import { given } from '../../../testing/open-start.tsx'
import { ErpLobby } from './erp-lobby.tsx'

afterEach(leaveRun)

const card = (idSign: string, title: string) => ({
  ...practiceCard,
  idSign,
  title,
  kind: 'erp' as const,
  url: '/erp',
})

const detail = (idSign: string) =>
  practiceDetail({
    ...card(idSign, 'First steps'),
    kind: 'erp',
    modes: ['oneSeat'],
    seats: ['clerk'],
    days: 20,
    supplyChain: null,
    erp: { cash: 5_000_000, cards: 2, warehouses: 1 } as never,
    parts: [{ name: 'statements', of: 70 }],
  })

const run = () => erpRun(viewAfter(nothing, { scenario: firstErp }))

function open(answers: object = {}, language: Language = 'en', words = '') {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
  return renderPage(<ErpLobby />, {
    at: `/erp${words}`,
    path: '/erp',
    language,
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.practiceList.path]: [
        practiceCard,
        card('erp-first-steps', 'First steps'),
        card('erp-ten-cards', 'Ten cards'),
        card('erp-two-warehouses', 'Two warehouses'),
      ],
      [practice.practiceDetail.path]: ({ idSign }: { idSign: string }) => detail(idSign),
      [practice.practiceRuns.path]: { list: [], total: 0 },
      [practice.ownAssignments.path]: [],
      ...answers,
    },
  })
}

it('[PRC-224] [PRC-005] [PRC-006] the lobby explains ERP, shows the process without links, and lists only ERP practices', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'ERP practice' })).toBeTruthy()
  expect(screen.getByText(/An ERP is the program/)).toBeTruthy()
  const map = screen.getByText('Purchase request').closest('ol') as HTMLElement
  expect(map.children).toHaveLength(13)
  expect(map.querySelector('a')).toBeNull()
  expect(await screen.findByRole('radio', { name: 'First steps' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Two warehouses' })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'The beer game' })).toBeNull()
  expect(screen.getByRole('link', { name: 'All practices' }).getAttribute('href')).toBe(
    '/simulation',
  )
  expect(screen.getByRole('button', { name: /language/i })).toBeTruthy()
})

it('[PRC-224] starting a practice opens its process map', async () => {
  const { router } = await open({ [practice.startRun.path]: run() })
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(booksAt))
})

it("[PRC-224] the student's runs are listed with their day, and assigned ERP practices too", async () => {
  const { number: _number, ...own } = run()
  const givenOf = (kind: 'erp' | 'marketplace', title: string) => ({
    sign: `given-${kind}`,
    practice: { idSign: 'erp-ten-cards', title, kind, version: 1 },
    course: { sign: 'c', name: 'Trade 1' },
    state: 'open',
    dueAt: null,
  })
  await open({
    [practice.practiceRuns.path]: { list: [own], total: 1 },
    [practice.ownAssignments.path]: [
      givenOf('erp', 'Books for marks'),
      givenOf('marketplace', 'Shop'),
    ],
  })
  const link = await screen.findByRole('link', { name: 'Continue' })
  expect(link.getAttribute('href')).toBe(booksAt)
  expect(screen.getByText(/Day 1 of 20/)).toBeTruthy()
  const card = await screen.findByRole('link', { name: /Books for marks/ })
  expect(card.getAttribute('href')).toBe('/erp?practice=erp-ten-cards&assignment=given-erp')
  expect(screen.queryByRole('link', { name: /Shop/ })).toBeNull()
})

it('[PRC-224] an assigned practice shows the number of chosen cards', async () => {
  const own = given({
    sign: 'given-erp',
    practice: { idSign: 'erp-first-steps', title: 'First steps', kind: 'erp', version: 1 },
    erp: { cards: ['stockRule', 'stockCount', 'monthClose'], own: [{ sign: null, title: 'Ours' }] },
  })
  await open(
    { [practice.ownAssignments.path]: [own], [evaluations.rubricOf.path]: null },
    'en',
    '?practice=erp-first-steps&assignment=given-erp',
  )
  const cards = await screen.findByText('Cards', { selector: 'dt' })
  await waitFor(() => expect(cards.nextElementSibling?.textContent).toBe('4'))
})

it.each(languages)('every text of the lobby exists in %s', async (language) => {
  await open({}, language)
  await screen.findByText('RM50,000.00')
  expect(missingTexts()).toEqual([])
})
