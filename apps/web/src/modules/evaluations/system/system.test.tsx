import { cleanup, screen, within } from '@testing-library/react'
import { evaluations } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { card, peerCard } from '../testing/factories.ts'
import { leavePage, openPage } from '../testing/open-page.tsx'
import { SystemPage } from './system-page.tsx'

afterEach(leavePage)

const place = { at: '/criticizes-system', path: '/criticizes-system' }

const openSystem = (cards: object[], tasks: object[] = [], language: 'en' | 'zh' | 'my' = 'en') =>
  openPage(<SystemPage />, {
    ...place,
    language,
    answers: {
      [evaluations.ownAssessments.path]: { list: cards, total: cards.length },
      [evaluations.peerTasks.path]: tasks,
    },
  })

describe('the evaluation system', () => {
  it('[PRC-120] explains assessments to visitors, and shows a student works to rate and the own assessments', async () => {
    sessionStore.look()
    const { asked } = await renderPage(<SystemPage />, place)
    await screen.findByRole('heading', { level: 1, name: 'Evaluation' })
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    expect(screen.getByText(/Within 7 days you can appeal once/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign in to see your results' })).toBeTruthy()
    expect(asked).not.toContain(evaluations.ownAssessments.path)
    expect(asked).not.toContain(evaluations.peerTasks.path)
    cleanup()
    const releasedAt = '2026-11-25T08:00:00.000Z'
    await openSystem(
      [
        card({ sign: 'a', title: 'Waiting run' }),
        card({
          sign: 'b',
          title: 'Released run',
          state: 'released',
          total: 72,
          passed: true,
          releasedAt,
        }),
        card({ sign: 'c', title: 'Failed run', state: 'final', total: 40, passed: false }),
      ],
      [peerCard()],
    )
    const waits = await screen.findByRole('link', { name: /Waiting run/ })
    expect(waits.getAttribute('href')).toBe('/criticizes-system/a')
    expect(within(waits).getByText('Being rated')).toBeTruthy()
    expect(within(waits).queryByText(/points|assed/)).toBeNull()
    const shown = screen.getByRole('link', { name: /Released run/ })
    expect(within(shown).getByText('72 of 100 points')).toBeTruthy()
    expect(within(shown).getByText('Passed')).toBeTruthy()
    const failed = screen.getByRole('link', { name: /Failed run/ })
    expect(within(failed).getByText('Not passed')).toBeTruthy()
    expect(within(failed).getByText('Final')).toBeTruthy()
    expect(await screen.findByText(/^1 piece of work is left to rate/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sign in to see your results' })).toBeNull()
  })

  it.each([
    ['en', '2 pieces of work are left to rate.', 'To rate'],
    ['zh', '还有 2 份作品待评。', '待评'],
    ['my', '2 kerja belum dinilai.', 'Untuk dinilai'],
  ] as const)('says how many works of others are left, in %s', async (language, left, toDo) => {
    await openSystem(
      [],
      [peerCard(), peerCard({ sign: 'peer-2' }), peerCard({ sign: 'peer-3', isDone: true })],
      language,
    )
    expect(await screen.findByText((text) => text.startsWith(left))).toBeTruthy()
    expect(screen.getAllByText(toDo)).toHaveLength(2)
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(hrefs.filter((href) => href.endsWith('/criticizes-system/peer/peer-1'))).toHaveLength(1)
  })

  it('links a student without assessments to the practices, and shows no list of works', async () => {
    await openSystem([])
    await screen.findByRole('heading', { name: 'No assessment yet' })
    expect(screen.getByRole('link', { name: 'Go to the practices' }).getAttribute('href')).toBe(
      '/simulation',
    )
    expect(screen.queryByRole('heading', { name: 'Work of other students to rate' })).toBeNull()
  })

  it('says when all works are rated, and stays usable when a list cannot be loaded', async () => {
    await openPage(<SystemPage />, {
      ...place,
      answers: { [evaluations.peerTasks.path]: [peerCard({ isDone: true })] },
    })
    expect(await screen.findByText(/You have rated all of them/)).toBeTruthy()
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'How work is rated' })).toBeTruthy()
  })
})
