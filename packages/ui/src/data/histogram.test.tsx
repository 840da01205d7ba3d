import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TitianProvider } from '../titian-provider.tsx'
import { Histogram } from './histogram.tsx'

it('[EXM-187] [EXM-190] says each bucket in words, and which is the own one', () => {
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
