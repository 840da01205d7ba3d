import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

function Bar() {
  const selection = useSelection<string>({
    filter: {},
    keyOf: (row) => row,
    data: { list: ['Batik', 'Kopi'], total: 2 },
  })
  return (
    <>
      <SelectionBar selection={selection}>
        <button type="button">Remove</button>
      </SelectionBar>
      <button type="button" onClick={() => selection.toggle(['Batik'], true)}>
        Tick
      </button>
    </>
  )
}

describe('the bar of what is chosen', () => {
  it('[FRM-450] is a live region before the first row is ticked, so that its words are read out', async () => {
    await renderWithSite(<Bar />)
    const live = document.querySelector('[aria-live="polite"]')
    expect(live?.textContent).toBe('')
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Tick' }))
    expect(document.querySelector('[aria-live="polite"]')).toBe(live)
    expect(live?.textContent).toBe('1 chosen')
    expect(screen.getByRole('region', { name: 'Chosen rows' })).toBeTruthy()
  })
})
