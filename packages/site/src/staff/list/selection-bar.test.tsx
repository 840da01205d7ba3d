import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

const usualMedia = globalThis.matchMedia
afterEach(() => vi.stubGlobal('matchMedia', usualMedia))

function Bar({ acts = ['Remove'] }: { acts?: string[] }) {
  const selection = useSelection<string>({
    filter: {},
    keyOf: (row) => row,
    data: { list: ['Batik', 'Kopi'], total: 2 },
  })
  return (
    <>
      <SelectionBar selection={selection}>
        {acts.map((act) => (
          <button key={act} type="button">
            {act}
          </button>
        ))}
      </SelectionBar>
      <button type="button" onClick={() => selection.toggle(['Batik'], true)}>
        Tick
      </button>
    </>
  )
}

describe('the selection bar', () => {
  it('[FRM-450] is a live region before the first row is selected, so that its text is announced', async () => {
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

  it.each([
    { acts: ['Remove'], folded: false },
    { acts: ['Export', 'Remove'], folded: true },
  ])(
    '[FRM-482] has $acts.length acts behind a button on a phone: $folded',
    async ({ acts, folded }) => {
      vi.stubGlobal('matchMedia', (query: string) =>
        Object.assign(usualMedia(query), { matches: query === '(max-width: 767px)' }),
      )
      await renderWithSite(<Bar acts={acts} />)
      fireEvent.click(screen.getByRole('button', { name: 'Tick' }))
      const seen = () => screen.queryByRole('button', { name: 'Remove' }) !== null
      expect(seen()).toBe(!folded)
      if (folded) fireEvent.click(screen.getByRole('button', { name: 'Actions' }))
      expect(seen()).toBe(true)
      fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
      expect(screen.queryByRole('region')).toBeNull()
    },
  )
})
