import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, evaluations, practice } from '@titian/contract'
import { toast } from '@titian/ui'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { ScoreCard } from '../parts/score-card.tsx'
import { person, run } from '../testing/factories.ts'
import { refusal } from '../testing/open-run.tsx'
import { given, openStart, signIn } from '../testing/open-start.tsx'
import { GivenList } from './given-list.tsx'

afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
})

const panel = async () =>
  (await screen.findByRole('heading', { name: 'This practice counts for your course' }))
    .parentElement as HTMLElement

describe('an assigned practice', () => {
  it('is listed with course, state and due date, and links to its start', async () => {
    signIn()
    await renderPage(<GivenList />, {
      at: '/simulation',
      path: '/simulation',
      answers: {
        [accounts.loginInfo.path]: person,
        [practice.ownAssignments.path]: [
          given(),
          given({ sign: 'given-2', state: 'done', best: 48, passed: false, dueAt: null }),
        ],
      },
    })
    const section = await screen.findByRole('region', { name: 'Given by your teachers' })
    const [first, second] = within(section).getAllByRole('link')
    expect(first?.getAttribute('href')).toBe('/supplyChain?practice=beer-game&assignment=given-1')
    expect(first?.textContent).toMatch(/To doThe beer gameLogistics 2Due .*1 Dec 2026/)
    expect(second?.textContent).toContain('Not passed: 48%')
    expect(second?.textContent).toContain('No due date')
  })

  it('[PRC-183] continues the run of another tab, and says that the seat chosen here is ignored', async () => {
    const said = vi.spyOn(toast, 'failure').mockImplementation(() => {})
    await openStart(given(), { [practice.startRun.path]: run() })
    await userEvent.click(await screen.findByRole('radio', { name: 'Factory' }))
    await userEvent.click(within(await panel()).getByRole('button'))
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith(expect.stringMatching(/choice here does not count/)),
    )
    said.mockRestore()
  })

  it('shows the rubric above the start button, and says if it could not be loaded', async () => {
    const names = { en: 'Planning', zh: '', my: '' }
    const levels = [
      { percent: 40, names: { en: 'Able' }, texts: { en: 'Orders each week' } },
      { percent: 100, names: { en: 'Excellent' }, texts: { en: 'Looks ahead' } },
    ]
    const criterion = { key: 'plan', names, weight: 100, source: 'teacher', evidence: '', levels }
    const rubric = { name: 'Chain rubric', criteria: [criterion], gates: [], passLine: 60 }
    await openStart(given(), { [evaluations.rubricOf.path]: rubric })
    const shown = await screen.findByRole('table', { name: 'Criteria and their levels' })
    for (const text of ['Planning', 'Able (40%)', 'Orders each week', 'Looks ahead'])
      expect(within(shown).getByText(text)).toBeTruthy()
    const start = within(await panel()).getByRole('button')
    expect(shown.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    cleanup()
    await openStart(given(), { [evaluations.rubricOf.path]: () => refusal(-1, 400, {}) })
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(within(await panel()).getByRole('button')).toBeTruthy()
  })

  it('[PRC-024] shows dates, attempts, weights and pass line before the start, and starts with the chosen seat', async () => {
    const sent: unknown[] = []
    await openStart(given(), {
      [practice.startRun.path]: (input: unknown) => {
        sent.push(input)
        return refusal(-4, 409, { refusal: 'alreadyDone', reason: 'assignmentOver' })
      },
    })
    const shown = await panel()
    const facts = [...shown.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(facts).toEqual([
      'How you playOne seat; three bots play the others',
      'OpensOpen now',
      expect.stringMatching(/^Due1 Dec 2026/),
      'Attempts0 of 2 used',
      'Passed from60%',
      'Cost of the chain40%',
      'Service to the customer60%',
    ])
    await userEvent.click(screen.getByRole('radio', { name: 'Factory' }))
    await userEvent.click(within(shown).getByRole('button'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([{ idSign: 'beer-game', assignment: 'given-1', seat: 'factory' }])
    expect(await within(shown).findByRole('alert')).toBeTruthy()
  })

  it('links to the open run or the review, or says when it opens', async () => {
    await openStart(given({ state: 'inProgress', run: 'run-1' }))
    const shown = await panel()
    expect(within(shown).getByRole('link').getAttribute('href')).toBe('/supplyChain/run/run-1')
    cleanup()
    cleanupPage()

    await openStart(given({ state: 'done', ended: 'run-2', best: 72, passed: true }))
    const done = await panel()
    expect(within(done).getByRole('link').getAttribute('href')).toContain('run-2')
    expect(done.textContent).toContain('Passed with 72%')
    expect(within(done).queryByRole('button')).toBeNull()
    cleanup()
    cleanupPage()

    await openStart(given({ state: 'notOpen', opensAt: '2026-11-30T08:00:00.000Z' }))
    expect((await panel()).textContent).toContain('It opens 30 Nov 2026')
  })

  it('says when it was withdrawn', async () => {
    await openStart(given({ sign: 'other' }), { [practice.ownAssignments.path]: [] })
    expect(await screen.findByText(/Your teacher may have withdrawn it/)).toBeTruthy()
  })

  it("shows the result in the review with the teacher's weights", async () => {
    const assignment = {
      sign: 'given-1',
      attempt: 1,
      attempts: 2,
      weights: [],
      passLine: 60,
      dueAt: null,
      percent: 59,
      passed: false,
    }
    const score = { parts: [], points: 50, of: 85, cap: null }
    await renderPage(<ScoreCard score={score} assignment={assignment} />, {
      at: '/supplyChain',
      path: '/supplyChain',
    })
    expect(await screen.findByText('Not passed: 59%')).toBeTruthy()
    expect(screen.getByText(/Passed from 60%\./)).toBeTruthy()
  })
})
