import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { FilterSearch } from './filter-search.tsx'

const onSearch = vi.fn()
const search = (value: string) => <FilterSearch label="Find" value={value} onSearch={onSearch} />
const field = () => screen.getByLabelText<HTMLInputElement>('Find')
const write = (value: string) => fireEvent.change(field(), { target: { value } })

beforeEach(() => {
  vi.useFakeTimers()
  onSearch.mockReset()
})
afterEach(() => vi.useRealTimers())

describe('the search text of a list', () => {
  it('is sent once after a pause, or at once on Enter', async () => {
    await renderWithSite(search(''))
    write('ba')
    write('bat ')
    expect(onSearch).not.toHaveBeenCalled()
    vi.advanceTimersByTime(400)
    expect(onSearch.mock.calls).toEqual([['bat']])
    write('batik')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(onSearch.mock.calls).toEqual([['bat'], ['batik']])
  })

  it('keeps the typed text while the list updates', async () => {
    const { rerender } = await renderWithSite(search(''))
    write('bat ')
    vi.advanceTimersByTime(400)
    write('bat i')
    rerender(search('bat'))
    expect(field().value).toBe('bat i')
  })

  it('is cleared with the filters, and is not sent afterwards', async () => {
    const { rerender } = await renderWithSite(search('batik'))
    write('batik so')
    rerender(search(''))
    expect(field().value).toBe('')
    vi.advanceTimersByTime(400)
    expect(onSearch).not.toHaveBeenCalled()
  })
})
