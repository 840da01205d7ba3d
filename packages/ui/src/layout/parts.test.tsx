// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TitianProvider } from '../titian-provider.tsx'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import { DataTable } from '../data/data-table.tsx'
import { initialsOf } from '../art/face.tsx'
import { formatMinor } from '../data/price.tsx'

afterEach(cleanup)

describe('the table', () => {
  const columns = [
    { key: 'name', title: 'Name', sortable: true, render: (row: { name: string }) => row.name },
  ]

  it('sorts in the other direction when its header is pressed again', async () => {
    const onSort = vi.fn()
    const sort = { key: 'name', direction: 'asc' as const }
    render(
      <TitianProvider language="en">
        <DataTable
          label="People"
          columns={columns}
          rows={[{ name: 'Ali' }]}
          rowKey={(row) => row.name}
          {...{ sort, onSort }}
        />
      </TitianProvider>,
    )
    const head = screen.getByRole('columnheader')
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(within(head).getByRole('button'))
    expect(onSort).toHaveBeenCalledWith({ key: 'name', direction: 'desc' })
  })

  it('shows its empty state only when nothing is loading', () => {
    const table = (loading: boolean) => (
      <TitianProvider language="en">
        <DataTable
          label="People"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.name}
          empty={<p>Nobody yet</p>}
          loading={loading}
        />
      </TitianProvider>
    )
    const { rerender } = render(table(true))
    expect(screen.queryByText('Nobody yet')).toBeNull()
    rerender(table(false))
    expect(screen.getByText('Nobody yet')).toBeTruthy()
  })
})

describe('the confirmation dialog', () => {
  const dialog = (onConfirm: () => Promise<void>, onClose: () => void) => (
    <TitianProvider language="en">
      <ConfirmDialog
        opened
        danger
        title="Delete it?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        {...{ onConfirm, onClose }}
      />
    </TitianProvider>
  )

  it('closes after the action has succeeded', async () => {
    const onClose = vi.fn()
    render(dialog(() => Promise.resolve(), onClose))
    const confirm = await screen.findByRole('button', { name: 'Delete' })
    // A dialog ignores clicks in its first half second (FRM-366).
    await vi.waitFor(() =>
      expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
    )
    await userEvent.click(confirm)
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('stays open after the action has failed', async () => {
    const onClose = vi.fn()
    const onConfirm = vi.fn(() => Promise.reject(new Error('refused')))
    render(dialog(onConfirm, onClose))
    const confirm = await screen.findByRole('button', { name: 'Delete' })
    // A dialog ignores clicks in its first half second (FRM-366).
    await vi.waitFor(() =>
      expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
    )
    await userEvent.click(confirm)
    await vi.waitFor(() => expect(onConfirm).toHaveBeenCalledOnce())
    expect(onClose).not.toHaveBeenCalled()
  })
})

it('writes minor units with two decimals', () => {
  expect([0, 5, 123456, -250].map(formatMinor)).toEqual(['0.00', '0.05', '1,234.56', '-2.50'])
})

it('takes initials from names in Latin letters and in Chinese characters', () => {
  expect(['Nur Aisyah', '陈思远', 'Divya a/p Krishnan', ' lee ', ''].map(initialsOf)).toEqual([
    'NA',
    '陈',
    'DA',
    'L',
    '',
  ])
})
