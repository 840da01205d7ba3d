// @vitest-environment happy-dom
import { Modal, TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { DropFile } from '../parts/drop-file.tsx'
import { renderWithSite } from '../testing/render-with-site.tsx'
import { StartAtField } from './start-at-field.tsx'

const open = (content: ReactNode) =>
  renderWithSite(
    <Modal opened onClose={() => {}} title="Import" closeButtonProps={{ 'aria-label': 'Close' }}>
      <StartAtField>{content}</StartAtField>
    </Modal>,
  )
const file = (
  <DropFile label="Sheet" placeholder="Choose a file" file={null} onFile={() => undefined} />
)

it('[FRM-483] a dialog of a file begins at the button that chooses it', async () => {
  await open(
    <>
      {file}
      <TextInput label="Title" />
    </>,
  )
  const button = screen.getByRole('button', { name: /Sheet/ })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('[FRM-483] and at a field where that comes before the file', async () => {
  await open(
    <>
      <TextInput label="Title" />
      {file}
    </>,
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')))
})
