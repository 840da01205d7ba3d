import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { evaluations, type OwnAssessment, type OwnCriterion } from '@titian/contract'
import { RubricOf } from '@titian/site/rubrics'
import { afterEach, describe, expect, it } from 'vitest'
import { released, rubricCriterion } from '../testing/factories.ts'
import { leavePage, openPage, refusal } from '../testing/open-page.tsx'
import { AssessmentPage } from './assessment-page.tsx'

afterEach(() => {
  leavePage()
  localStorage.clear()
})

const openOwn = (
  assessment: OwnAssessment,
  answers: object = {},
  language: 'en' | 'zh' | 'my' = 'en',
) =>
  openPage(
    <>
      <RubricOf assignment="given-1" />
      <AssessmentPage />
    </>,
    {
      at: '/criticizes-system/own-1',
      path: '/criticizes-system/$sign',
      language,
      answers: {
        [evaluations.ownAssessment.path]: assessment,
        [evaluations.ownAssessments.path]: { list: [], total: 0 },
        [evaluations.rubricOf.path]: null,
        ...answers,
      },
    },
  )

const partOf = async (heading: string) => {
  const found = await screen.findByRole('heading', { level: 3, name: heading })
  return found.closest('[data-padding]') as HTMLElement
}

describe('a released result', () => {
  it('states total, pass line, gate and median in words', async () => {
    await openOwn(released())
    await screen.findByRole('heading', { name: '59 of 100 points' })
    expect(screen.getByText('Not passed')).toBeTruthy()
    expect(screen.getByText('Passed from 60 of 100 points.')).toBeTruthy()
    expect(screen.getByText(/A limit lowers your total. .*below 50%.*at most 59/)).toBeTruthy()
    expect(screen.getByText('Half of the class has 71 points or more.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Review of your run' }).getAttribute('href')).toBe(
      '/supplyChain/run/run-1/review',
    )
  })

  it('[PRC-038] says that the cap of a run lowers the total', async () => {
    await openOwn(released({ gate: null, cap: 59 }))
    expect(await screen.findByText(/restricted at the end: the total is 59 at most/)).toBeTruthy()
    expect(screen.queryByText(/A limit lowers your total/)).toBeNull()
  })

  it('[PRC-071] shows the rubric at first, and after the release each criterion with level, evidence, comment, next level and median', async () => {
    const rubric = { name: 'Chain rubric', criteria: [rubricCriterion()], gates: [], passLine: 60 }
    await openOwn(released(), { [evaluations.rubricOf.path]: rubric })
    const before = await screen.findByRole('table', { name: 'Criteria and their levels' })
    for (const text of ['Planning', 'Beginning (20%)', 'Words of able', 'Excellent (100%)'])
      expect(within(before).getByText(text)).toBeTruthy()
    const plan = within(await partOf('Planning'))
    for (const text of [
      'Able: 60%',
      'Words of able',
      'Look further ahead',
      'What would lift this to “Excellent”',
      'Words of excellent',
      'Median of the class: 40%',
    ])
      expect(plan.getByText(text)).toBeTruthy()
    const cost = within(await partOf('Cost'))
    expect(cost.getByText(/Evidence: Cost of the chain, 12 of 35 points/)).toBeTruthy()
    expect(cost.getByRole('link', { name: 'See it in the review' }).getAttribute('href')).toBe(
      '/supplyChain/run/run-1/review',
    )
    const honesty = within(await partOf('Honesty'))
    expect(honesty.getByText('This is the highest level.')).toBeTruthy()
    expect(honesty.getByText('Your own rating: Excellent')).toBeTruthy()
  })

  it.each([
    ['en', 'Cost', /Week 12, Factory: 38 ordered.*\(42.50\)/, 'See week 12 in the review'],
    ['zh', 'Cost 中', /第 12 周，工厂订货 38.*42.50/, '在复盘中查看第 12 周'],
    [
      'my',
      'Cost my',
      /Minggu 12, Kilang: 38 dipesan.*\(42.50\)/,
      'Lihat minggu 12 dalam imbas kembali',
    ],
  ] as const)(
    '[PRC-063] names week, seat and order from which the machine has rated, and leads there, in %s',
    async (language, heading, words, linkName) => {
      const decision = {
        part: 'cost',
        day: 12,
        seat: 'factory',
        decided: 38,
        byBot: false,
        amount: 4_250,
      }
      await openOwn(released({ decisions: [decision] }), {}, language)
      const cost = within(await partOf(heading))
      expect(cost.getByText(words)).toBeTruthy()
      expect(cost.getByRole('link', { name: linkName }).getAttribute('href')).toContain(
        '/supplyChain/run/run-1/review?day=12&seat=factory',
      )
    },
  )

  it.each([
    ['en', 'Cost', /Week 12, Factory \(played by the bot\): 38 ordered/],
    ['zh', 'Cost 中', /第 12 周，工厂（由机器人代为操作）订货 38/],
    ['my', 'Cost my', /Minggu 12, Kilang \(dimainkan oleh bot\): 38 dipesan/],
  ] as const)(
    '[PRC-185] says that a bot played the seat of the evidence, in %s',
    async (language, heading, words) => {
      const named = { part: 'cost', day: 12, seat: 'factory', decided: 38, amount: 4_250 }
      await openOwn(released({ decisions: [{ ...named, byBot: true }] }), {}, language)
      expect(within(await partOf(heading)).getByText(words)).toBeTruthy()
    },
  )

  it('[PRC-121] compares with the median as a radar or as bars and in a table, without a point for unrated criteria', async () => {
    const tableRows = () =>
      within(screen.getByRole('table', { name: /You and the median/ }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent)
    const drawn = (plot: string, name: string, mark: string) =>
      document.querySelectorAll(`[data-plot="${plot}"] ${mark}[data-line="${name}"]`)
    await openOwn(released())
    await screen.findByRole('heading', { name: 'Most room to improve: “Cost”' })
    const dots = (name: string) => drawn('radar', name, '')[0]?.querySelectorAll('circle').length
    expect([dots('own'), dots('median')]).toEqual([3, 3])
    expect(tableRows()).toEqual(['1. Planning60%40%', '2. Honesty100%80%', '3. Cost20%60%'])
    cleanup()
    const [first, ...others] = released().criteria
    const open = { ...first, percent: null, level: null } as OwnCriterion
    await openOwn(released({ total: null, passed: null, criteria: [open, ...others] }))
    await screen.findByRole('heading', { name: 'Total: not yet rated' })
    expect([dots('own'), dots('median')]).toEqual([2, 3])
    expect(tableRows()[0]).toBe('1. Planningnot yet rated40%')
    cleanup()
    await openOwn(released({ criteria: [open, ...others.slice(0, 1)] }))
    await screen.findByRole('heading', { name: '59 of 100 points' })
    expect(document.querySelector('[data-plot="radar"]')).toBeNull()
    expect(drawn('bars', 'own', 'rect')).toHaveLength(1)
    expect(drawn('bars', 'median', 'rect')).toHaveLength(2)
    expect(tableRows()).toEqual(['1. Planningnot yet rated40%', '2. Honesty100%80%'])
  })

  it('shows no median for a class that is too small', async () => {
    const criteria = released().criteria.map((one) => ({ ...one, median: null }))
    await openOwn(released({ criteria, median: null }))
    await screen.findByRole('heading', { name: /Most room to improve/ })
    expect(document.querySelector('[data-line="median"] circle')).toBeNull()
    expect(screen.getAllByText(/once at least three results are released/)).toHaveLength(2)
    expect(screen.queryByText(/Median of the class:/)).toBeNull()
  })

  it.each([
    ['en', 'not yet rated'],
    ['zh', '尚未评分'],
    ['my', 'belum dinilai'],
  ] as const)('calls a criterion without a rating not yet rated, in %s', async (language, text) => {
    const [first, ...others] = released().criteria
    const open = { ...first, percent: null, level: null }
    await openOwn(
      released({ total: null, passed: null, criteria: [open as never, ...others] }),
      {},
      language,
    )
    expect((await screen.findAllByText(text)).length).toBeGreaterThanOrEqual(2)
    const radar = document.querySelector('[data-plot="radar"]')
    expect(radar?.querySelectorAll('[data-line="own"] circle')).toHaveLength(2)
    expect(screen.queryByText('0%')).toBeNull()
  })

  it('shows both numbers and the reason of each override', async () => {
    const at = '2026-11-24T08:00:00.000Z'
    const change = { byName: '', at, reason: 'A fair week', before: 20, after: 60 }
    await openOwn(
      released({
        changes: [
          { ...change, key: 'cost' },
          { ...change, key: null, before: 52, after: 59, reason: 'Sick leave' },
        ],
      }),
    )
    const cost = within(await partOf('Cost'))
    expect(cost.getByText(/changed this criterion from 20% to 60%/)).toBeTruthy()
    expect(cost.getByText('Reason: A fair week')).toBeTruthy()
    expect(screen.getByText(/changed the total from 52 to 59 points/)).toBeTruthy()
    expect(screen.getByText('Reason: Sick leave')).toBeTruthy()
    expect(within(await partOf('Planning')).queryByText(/changed/)).toBeNull()
  })
})

describe('an appeal', () => {
  const until = '2026-12-02T08:00:00.000Z'
  const field = () => screen.findByRole('textbox', { name: /What is wrong/ })
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the appeal' }))
  const appeal = {
    text: 'My service was late by a day only.',
    at: '2026-11-26T08:00:00.000Z',
    answer: '',
    answeredAt: null,
    totalBefore: null,
    totalAfter: null,
  }

  it('is sent once for two clicks, before its deadline, and then waits for a decision', async () => {
    const sent: unknown[] = []
    await openOwn(released({ appealUntil: until }), {
      [evaluations.appealAssessment.path]: (input: unknown) => {
        sent.push(input)
        return released({ state: 'appealed', appeal })
      },
    })
    await field()
    expect(screen.getByText(/you can appeal once, until 2 Dec 2026/)).toBeTruthy()
    send()
    expect(await screen.findByText('Please write at least 3 letters.')).toBeTruthy()
    await userEvent.type(await field(), appeal.text)
    send()
    send()
    await screen.findByText('Your teacher has not answered yet.')
    expect(sent).toEqual([{ sign: 'own-1', text: appeal.text }])
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('shows the decision and both totals', async () => {
    const answered = {
      ...appeal,
      answer: 'Agreed',
      answeredAt: '2026-11-27T08:00:00.000Z',
      totalBefore: 55,
      totalAfter: 62,
    }
    await openOwn(released({ state: 'final', total: 62, passed: true, appeal: answered }))
    expect(await screen.findByText('Agreed')).toBeTruthy()
    expect(
      screen.getByText('Total before the appeal: 55 points. Total after the answer: 62 points.'),
    ).toBeTruthy()
  })

  it('keeps its text when it is too late, and says so', async () => {
    const no = { refusal: 'alreadyDone', reason: 'appealOver' }
    await openOwn(released({ appealUntil: until }), {
      [evaluations.appealAssessment.path]: () => refusal(-4, 409, no),
    })
    await userEvent.type(await field(), 'Too late')
    send()
    expect(
      await screen.findByText('An appeal is possible within 7 days of the release.'),
    ).toBeTruthy()
    expect(screen.getByDisplayValue('Too late')).toBeTruthy()
  })

  it('keeps its text through a lost network and a new visit', async () => {
    await openOwn(released({ appealUntil: until }))
    await userEvent.type(await field(), 'Keep me')
    send()
    expect(await screen.findByRole('alert')).toBeTruthy()
    cleanup()
    await openOwn(released({ appealUntil: until }))
    expect(await screen.findByDisplayValue('Keep me')).toBeTruthy()
  })

  it('is not offered without a deadline', async () => {
    await openOwn(released())
    await screen.findByRole('heading', { name: '59 of 100 points' })
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
