// @vitest-environment happy-dom
import { Modal, TextInput } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TitianProvider } from '../titian-provider.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A page with a button that opens a question about an irreversible action. */
function Asking({ danger, onConfirm }: { danger: boolean; onConfirm: () => void }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Hand in
      </button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Hand the paper in?"
        confirmLabel="Yes, hand in"
        cancelLabel="Go on"
        {...{ danger, onConfirm }}
      />
    </>
  )
}

/** A page with a question as in `Asking`, with a field, and a form around the buttons. */
function Writing({ onConfirm }: { onConfirm: () => void }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Give back
      </button>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Give back?">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onConfirm()
          }}
        >
          <TextInput label="Reason" data-autofocus />
          <DialogButtons
            cancelLabel="Cancel"
            onCancel={() => setOpened(false)}
            confirmLabel="Yes, give back"
            busy={false}
          />
        </form>
      </Modal>
    </>
  )
}

const user = userEvent.setup({
  advanceTimers: (ms) => void vi.advanceTimersByTime(ms),
  delay: null,
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = (name: string) => screen.getByRole('button', { name })

/** Opens the dialog by Enter and lets the focus move into it. */
async function open(element: React.ReactElement, name: string) {
  render(<TitianProvider language="en">{element}</TitianProvider>)
  act(() => button(name).focus())
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await pass(100)
}

describe.each([
  ['an ordinary question', false],
  ['a question about a loss', true],
])('%s', (_, danger) => {
  it('[FRM-366] has its first focus on the answer that changes nothing', async () => {
    await open(<Asking danger={danger} onConfirm={vi.fn()} />, 'Hand in')
    expect(document.activeElement).toBe(button('Go on'))
  })

  it('[FRM-366] takes no second Enter and no double click in the first half second', async () => {
    const onConfirm = vi.fn()
    await open(<Asking {...{ danger, onConfirm }} />, 'Hand in')
    expect(button('Yes, hand in').getAttribute('aria-disabled')).toBe('true')
    act(() => button('Yes, hand in').focus())
    await user.keyboard('{Enter}')
    await user.dblClick(button('Yes, hand in'))
    await pass(300)
    await user.click(button('Yes, hand in'))
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('[FRM-366] takes no key that is held down, however long', async () => {
    const onConfirm = vi.fn()
    await open(<Asking {...{ danger, onConfirm }} />, 'Hand in')
    await pass(1000)
    // While a key is held down, a browser makes a click of each repetition, unless the key press
    // was refused.
    for (const name of ['Go on', 'Yes, hand in'])
      expect(fireEvent.keyDown(button(name), { key: 'Enter', repeat: true })).toBe(false)
    expect(onConfirm).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('[FRM-366] is confirmed by Tab and Enter, or a click, half a second after it opened', async () => {
    const onConfirm = vi.fn()
    await open(<Asking {...{ danger, onConfirm }} />, 'Hand in')
    await pass(500)
    expect(button('Yes, hand in').getAttribute('aria-disabled')).toBeNull()
    await user.tab()
    expect(document.activeElement).toBe(button('Yes, hand in'))
    await user.keyboard('{Enter}')
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})

describe('a dialog with a field', () => {
  it('[FRM-366] is not sent by Enter in the first half second or by a held Enter, but afterwards', async () => {
    const onConfirm = vi.fn()
    await open(<Writing onConfirm={onConfirm} />, 'Give back')
    const field = screen.getByLabelText('Reason')
    act(() => field.focus())
    await user.keyboard('{Enter}')
    await user.click(button('Yes, give back'))
    expect(onConfirm).not.toHaveBeenCalled()
    await pass(500)
    expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(false)
    await user.keyboard('late{Enter}')
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})
