import { TextInput } from '@mantine/core'
import { ConfirmDialog } from '@titian/ui'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { FormDialog } from '../leave/form-dialog.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, code: 200, msg: '', data: null }))
})
afterEach(() => vi.unstubAllGlobals())

const layerOf = (name: string) =>
  Number(
    screen
      .getByRole('dialog', { name })
      .closest<HTMLElement>('.mantine-Modal-root')
      ?.style.getPropertyValue('--mb-z-index'),
  )

/** Simulates a session that ends while a dialog is open with a question above it. */
function Page() {
  const [isLost, setLost] = useState(false)
  const onClose = () => {}
  return (
    <>
      <SignInDialog opened={isLost} onDone={onClose} />
      <FormDialog opened onClose={onClose} title="Refund">
        <TextInput label="Reason" onBlur={() => setLost(true)} />
      </FormDialog>
      <ConfirmDialog
        opened={isLost}
        onClose={onClose}
        title="Sure?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={onClose}
      />
    </>
  )
}

it('[FRM-382] opens the sign-in form above a question, and Escape in it reaches no dialog below', async () => {
  await renderWithSite(<Page />)
  await userEvent.type(await screen.findByLabelText('Reason'), 'Paid twice')
  fireEvent.blur(screen.getByLabelText('Reason'))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(3))
  const [signIn = ''] = screen
    .getAllByRole('dialog')
    .map((one) => one.querySelector('h2')?.textContent ?? '')
    .filter((name) => name !== 'Refund' && name !== 'Sure?')
  expect(layerOf(signIn)).toBeGreaterThan(layerOf('Sure?'))
  expect(layerOf('Sure?')).toBeGreaterThan(layerOf('Refund'))
  await userEvent.keyboard('{Escape}')
  expect(screen.getAllByRole('dialog')).toHaveLength(3)
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull()
})
