import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TitianProvider } from '../titian-provider.tsx'
import { Pie } from './pie.tsx'

it('[TCH-050] [TCH-062] names each slice with its value, and draws those with a value as large as their share', () => {
  const slices = [
    { name: 'Unit test', value: 30, text: '30%' },
    { name: 'Final score', value: 10, text: '10%' },
    { name: 'Watch video', value: 0, text: '0%' },
  ]
  const { container } = render(
    <TitianProvider language="en">
      <Pie label="What counts" slices={slices} />
    </TitianProvider>,
  )
  expect(screen.getByRole('figure', { name: 'What counts' })).toBeTruthy()
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts).toEqual(['Unit test30%', 'Final score10%', 'Watch video0%'])
  const shares = [...container.querySelectorAll('circle')].map((circle) => {
    const [part = 0, around = 1] = (circle.getAttribute('stroke-dasharray') ?? '')
      .split(' ')
      .map(Number)
    return Math.round((part / around) * 100)
  })
  expect(shares).toEqual([75, 25])
})
