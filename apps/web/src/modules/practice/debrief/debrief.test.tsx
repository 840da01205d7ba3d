import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, debriefMost, practice, type RunDebrief } from '@titian/contract'
import { keepDraft, readDraft, sessionStore, setPerson } from '@titian/site'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { ReviewPage } from '../kinds/review-page.tsx'
import { person, review, run } from '../testing/factories.ts'
import { leaveRun, openRun, refusal } from '../testing/open-run.tsx'
import { draftOf } from './debrief-values.ts'

// Loads lazy parts before the tests, because a test that waits for them could time out.
beforeAll(async () => {
  await Promise.all([
    import('./debrief.tsx'),
    import('../kinds/supply-chain/review.tsx'),
    import('../kinds/supply-chain/desks.tsx'),
  ])
}, 60_000)
afterEach(() => {
  localStorage.clear()
  leaveRun()
})

const question = { name: 'swings', text: 'Why did the orders swing?' }
const debrief = (text = '', isLocked = false): RunDebrief => ({
  questions: [question],
  players: [
    {
      name: 'Mei',
      seats: ['retailer'],
      isOwn: true,
      answers: text ? [{ question: 'swings', text }] : [],
      version: text ? 1 : 0,
      savedAt: text ? '2026-11-02T08:00:00.000Z' : null,
    },
  ],
  isLocked,
})

function open(shown: RunDebrief | null, answers: object = {}) {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
  return renderPage(<ReviewPage />, {
    at: '/supplyChain/run/one/review',
    path: '/supplyChain/run/$sign/review',
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.runReview.path]: review({ debrief: shown }),
      [practice.practiceList.path]: [],
      ...answers,
    },
  })
}

const field = () => screen.findByRole('textbox', { name: question.text })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save answers' }))
const saved = (text: string) => ({
  answers: [{ question: 'swings', text }],
  version: 1,
  savedAt: '2026-11-02T08:00:00.000Z',
})

it('[PRC-110] characters are counted, one too many is refused beside the answer, and the time of saving is shown', async () => {
  await open(debrief(), { [practice.saveDebrief.path]: saved('The delays') })
  const box = await field()
  expect(screen.getByText(`0 of ${debriefMost.toLocaleString('en')} characters`)).toBeTruthy()
  await userEvent.click(box)
  await userEvent.paste('a'.repeat(debriefMost + 1))
  await save()
  expect(
    await screen.findByText(`At most ${debriefMost.toLocaleString('en')} characters.`),
  ).toBeTruthy()
  await userEvent.clear(box)
  await userEvent.type(box, 'The delays')
  await save()
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy()
  expect(readDraft(draftOf('one'))).toBeNull()
})

it('[PRC-111] typed text survives a reload and a lost network', async () => {
  setPerson('u')
  keepDraft(draftOf('one'), { version: 0, values: { swings: 'Typed before' } })
  await open(debrief(), {
    [practice.saveDebrief.path]: () => {
      throw new TypeError('offline')
    },
  })
  const box = await field()
  expect(box).toHaveProperty('value', 'Typed before')
  await userEvent.type(box, ' and now')
  await save()
  expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy()
  expect(box).toHaveProperty('value', 'Typed before and now')
  expect(readDraft(draftOf('one'))?.values).toEqual({ swings: 'Typed before and now' })
})

it('[PRC-111] answers saved by another tab are shown beside the typed ones until one is chosen', async () => {
  const newer = saved('From tab one')
  await open(debrief(), {
    [practice.saveDebrief.path]: () =>
      refusal(-4, 409, { refusal: 'alreadyDone', reason: 'changedMeanwhile', newer }),
  })
  const box = await field()
  await userEvent.type(box, 'From tab two')
  await save()
  expect(await screen.findByText(/saved in another tab or on another device/)).toBeTruthy()
  expect(screen.getByText('Saved elsewhere')).toBeTruthy()
  expect(box).toHaveProperty('value', 'From tab two')
})

it('[PRC-112] after the lock the answers are read-only with the reason, and unsaved text is shown', async () => {
  setPerson('u')
  keepDraft(draftOf('one'), { version: 1, values: { swings: 'A better one' } })
  await open(debrief('The delays', true))
  expect(
    await screen.findByText('These answers are being rated and can no longer be changed.'),
  ).toBeTruthy()
  expect(screen.getByText('The delays')).toBeTruthy()
  expect(screen.getByText('A better one')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save answers' })).toBeNull()
})

it('a practice without questions has no debrief', async () => {
  await open(null)
  await screen.findByRole('heading', { name: /Your score/ })
  expect(screen.queryByRole('heading', { name: 'Debrief' })).toBeNull()
})

it('the end of a chain run links to the debrief', async () => {
  await openRun({ [practice.practiceRun.path]: run({ state: 'scored' }) })
  const link = await screen.findByRole('link', { name: 'Answer the debrief' }, { timeout: 5000 })
  expect(link.getAttribute('href')).toBe('/supplyChain/run/one/review#debrief')
})
