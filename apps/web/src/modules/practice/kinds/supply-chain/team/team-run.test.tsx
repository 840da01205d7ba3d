import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { practice, type PracticeRun, type TeamGame } from '@titian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanupPage } from '../../../../../testing/render-page.tsx'
import { desk, run } from '../../../testing/factories.ts'
import { leaveRun, openRun, refusal } from '../../../testing/open-run.tsx'

afterEach(() => {
  leaveRun()
  localStorage.clear()
})

const seat = (name: string, of: string | null, state: TeamGame['seats'][number]['state']) => ({
  seat: name,
  name: of,
  isOwn: of === 'Mei',
  state,
})
const game = (fields: Partial<TeamGame> = {}): TeamGame => ({
  code: 'ABC234',
  seats: [
    seat('retailer', 'Mei', 'playing'),
    seat('wholesaler', 'Ravi', 'ordered'),
    seat('distributor', 'Siti', 'bot'),
    seat('factory', null, 'free'),
  ],
  turnSeconds: 90,
  turnEndsIn: 60,
  ...fields,
})
const team = (fields: Partial<PracticeRun> = {}) => run({ mode: 'team', game: game(), ...fields })
const path = practice.practiceRun.path
const order = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Your order/ })

describe('the lobby of a team game', () => {
  const lobby = (fields: Partial<TeamGame> = {}) =>
    team({ state: 'lobby', supplyChain: null, game: game({ turnEndsIn: null, ...fields }) })

  it('[PRC-097] shows the code with its address, and new players without a reload', async () => {
    let seats = [seat('retailer', 'Mei', 'playing'), seat('factory', null, 'free')]
    await openRun({ [path]: () => lobby({ seats }) })
    expect(await screen.findByText('ABC234')).toBeTruthy()
    expect(screen.getByText(/\/supplyChain\?code=ABC234$/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose Factory' })).toBeTruthy()
    seats = [seat('retailer', 'Mei', 'playing'), seat('factory', 'Ravi', 'playing')]
    await screen.findByText(/Ravi/, {}, { timeout: 5_000 })
    expect(screen.getByText('All seats are taken.')).toBeTruthy()
  })

  it('starts the game and opens the own seat', async () => {
    const sent: unknown[] = []
    let now = lobby()
    await openRun({
      [path]: () => now,
      [practice.beginGame.path]: (input: unknown) => {
        sent.push(input)
        now = team()
        return now
      },
    })
    const begin = await screen.findByRole('button', { name: 'Begin the game' })
    fireEvent.click(begin)
    fireEvent.click(begin)
    await order()
    expect(sent).toEqual([{ sign: 'one' }])
  })
})

describe('the own seat in a team game', () => {
  it('[PRC-097] shows the awaited players and the remaining time of the server', async () => {
    await openRun({ [path]: team() })
    await order()
    expect(screen.getByText('Waiting for: you')).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toBe('60 seconds left')
    expect(screen.getByText('Played by a bot')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('58 seconds left'), {
      timeout: 4_000,
    })
  })

  it('two clicks send the order of a week with its note once', async () => {
    const sent: unknown[] = []
    let now = team()
    await openRun({
      [path]: () => now,
      [practice.orderSeat.path]: (input: unknown) => {
        sent.push(input)
        now = team({ decided: ['retailer'] })
        return now
      },
    })
    await userEvent.type(await order(), '8')
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Calm')
    const form = (await order()).closest('form') as HTMLElement
    fireEvent.submit(form)
    fireEvent.submit(form)
    await screen.findByText(/Your order is in/)
    expect(sent).toEqual([{ sign: 'one', week: 1, quantity: 8, note: 'Calm' }])
    expect(screen.queryByRole('textbox', { name: /Your order/ })).toBeNull()
  })

  it('[PRC-097] polls without the live channel, and keeps typed text through polling and a reload', async () => {
    let now = team()
    await openRun({ [path]: () => now })
    await userEvent.type(await order(), '8')
    now = team({ day: 2, supplyChain: [desk({ week: 2 })] })
    await screen.findByText('Week 2 of 36', {}, { timeout: 5_000 })
    expect((await order()).value).toBe('8')
    cleanupPage()
    document.body.replaceChildren()
    await openRun({ [path]: () => now })
    expect((await order()).value).toBe('8')
  })

  it('reports an order that comes after the end of the week, and keeps it', async () => {
    const late = team({ day: 2, supplyChain: [desk({ week: 2 })] })
    await openRun({
      [path]: team(),
      [practice.orderSeat.path]: () =>
        refusal(-4, 409, { refusal: 'alreadyDone', reason: 'runChanged', run: late }),
    })
    await userEvent.type(await order(), '8{Enter}')
    await screen.findByText(/The week has ended/)
    expect((await order()).value).toBe('8')
  })

  it('[PRC-096] is returned with one click, and shows that a bot plays', async () => {
    let now = team({ game: game({ seats: [seat('retailer', 'Mei', 'bot')] }) })
    await openRun({
      [path]: () => now,
      [practice.backToSeat.path]: () => {
        now = team()
        return now
      },
    })
    const note = (await screen.findByText('A bot plays for you.')).closest('[role]') as HTMLElement
    await userEvent.click(within(note).getByRole('button', { name: 'I am back' }))
    await waitFor(() => expect(screen.queryByText('A bot plays for you.')).toBeNull())
  })

  it('[PRC-098] shows a pause and accepts no order', async () => {
    await openRun({ [path]: team({ state: 'paused', game: game({ turnEndsIn: null }) }) })
    await screen.findByText(/Your teacher has paused the game/)
    expect(screen.queryByRole('timer')).toBeNull()
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send order' })
    expect(send.disabled).toBe(true)
  })

  it('opens the review at the end', async () => {
    await openRun({ [path]: team({ state: 'scored' }) })
    const link = await screen.findByRole('link', { name: 'Go to the review' })
    expect(link.getAttribute('href')).toBe('/supplyChain/run/one/review')
    expect(screen.queryByRole('textbox', { name: /Your order/ })).toBeNull()
  })
})
