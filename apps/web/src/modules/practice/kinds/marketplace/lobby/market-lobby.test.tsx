import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { accounts, type Language, languages, marketSteps, practice } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../testing/render-page.tsx'
import { LobbyPage } from '../../../lobby/lobby-page.tsx'
import { person, practiceCard, practiceDetail, run } from '../../../testing/factories.ts'
import { marketRun, marketStepsOf } from '../../../testing/market.ts'
import { missingTexts, shopAt } from '../../../testing/open-market.tsx'
import { leaveRun } from '../../../testing/open-run.tsx'
import { MarketLobby } from './market-lobby.tsx'

afterEach(leaveRun)

const at = '/simulation/amazon-virtual-system'
const card = (idSign: string, title: string) => ({
  ...practiceCard,
  idSign,
  title,
  kind: 'marketplace' as const,
  url: at,
})
const detail = (idSign: string) =>
  practiceDetail({
    ...card(idSign, 'My first shop'),
    kind: 'marketplace',
    modes: ['oneSeat'],
    seats: ['seller'],
    days: 20,
    supplyChain: null,
    marketplace: { cash: 500_000, niches: 6, products: 2 },
    parts: [{ name: 'process', of: 50 }],
  })

/** The chart as the server would send it, with made-up points. */
const process = {
  nodes: marketStepsOf({ research: 'open' }).map(({ step, state, of }) => ({
    id: step,
    name: step,
    url: at,
    state,
    score: null,
    of,
  })),
  edges: marketSteps.slice(1).map((to, place) => ({ from: marketSteps[place], to, condition: '' })),
}

function signInNow() {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
}

interface Open {
  isSignedIn?: boolean
  answers?: object
  language?: Language
  from?: string
}

function open({ isSignedIn = true, answers = {}, language = 'en', from = at }: Open = {}) {
  if (isSignedIn) signInNow()
  else sessionStore.look()
  const isChain = from.startsWith('/supplyChain')
  return renderPage(isChain ? <LobbyPage /> : <MarketLobby />, {
    at: from,
    path: isChain ? '/supplyChain' : at,
    language,
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.practiceList.path]: [
        practiceCard,
        card('market-first-shop', 'My first shop'),
        card('market-standard', 'Sixty days'),
      ],
      [practice.processData.path]: process,
      [practice.practiceDetail.path]: ({ idSign }: { idSign: string }) => detail(idSign),
      [practice.practiceRuns.path]: { list: [], total: 0 },
      ...answers,
    },
  })
}

it('[PRC-002] [PRC-023] [PRC-174] a visitor sees the flow chart with conditions and points, and only marketplace practices', async () => {
  await open({ isSignedIn: false })
  expect(await screen.findByRole('heading', { level: 1, name: 'Virtual marketplace' })).toBeTruthy()
  const chart = (await screen.findByText('2. Sourcing')).closest('ol') as HTMLElement
  expect(chart.children).toHaveLength(12)
  expect(chart.children[1]?.textContent).toContain('Opens after 1. Market and product research')
  expect(chart.children[3]?.textContent).toContain('0 of 12 points')
  expect(within(chart).queryByRole('link')).toBeNull()
  expect(await screen.findByRole('radio', { name: 'Sixty days' })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'The beer game' })).toBeNull()
  expect(await screen.findByText('$5,000.00')).toBeTruthy()
})

it('[PRC-141] [PRC-174] the practice that a visitor chose starts after the sign-in and opens the shop', async () => {
  const sent: unknown[] = []
  const { router } = await open({
    isSignedIn: false,
    answers: {
      [practice.startRun.path]: (input: unknown) => {
        sent.push(input)
        return marketRun()
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in to start' }))
  expect(sent).toEqual([])
  act(signInNow)
  await waitFor(() => expect(router.state.location.pathname).toBe(shopAt))
  expect(sent).toEqual([{ idSign: 'market-first-shop', mode: 'oneSeat', seat: 'seller' }])
})

it("[PRC-174] the student's shops are listed with their day and linked", async () => {
  const { number: _number, ...own } = marketRun({ day: 4 })
  await open({ answers: { [practice.practiceRuns.path]: { list: [own], total: 1 } } })
  const link = await screen.findByRole('link', { name: 'Continue' })
  expect(link.getAttribute('href')).toBe(shopAt)
  expect(screen.getByText(/Day 4 of 20/)).toBeTruthy()
})

it('[PRC-174] old links with a marketplace practice redirect here, with the assignment', async () => {
  const { router } = await open({
    from: '/supplyChain?practice=market-standard&assignment=given-1',
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(at))
  expect(router.state.location.search).toEqual({
    practice: 'market-standard',
    assignment: 'given-1',
  })
})

it('the page of the chain lists no marketplace practices', async () => {
  await open({
    from: '/supplyChain',
    answers: {
      [practice.practiceDetail.path]: practiceDetail(),
      [practice.practiceRuns.path]: { list: [run()], total: 1 },
    },
  })
  expect(await screen.findByRole('radio', { name: 'The beer game' })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'Sixty days' })).toBeNull()
})

it.each(languages)('has every text in %s', async (language) => {
  await open({ language })
  await screen.findByText('$5,000.00')
  expect(missingTexts()).toEqual([])
})
