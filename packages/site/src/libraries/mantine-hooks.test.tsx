import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDisclosure, useId } from './mantine-hooks.ts'

it('gives ids of React, which do not change once the page listens, and all other hooks as they are', () => {
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
