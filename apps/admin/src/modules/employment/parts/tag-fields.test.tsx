import { screen, waitFor } from '@testing-library/react'
import { renderWithSite } from '@titian/site/testing/render'
import { afterEach, expect, it, vi } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import { IndustryField } from './tag-fields.tsx'

afterEach(() => vi.unstubAllGlobals())

it('a chosen value whose name is not loaded yet is shown as loading, not as missing', async () => {
  let answer = (): void => {}
  const names = new Promise<Response>((resolve) => {
    answer = () =>
      resolve(
        Response.json({ ok: true, code: 200, msg: '', data: [{ code: 'food', name: 'Food' }] }),
      )
  })
  vi.stubGlobal('fetch', () => names)
  const field = { value: 'food', onChange: vi.fn(), onBlur: vi.fn(), onFocus: vi.fn() } as never
  await renderWithSite(<IndustryField field={field} label="Industry" />, 'en', { employment: en })
  const box = () => screen.getByRole('combobox', { name: 'Industry' })
  expect(box()).toHaveProperty('placeholder', 'Loading')
  answer()
  await waitFor(() => expect(box()).toHaveProperty('value', 'Food'))
})
