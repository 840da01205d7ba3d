import { screen, within } from '@testing-library/react'
import { type PathPractice, promote } from '@titian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  browseAs,
  cleanupPage,
  desktopAgent,
  phoneAgent,
  renderPage,
} from '../../../testing/render-page.tsx'
import { line, norm, vacancies } from '../testing/factories.ts'
import { PlanningPage } from './planning-page.tsx'

beforeEach(() => browseAs(desktopAgent))
afterEach(() => cleanupPage())

const answers = {
  [promote.processNormTotal.path]: norm,
  [promote.processCourseLine.path]: line,
  [promote.pathVacancies.path]: vacancies,
}
async function open(more: object = {}) {
  await renderPage(<PlanningPage />, {
    at: '/promote/planning?pathCode=writer',
    path: '/promote/planning',
    answers: { ...answers, ...more },
  })
}
const item = (name: RegExp) => {
  const found = screen.getAllByRole('listitem').find((one) => name.test(one.textContent))
  if (!found) throw new Error(`No item ${String(name)}`)
  return within(found)
}

describe('the career path', () => {
  it('[CNT-055] [CNT-058] shows stages with met and required competences and their evidence', async () => {
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Copywriter of shops' })
    expect(screen.getByText('Marketing · Copywriter')).toBeDefined()
    const all = screen.getByRole('progressbar', { name: '1 of 3 competences shown' })
    expect(all?.getAttribute('aria-valuenow')).toBe('33')
    const begin = within(screen.getByRole('list', { name: 'Competences of the stage Begin' }))
    expect(
      begin
        .getByRole('progressbar', { name: 'Copywriting: Level 3, required: 3' })
        ?.getAttribute('aria-valuenow'),
    ).toBe('100')
    expect(begin.getByText(/^Course completed: Writing for shops/)).toBeDefined()
    expect(begin.getByText('Not shown yet')).toBeDefined()
    expect(
      begin
        .getByRole('progressbar', { name: 'SEO: Level 0, required: 2' })
        ?.getAttribute('aria-valuenow'),
    ).toBe('0')
    expect(item(/^2Lead/).getByText('Stated in your resume')).toBeDefined()
  })

  it('[CNT-132] names the current stage, the next course and the next practice with its task', async () => {
    await open()
    const next = within(await screen.findByRole('region', { name: 'What to do next' }))
    expect(next.getByText('Found by search')).toBeDefined()
    expect(next.getByText('Next task: 2. Write ten listings')).toBeDefined()
    const current = screen
      .getAllByRole('listitem')
      .filter((one) => one.getAttribute('aria-current') === 'step')
    expect(current).toHaveLength(1)
    expect(current[0]?.textContent).toContain('You are here')
  })

  it('[CNT-137] links to the assigned practice with state and best result, or to the free one', async () => {
    const play: PathPractice = {
      type: 'practice',
      sign: 'beer-game',
      name: 'The beer game',
      state: 'open',
      task: null,
      percent: 42,
      given: { sign: 'given', courseName: 'Stock and supply', dueAt: '2026-12-24T10:00:00.000Z' },
    }
    const free: PathPractice = { ...play, state: 'finished', percent: 80, given: null }
    await open({
      [promote.processCourseLine.path]: {
        ...line,
        stages: [{ title: 'Begin', courses: [], practices: [free] }, ...line.stages.slice(1)],
        nextPractice: play,
      },
    })
    const next = within(await screen.findByRole('region', { name: 'What to do next' }))
    const link = next.getByRole('link', { name: 'The beer game' })
    expect(link?.getAttribute('href')).toBe('/supplyChain?practice=beer-game&assignment=given')
    expect(next.getByText('Not begun')).toBeDefined()
    expect(next.getByText('Best result 42%')).toBeDefined()
    expect(next.getByText(/^Set in Stock and supply · Due .*24/)).toBeDefined()
    const begin = item(/^1Begin/)
    expect(begin.getByRole('link', { name: 'The beer game' })?.getAttribute('href')).toBe(
      '/supplyChain?practice=beer-game',
    )
    expect(begin.getByText('Finished')).toBeDefined()
    expect(begin.getByText('Best result 80%')).toBeDefined()
    expect(begin.getByText('Free practice')).toBeDefined()
  })

  it('[CNT-130] shows the number of open jobs, linked to their list', async () => {
    await open()
    const jobs = within(await screen.findByRole('region', { name: 'Open jobs' }))
    expect(jobs.getByText('4 open jobs: Copywriter')).toBeDefined()
    expect(jobs.getByText('1 in Kuala Lumpur or remote')).toBeDefined()
    expect(
      jobs.getByRole('link', { name: 'All jobs of this position' })?.getAttribute('href'),
    ).toBe('/employment/serachDetails?position=copywriter')
  })

  it('[CNT-057] [CNT-059] opens its links in a new tab on a desktop and in the same tab on a phone', async () => {
    const link = () => screen.findByRole('link', { name: 'A day at work' })
    await open()
    expect((await link())?.getAttribute('href')).toBe('https://road.example/day')
    expect((await link())?.getAttribute('target')).toBe('_blank')
    document.body.replaceChildren()
    browseAs(phoneAgent)
    await open()
    expect((await link())?.getAttribute('target')).toBeNull()
  })

  it('shows the competences and a note when the courses cannot be loaded', async () => {
    const failing = () =>
      Response.json({ ok: false, code: -1, msg: 'no', data: null }, { status: 500 })
    await open({ [promote.processCourseLine.path]: failing })
    await screen.findByText('Not shown yet')
    expect(await screen.findByRole('alert', {}, { timeout: 8000 })).toBeDefined()
  })

  it('[CNT-067] redirects to the choice if no path is chosen or it was withdrawn', async () => {
    const gone = () =>
      Response.json(
        { ok: false, code: -2, msg: 'no', data: null, extend: { refusal: 'notFound' } },
        { status: 404 },
      )
    await open({ [promote.processNormTotal.path]: gone })
    await screen.findByRole('heading', { name: 'This career path is no longer offered' })
    expect(screen.getByRole('link', { name: 'Choose a career path' })?.getAttribute('href')).toBe(
      '/promote/intended',
    )
  })
})
