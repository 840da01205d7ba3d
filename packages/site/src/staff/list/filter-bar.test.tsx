import { Checkbox } from '@mantine/core'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { FilterBar, FilterSelect } from './filter-bar.tsx'
import { FoldedActs } from './folded-acts.tsx'

const usualMedia = globalThis.matchMedia
afterEach(() => vi.stubGlobal('matchMedia', usualMedia))

const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(usualMedia(query), { matches: query === '(max-width: 767px)' }),
  )

const bar = (state: string, failed: boolean) => (
  <FilterBar label="Search people" value="" onSearch={vi.fn()}>
    <FilterSelect
      label="State"
      value={state}
      usual="all"
      options={['all', 'off']}
      onChange={vi.fn()}
    />
    <>
      <FilterSelect label="Class" value="" options={['', '3A']} onChange={vi.fn()} />
      <Checkbox label="Only failed" checked={failed} onChange={vi.fn()} />
    </>
  </FilterBar>
)
const select = () => screen.queryByRole('combobox', { name: 'State' })

describe('the filters of a list', () => {
  it('[FRM-449] are all visible on a desktop, without a button', async () => {
    await renderWithSite(bar('all', false))
    expect(select()).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[FRM-449] are behind one button on a phone, which shows the number of active ones', async () => {
    onPhone()
    await renderWithSite(bar('off', true))
    expect(screen.getByRole('searchbox', { name: 'Search people' })).toBeTruthy()
    expect(select()).toBeNull()
    const button = screen.getByRole('button', { name: 'Filters (2)' })
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(select()).toBeTruthy()
  })

  it('[FRM-449] do not count default values', async () => {
    onPhone()
    await renderWithSite(bar('all', false))
    expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy()
  })

  it('[FRM-449] have no button if the search text is the only one', async () => {
    onPhone()
    await renderWithSite(<FilterBar label="Search" value="" onSearch={vi.fn()} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the secondary actions of a list', () => {
  it('[FRM-449] are behind one button on a phone', async () => {
    onPhone()
    await renderWithSite(
      <FoldedActs>
        <a href="#import">Import</a>
      </FoldedActs>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }))
    expect(screen.getByRole('link', { name: 'Import' })).toBeTruthy()
  })
})
