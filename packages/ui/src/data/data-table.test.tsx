// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TitianProvider } from '../titian-provider.tsx'
import { DataTable, type DataColumn } from './data-table.tsx'

const columns: DataColumn<string>[] = [
  { key: 'name', title: 'Name', onCard: 'title', render: (row) => row },
  { key: 'phone', title: 'Phone', folds: 1, render: () => '+60 12' },
  { key: 'since', title: 'Since', folds: 2, sortable: true, render: () => '2026' },
  { key: 'state', title: 'State', render: () => 'Active' },
]

/** The test window has no layout, so this gives it a width; each column takes 200 pixels. */
function giveRoom(room: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Math.max(room, this.querySelectorAll('th').length * 200)
  })
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(onSort = vi.fn(), stickyFirst = false) {
  render(
    <TitianProvider language="en">
      <DataTable
        label="People"
        {...{ columns, onSort, stickyFirst }}
        rows={['Aina']}
        rowKey={(row) => row}
      />
    </TitianProvider>,
  )
  return onSort
}
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

describe('a table without room for all its columns', () => {
  it('[FRM-448] keeps them all where there is room', () => {
    giveRoom(900)
    show()
    expect(heads()).toEqual(['Name', 'Phone', 'Since', 'State'])
  })

  it('[FRM-448] moves columns that do not fit below the title, with their names and in the order of the table', () => {
    giveRoom(620)
    show()
    expect(heads()).toEqual(['Name', 'Since', 'State'])
    const title = screen.getAllByRole('cell')[0] as HTMLElement
    expect(within(title).getByText('Phone')).toBeTruthy()
    expect(within(title).getByText('+60 12')).toBeTruthy()
    expect(screen.getAllByRole('cell')).toHaveLength(3)
  })

  it('[FRM-448] still sorts by a column that is below the title', () => {
    giveRoom(610)
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.querySelectorAll('th').length * 300
    })
    const onSort = show()
    expect(heads()).toEqual(['NameSince', 'State'])
    fireEvent.click(screen.getByRole('button', { name: 'Since' }))
    expect(onSort).toHaveBeenCalledWith({ key: 'since', direction: 'asc' })
  })

  it('[FRM-448] shows that more columns follow at the side if they must stay beside each other', () => {
    giveRoom(620)
    show(vi.fn(), true)
    expect(heads()).toHaveLength(4)
    expect(document.querySelector('[data-beyond]')).toBeTruthy()
  })
})
