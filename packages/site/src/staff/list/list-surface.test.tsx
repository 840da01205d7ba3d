import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NetworkFailure } from '../../calls/refusal.ts'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { ListSurface, type ListSurfaceProps } from './list-surface.tsx'

type Asked = ListSurfaceProps<string>['asked']
const rest = { error: null, isFetching: false, isPlaceholderData: false, refetch: vi.fn() }
const columns = [{ key: 'name', title: 'Name', render: (row: string) => row }]

async function show(asked: Partial<Asked>, page = 1) {
  const onPage = vi.fn()
  const list = (
    <ListSurface
      {...{ label: 'Courses', columns, page, size: 5, onPage }}
      rowKey={(row) => row}
      asked={{ ...rest, ...asked }}
      empty={<p>Nothing yet</p>}
    />
  )
  await renderWithSite(list)
  return onPage
}

describe('a list of the staff sites', () => {
  it('shows a placeholder in the shape of its rows while it loads', async () => {
    await show({ isFetching: true })
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('Nothing yet')).toBeNull()
  })

  it('shows its rows, or the next step if there are none', async () => {
    await show({ data: { list: ['Batik'], total: 1 } })
    expect(screen.getByRole('cell', { name: 'Batik' })).toBeTruthy()
    await show({ data: { list: [], total: 0 } })
    expect(screen.getByText('Nothing yet')).toBeTruthy()
  })

  it('loads again after a failure, and shows no pagination for it', async () => {
    await show({ error: new NetworkFailure('network'), data: { list: [], total: 9 } })
    fireEvent.click(screen.getByRole('button'))
    expect(rest.refetch).toHaveBeenCalledOnce()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('returns to the last existing page, and does not report a page beyond it as empty', async () => {
    const onPage = await show({ data: { list: [], total: 10 } }, 3)
    expect(onPage).toHaveBeenCalledExactlyOnceWith(2)
    expect(screen.queryByText('Nothing yet')).toBeNull()
  })

  it('does not judge a page by the rows of another query', async () => {
    const before = { data: { list: ['Batik'], total: 1 }, isPlaceholderData: true }
    expect(await show(before, 3)).not.toHaveBeenCalled()
  })

  it.each([
    [{ list: ['Batik'], total: 1 }, 1, 'Courses: 1 result'],
    [{ list: [], total: 0 }, 1, 'Courses: no results'],
    [{ list: ['Batik'], total: 12 }, 2, 'Courses: 12 results, page 2 of 3'],
  ])('[FRM-450] says what it has found in one live region: %o', async (data, page, words) => {
    await show({ data }, page)
    const live = document.querySelectorAll('[aria-live="polite"]')
    expect([...live].map((one) => one.textContent)).toContain(words)
  })
})
