// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ShortText } from './short-text.tsx'
import { TestProvider } from '../testing/test-provider.tsx'

const sign = 'abcdefghijklmnopqrstuv'

describe('a question in a row of a list', () => {
  it('[EXM-259] shows inline formulas and small pictures, and nothing is clickable', async () => {
    const text = `Solve $$x^2 = 4$$ ![A plan](picture:${sign}) [The call](audio:${sign})`
    const { container } = render(<ShortText text={text} />, { wrapper: TestProvider })
    await waitFor(() => expect(container.querySelector('math')).not.toBeNull())
    expect(container.querySelector('math')?.getAttribute('display')).not.toBe('block')
    const picture = screen.getByRole('img', { name: 'A plan' })
    expect(picture.getAttribute('src')).toBe(`/api/v1/file/public/${sign}`)
    expect(container.textContent).toContain('The call')
    expect(container.querySelector('a, button, audio')).toBeNull()
    fireEvent.error(picture)
    expect(container.textContent).toContain('A plan')
  })
})
