import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDisclosure, useId } from './mantine-hooks.ts'

it('returns ids of React, which do not change after hydration, and all other hooks unchanged', () => {
  const seen: string[] = []
  const Field = ({ id }: { id?: string }) => {
    const own = useId(id)
    const [isOpen] = useDisclosure(true)
    seen.push(own)
    return <input id={own} aria-label={isOpen ? 'open' : 'closed'} />
  }
  render(<Field />)
  expect(screen.getByLabelText('open').id).toMatch(/^mantine-\w+$/)
  expect(new Set(seen).size).toBe(1)
  render(<Field id="own" />)
  expect(document.querySelector('#own')).not.toBeNull()
})
