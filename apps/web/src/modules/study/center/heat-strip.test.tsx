import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { HeatStrip, heatOf, weeksOf } from './heat-strip.tsx'

afterEach(cleanupPage)

const days = Array.from({ length: 10 }, (_, index) => ({
  day: `2026-11-${String(index + 2).padStart(2, '0')}`,
  seconds: index === 9 ? 4000 : index * 60,
}))

it('[CRS-194] each day is a square, and a table has the same data, newest week first', async () => {
  await renderPage(<HeatStrip days={days} />)
  const table = await screen.findByRole('table')
  expect(weeksOf(days).map((week) => week.length)).toEqual([7, 3])
  const drawn = document.querySelectorAll('rect')
  expect(drawn).toHaveLength(14)
  expect([...drawn].filter((rect) => rect.getAttribute('fill') === 'none')).toHaveLength(4)
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    '9 November 20261 h 22 min',
    '2 November 202621 min',
  ])
})

it('[CRS-194] more study makes a darker square', () => {
  const shades = [0, 1, 600, 1500, 3000].map(heatOf)
  expect(new Set(shades).size).toBe(5)
  expect(heatOf(599)).toBe(heatOf(1))
})
