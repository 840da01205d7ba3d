// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderWithSite } from '../testing/render-with-site.tsx'
import { FileField } from './file-field.tsx'
import words from './texts/en.json'

vi.mock('../files/upload-file.ts', () => ({
  uploadFile: (file: File) => Promise.resolve({ path: 'stored', name: file.name }),
}))

function Field() {
  const [value, setValue] = useState({ path: '', name: '' })
  return <FileField label="Your file" purpose="handIn" value={value} onChange={setValue} />
}

it('[FRM-463] announces to screen readers which file was chosen, and that it was removed', async () => {
  const { container } = await renderWithSite(<Field />, 'en', { 'hand-ins': words })
  const said = () => screen.getByRole('status').textContent
  expect(said()).toBe('')
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no field for a file.')
  await userEvent.upload(input, new File(['x'], 'listing.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(said()).toBe('listing.pdf is chosen.'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove listing.pdf' }))
  expect(said()).toBe('listing.pdf is removed.')
})
