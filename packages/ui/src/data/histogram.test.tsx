import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TitianProvider } from '../titian-provider.tsx'
import { Histogram } from './histogram.tsx'

it('[EXM-187] [EXM-190] describes each bar in words, and marks the bar of the reader', () => {
  const words = (index: number, count: number) => `${index}: ${count}${index === 2 ? ', own' : ''}`
  render(
    <TitianProvider language="en">
      <Histogram label="Scores" counts={[4, 0, 1]} scale={['0%', '100%']} own={2} textOf={words} />
    </TitianProvider>,
  )
  expect(screen.getByRole('figure', { name: 'Scores' })).toBeTruthy()
  const spoken = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(spoken).toEqual(['0: 4', '1: 0', '2: 1, own'])
})

it('[TCH-168] names its axes, and writes where there are many bars a number above the highest alone', () => {
  const axes = ['Day', 'Minutes'] as const
  const { container } = render(
    <TitianProvider language="en">
      <Histogram label="Days" counts={[4, 0, 12]} scale={[]} axes={axes} plain textOf={String} />
    </TitianProvider>,
  )
  for (const name of axes) expect(screen.getByText(name)).toBeTruthy()
  const written = [...container.querySelectorAll('.num')].map(({ textContent }) => textContent)
  expect(written.filter(Boolean)).toEqual(['12'])
})
