import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { grades, type BookColumn, type BookRow } from '@titian/contract'
import { renderWithSite } from '@titian/site/testing/render'
import { afterEach, expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { MarkDialog } from './mark-dialog.tsx'

const cell = { points: 12, computed: 12, state: 'marked', given: null, paper: null } as const
const column: BookColumn = { kind: 'work', itemSign: 'i', title: 'Essay', type: null, most: 20 }
const row: BookRow = { userSign: 'u', name: '李玥', studentCard: '', className: '', cells: [cell] }

afterEach(() => vi.unstubAllGlobals())

let client: QueryClient | undefined
function Client() {
  client = useQueryClient()
  return null
}

it('typed text is kept when the history of the mark cannot be loaded again', async () => {
  let isAway = false
  vi.stubGlobal('fetch', async () => {
    if (isAway) throw new TypeError('Failed to fetch')
    return Response.json({ ok: true, code: 200, msg: '', data: { cell, marks: [] } })
  })
  await renderWithSite(
    <>
      <Client />
      <MarkDialog courseIdSign="c" chosen={{ row, column }} onClose={vi.fn()} />
    </>,
    'en',
    { grades: texts },
  )
  const reason = await screen.findByRole('textbox', { name: /Reason/, hidden: true })
  fireEvent.change(reason, { target: { value: 'The second page was not seen' } })
  isAway = true
  await act(async () => client?.invalidateQueries())
  const [failed] =
    client?.getQueryCache().findAll({ predicate: (one) => one.state.error !== null }) ?? []
  expect(failed?.queryKey).toContain(grades.gradeHistory.path)
  expect(screen.getByDisplayValue('The second page was not seen')).toBeTruthy()
})
