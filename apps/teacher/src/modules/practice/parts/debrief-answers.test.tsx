import { screen } from '@testing-library/react'
import type { RunDebrief } from '@titian/contract'
import { renderWithSite } from '@titian/site/testing/render'
import { expect, it } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { DebriefAnswers } from './debrief-answers.tsx'

const player = (seat: string, name: string, text?: string) => ({
  name,
  seats: [seat],
  isOwn: false,
  answers: text ? [{ question: 'swings', text }] : [],
  version: text ? 1 : 0,
  savedAt: text ? '2026-11-02T08:00:00.000Z' : null,
})

const debrief: RunDebrief = {
  questions: [
    { name: 'swings', text: 'Why did the orders swing?' },
    { name: 'ownSeat', text: 'What could you have known?' },
  ],
  players: [player('retailer', 'Mei', 'The delays'), player('factory', 'Ravi')],
  isLocked: true,
}

it('[PRC-113] the answers of every player are shown, and players without answers are named', async () => {
  await renderWithSite(<DebriefAnswers debrief={debrief} />, 'en', { practice: texts })
  expect(screen.getByRole('heading', { name: 'Mei (Retailer)' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Ravi (Factory)' })).toBeTruthy()
  expect(screen.getByText('The delays')).toBeTruthy()
  expect(screen.getAllByText('Not answered')).toHaveLength(1)
  expect(screen.getAllByText('Nothing answered yet')).toHaveLength(1)
  expect(screen.getByText('The answers are being rated and can no longer be changed.')).toBeTruthy()
})

it('a practice without questions shows nothing', async () => {
  await renderWithSite(<DebriefAnswers debrief={null} />, 'en', { practice: texts })
  expect(screen.queryByRole('heading', { name: 'Debrief answers' })).toBeNull()
})
