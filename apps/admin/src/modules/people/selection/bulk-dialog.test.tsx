import type { Person } from '@titian/contract'
import type { Selection } from '@titian/site/staff'
import { renderWithSite } from '@titian/site/testing/render'
import { toast } from '@titian/ui'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import type { PeopleNarrowing } from '../directory/read-filters.ts'
import { personRow } from '../factories.ts'
import { BulkDialog } from './bulk-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('[TCH-196] a bulk disable can be undone, for the people whose state it changed only', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return Response.json({ ok: true, code: 200, msg: '', data: { changed: 1, refused: [] } })
  })
  const said = vi.spyOn(toast, 'success').mockImplementation(() => {})
  const rows = [personRow({ sign: 'open' }), personRow({ sign: 'closed', disabled: true })]
  const selection = {
    rows,
    count: 2,
    isAll: false,
    of: { keys: ['open', 'closed'] },
    leaveOut: () => {},
    clear: () => {},
  } as unknown as Selection<Person, PeopleNarrowing>
  await renderWithSite(
    <BulkDialog act="disable" selection={selection} onClose={() => {}} />,
    'en',
    { people: en },
  )
  fireEvent.change(await screen.findByRole('textbox', { name: /Reason/ }), {
    target: { value: 'They left the school.' },
  })
  const disable = screen.getByRole('button', { name: 'Disable' })
  // A dialog ignores clicks in its first half second (FRM-366).
  await waitFor(() => expect(disable.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(disable)
  await waitFor(() => expect(said).toHaveBeenCalled(), { timeout: 8000 })
  const action = said.mock.calls[0]?.[1]
  expect(action?.label).toBe('Undo')
  action?.onPress()
  await waitFor(() => expect(asked).toHaveLength(2), { timeout: 8000 })
  expect(asked[1]).toMatchObject({ signs: ['open'], act: 'enable', reason: 'Undone at once' })
})
