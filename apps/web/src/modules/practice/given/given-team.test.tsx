import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { practice, type PracticeRun } from '@titian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { run } from '../testing/factories.ts'
import { leaveRun, openRun, refusal } from '../testing/open-run.tsx'
import { given, openStart } from '../testing/open-start.tsx'

afterEach(leaveRun)

const forTeams = given({ mode: 'team', turnSeconds: 45 })
const joinForms = () => screen.queryAllByRole('textbox', { name: /Code of the game/ })

const assignment: PracticeRun['assignment'] = {
  sign: 'given-1',
  attempt: 1,
  attempts: 2,
  weights: [{ name: 'service', weight: 60 }],
  passLine: 60,
  dueAt: '2026-12-01T08:00:00.000Z',
  percent: null,
  passed: null,
}
const lobby = run({
  mode: 'team',
  state: 'lobby',
  supplyChain: null,
  assignment,
  game: {
    code: 'ABC234',
    seats: [{ seat: 'retailer', name: 'Mei', isOwn: true, state: 'playing' }],
    turnSeconds: 45,
    turnEndsIn: null,
  },
})

describe('[PRC-103] a practice that is assigned to teams', () => {
  it('shows rules and seconds before the start, and two clicks create one game', async () => {
    const sent: unknown[] = []
    await openStart(forTeams, {
      [practice.makeGame.path]: (input: unknown) => {
        sent.push(input)
        return refusal(-4, 409, { refusal: 'alreadyDone', reason: 'noAttemptLeft' })
      },
    })
    const press = await screen.findByRole('button', { name: 'Create a game' })
    const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(facts).toEqual(
      expect.arrayContaining([
        'How you playA team of four',
        'Seconds for each week45',
        'Attempts0 of 2 used',
        'Passed from60%',
        'Service to the customer60%',
      ]),
    )
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
    fireEvent.click(press)
    fireEvent.click(press)
    expect((await screen.findByRole('alert')).textContent).toMatch(/You have used all attempts/)
    expect(sent).toEqual([{ idSign: 'beer-game', assignment: 'given-1' }])
  })

  it('joins by a code, and reports a code of another course beside the field', async () => {
    const text = 'This game belongs to a course or training that you have not joined.'
    await openStart(forTeams, {
      [practice.joinGame.path]: () =>
        refusal(-2, 422, {
          refusal: 'invalidInput',
          reason: 'gameOfCourse',
          fields: { code: text },
        }),
    })
    await screen.findByRole('button', { name: 'Create a game' })
    expect(joinForms()).toHaveLength(1)
    await userEvent.type(joinForms()[0] as HTMLElement, 'abc234{Enter}')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(joinForms()[0]?.getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the filled form of an invitation once, beside the rules', async () => {
    await openStart(forTeams, {}, '&code=ABC234')
    await screen.findByRole('button', { name: 'Create a game' })
    expect(joinForms().map((field) => (field as HTMLInputElement).value)).toEqual(['ABC234'])
    expect(screen.getByText('Seconds for each week')).toBeTruthy()
  })

  it('leads to the own open game instead of creating a second one', async () => {
    await openStart({ ...forTeams, state: 'inProgress', run: 'run-1' })
    const link = await screen.findByRole('link', { name: 'Continue' })
    expect(link.getAttribute('href')).toBe('/supplyChain/run/run-1')
    expect(screen.queryByRole('button', { name: 'Create a game' })).toBeNull()
    expect(joinForms()).toEqual([])
  })

  it('shows the rules in the lobby, and invites with the address of the assignment', async () => {
    await openRun({ [practice.practiceRun.path]: lobby })
    const heading = await screen.findByRole('heading', {
      name: 'This practice counts for your course',
    })
    const rules = within(heading.parentElement as HTMLElement)
    expect(rules.getByText('1 of 2')).toBeTruthy()
    expect(rules.getByText('Service to the customer')).toBeTruthy()
    expect(rules.getByText(/uses one attempt of each player/)).toBeTruthy()
    expect(
      screen.getByText(/\/supplyChain\?practice=chain&assignment=given-1&code=ABC234$/),
    ).toBeTruthy()
  })

  it('reports a closed lobby and links back to the assignment', async () => {
    let isClosed = false
    await openRun({
      [practice.practiceRun.path]: () =>
        isClosed ? refusal(-2, 404, { refusal: 'notFound' }) : lobby,
    })
    await screen.findByText('ABC234')
    isClosed = true
    await screen.findByText('This game is closed', {}, { timeout: 6_000 })
    expect(screen.getByText(/It uses no attempt/)).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Back to the practice' }).getAttribute('href')).toBe(
        '/supplyChain?practice=chain&assignment=given-1',
      ),
    )
  })
})
