import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { accounts, practice } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { toast } from '@titian/ui'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { person, practiceCard, practiceDetail, run } from '../testing/factories.ts'
import { leaveRun, refusal } from '../testing/open-run.tsx'
import { LobbyPage } from './lobby-page.tsx'

afterEach(leaveRun)

const detail = practiceDetail({
  modes: ['oneSeat', 'allSeats'],
  supplyChain: {
    startStock: 12,
    orderDelay: 2,
    shippingDelay: 3,
    productionDelay: 4,
    holding: 50,
    backlog: 100,
    sharedDemand: false,
  },
})

function openLobby(answers: object = {}, isSignedIn = true) {
  if (isSignedIn) document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  if (isSignedIn) setPerson('u')
  return renderPage(<LobbyPage />, {
    at: '/supplyChain',
    path: '/supplyChain',
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.practiceList.path]: [practiceCard],
      [practice.practiceDetail.path]: detail,
      [practice.practiceRuns.path]: { list: [run()], total: 1 },
      ...answers,
    },
  })
}

it('[PRC-084] weeks, stock, delays, costs, demand and score are shown before the start', async () => {
  await openLobby({}, false)
  await screen.findByRole('heading', { name: 'Before you start' })
  for (const text of ['36', '12', '2', '3', '4', '0.50', '1.00', 'Only the retailer sees it'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(screen.getByText('Cost of the chain: 35 points')).toBeTruthy()
  expect(
    screen.getAllByRole('radio', { name: /Retailer|Wholesaler|Distributor|Factory/ }),
  ).toHaveLength(4)
  expect(screen.getByRole('button', { name: 'Sign in to start' })).toBeTruthy()
})

it('[PRC-081] two clicks start one run, and too many open runs are reported', async () => {
  const sent: unknown[] = []
  await openLobby({
    [practice.startRun.path]: (input: unknown) => {
      sent.push(input)
      return refusal(-4, 409, { refusal: 'alreadyDone', reason: 'tooManyRuns' })
    },
  })
  const start = await screen.findByRole('button', { name: 'Start' })
  expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy()
  fireEvent.click(start)
  fireEvent.click(start)
  await screen.findByText(/20 open runs/)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ idSign: 'beer-game', mode: 'oneSeat', seat: 'retailer' })
})

function signInNow() {
  document.cookie = 'isLogin=1; path=/'
  act(() => {
    sessionStore.look()
    setPerson('u')
  })
}

it('[PRC-141] the run that a visitor chose starts after the sign-in with mode and seat, also on a page that was opened again', async () => {
  const sent: unknown[] = []
  const answers = {
    [practice.startRun.path]: (input: unknown) => {
      sent.push(input)
      return refusal(-4, 409, { refusal: 'alreadyDone', reason: 'tooManyRuns' })
    },
  }
  await openLobby(answers, false)
  fireEvent.click(await screen.findByRole('radio', { name: 'Factory' }))
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to start' }))
  cleanup()
  await openLobby(answers, false)
  await screen.findByRole('button', { name: 'Sign in to start' })
  expect(sent).toEqual([])
  signInNow()
  await screen.findByText(/20 open runs/)
  expect(sent).toEqual([{ idSign: 'beer-game', mode: 'oneSeat', seat: 'factory' }])
})

it('[PRC-141] the game that a visitor wanted to create or join is created or joined after the sign-in', async () => {
  const sent: unknown[] = []
  const answer = (input: unknown) => {
    sent.push(input)
    return refusal(-4, 409, { refusal: 'alreadyDone', reason: 'tooManyRuns' })
  }
  const answers = {
    [practice.practiceDetail.path]: practiceDetail(),
    [practice.makeGame.path]: answer,
    [practice.joinGame.path]: answer,
  }
  await openLobby(answers, false)
  const code = await screen.findByRole('textbox', { name: /Code of the game/ })
  fireEvent.change(code, { target: { value: 'abc234' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to join' }))
  signInNow()
  await waitFor(() => expect(sent).toEqual([{ code: 'ABC234' }]))
  cleanup()
  leaveRun()
  await openLobby(answers, false)
  const seconds = await screen.findByRole('textbox', { name: /Seconds/ })
  fireEvent.change(seconds, { target: { value: '45' } })
  fireEvent.submit(seconds.closest('form') as HTMLElement)
  signInNow()
  await waitFor(() => expect(sent.at(-1)).toEqual({ idSign: 'beer-game', turnSeconds: 45 }))
  expect(sent).toHaveLength(2)
})

it('[PRC-183] continuing an earlier run is reported only if another seat, mode or time was chosen', async () => {
  const said = vi.spyOn(toast, 'failure').mockImplementation(() => {})
  const words = /still open, so it continues/
  await openLobby({ [practice.startRun.path]: run() })
  const start = await screen.findByRole('button', { name: 'Start' })
  fireEvent.click(start)
  await waitFor(() => expect(start.getAttribute('data-loading')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Start' })).toBeNull())
  expect(said).not.toHaveBeenCalled()
  for (const name of ['Factory', /All four seats/]) {
    cleanup()
    await openLobby({ [practice.startRun.path]: run() })
    fireEvent.click(await screen.findByRole('radio', { name }))
    fireEvent.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(said).toHaveBeenLastCalledWith(expect.stringMatching(words)))
    said.mockClear()
  }
  cleanup()
  const game = { code: 'ABC234', turnSeconds: 90, turnEndsIn: null, seats: [] }
  await openLobby({
    [practice.practiceDetail.path]: practiceDetail(),
    [practice.makeGame.path]: run({ mode: 'team', state: 'lobby', game }),
  })
  const seconds = await screen.findByRole('textbox', { name: /Seconds/ })
  fireEvent.change(seconds, { target: { value: '45' } })
  fireEvent.submit(seconds.closest('form') as HTMLElement)
  await waitFor(() => expect(said).toHaveBeenLastCalledWith(expect.stringMatching(words)))
  said.mockRestore()
})
