import { screen } from '@testing-library/react'
import type { StudyProcess } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { StudyCard } from './study-card.tsx'

afterEach(cleanupPage)

const numbers = {
  coursesInProgress: 2,
  coursesCompleted: 3,
  trainingsInProgress: 0,
  trainingsCompleted: 0,
  credits: 11,
  creditsOffered: 18,
  hours: 42.5,
}

const study = (values: Partial<StudyProcess>): StudyProcess => ({
  today: '2026-11-18',
  days: [
    { day: '2026-11-16', seconds: 0 },
    { day: '2026-11-17', seconds: 0 },
    { day: '2026-11-18', seconds: 22_800 },
  ],
  streak: 5,
  thisWeek: 22_800,
  bestWeek: { monday: '2026-11-16', seconds: 22_800 },
  betterWeek: null,
  ...values,
})

it.each([
  ['Your best week in half a year: 6 h 20 min', {}],
  ['Your best week since August: 6 h 20 min', { betterWeek: '2026-08-03' }],
  [
    'Your best week began on 9 Nov: 7 h',
    { betterWeek: '2026-11-09', bestWeek: { monday: '2026-11-09', seconds: 25_200 } },
  ],
  ['Watch a lesson, and your study days appear here', { thisWeek: 0, streak: 0, bestWeek: null }],
] as const)('[CRS-194] [CRS-080] says in a sentence: %s', async (sentence, values) => {
  await renderPage(<StudyCard study={study(values)} numbers={numbers} />)
  expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy()
})

it('[CRS-123] shows the streak, the credits, the courses and the hours', async () => {
  await renderPage(<StudyCard study={study({})} numbers={numbers} />)
  await screen.findByRole('table')
  const texts = [...document.querySelectorAll('dl > *')].map((one) => one.textContent)
  expect(texts).toEqual([
    'this week6 h 20 min',
    'without a break5 days',
    'credits earned11 / 18',
    'Completed courses3',
    'Courses in progress2',
    'watched in total42.5 h',
  ])
})
