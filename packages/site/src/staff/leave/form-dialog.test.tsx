// @vitest-environment happy-dom
import { Radio, Select, TagsInput, TextInput } from '@mantine/core'
import { DialogButtons } from '@titian/ui'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { FilterSearch } from '../list/filter-search.tsx'
import { FormDialog } from './form-dialog.tsx'

const onClose = vi.fn()

async function open(content: ReactNode, kept = false) {
  onClose.mockClear()
  await renderWithSite(
    <FormDialog opened kept={kept} onClose={onClose} title="Add">
      {content}
    </FormDialog>,
  )
  await screen.findByRole('dialog', { name: 'Add' })
}

/** Presses the close button, and returns whether the dialog asked before it closed. */
async function asks() {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() =>
    expect(onClose.mock.calls.length + screen.queryAllByText('Leave without saving?').length).toBe(
      1,
    ),
  )
  return onClose.mock.calls.length === 0
}

/**
 * A form that stays open after it was sent and is then empty, such as the form that adds groups to
 * a course.
 */
function Emptied() {
  const [name, setName] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setName('')
      }}
    >
      <TextInput
        label="Name"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type="submit">Create</button>
    </form>
  )
}

/** A form that is replaced by the result of its submission. */
function Replaced() {
  const [isSent, setSent] = useState(false)
  return isSent ? (
    <p>Done</p>
  ) : (
    <form onSubmit={() => setSent(true)}>
      <TextInput label="Name" />
      <button type="submit">Create</button>
    </form>
  )
}

/** A text in two languages, of which only one is shown. */
function Tabs() {
  const [shown, setShown] = useState('en')
  return (
    <form>
      <TextInput key={shown} label="Name" />
      <button type="button" onClick={() => setShown('zh')}>
        Chinese
      </button>
    </form>
  )
}

const type = (text: string) => userEvent.type(screen.getByLabelText('Name'), text)

describe('a dialog of the staff sites', () => {
  it('[FRM-381] asks about tags, although their text field is empty', async () => {
    await open(<TagsInput label="Tags" />)
    await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'algebra{Enter}')
    expect(await asks()).toBe(true)
  })

  it('[FRM-381] asks about a selected option', async () => {
    await open(<Select label="Days" data={['7', '30']} defaultValue="7" />)
    await userEvent.click(screen.getByRole('combobox', { name: 'Days' }))
    await userEvent.click(await screen.findByRole('option', { name: '30', hidden: true }))
    expect(await asks()).toBe(true)
  })

  it('[FRM-381] asks about a text on another tab', async () => {
    await open(<Tabs />)
    await type('Group A')
    await userEvent.click(screen.getByRole('button', { name: 'Chinese' }))
    expect(await asks()).toBe(true)
  })

  it.each([
    ['emptied', <Emptied key="emptied" />],
    ['replaced by what was done', <Replaced key="replaced" />],
  ])('[FRM-381] does not ask about a form that was sent and %s', async (_, content) => {
    await open(content)
    await type('Group A')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    expect(await asks()).toBe(false)
  })

  it('[FRM-381] does not ask about a search text', async () => {
    await open(<FilterSearch label="Name" value="" onSearch={() => {}} />)
    await type('Aina')
    expect(await asks()).toBe(false)
  })

  it('[FRM-381] does not ask about a draft that is stored on the device', async () => {
    await open(<TextInput label="Name" />, true)
    await type('Group A')
    expect(await asks()).toBe(false)
  })

  it('[FRM-381] neither closes nor asks while it is being sent', async () => {
    await open(
      <>
        <TextInput label="Name" />
        <DialogButtons cancelLabel="Cancel" onCancel={onClose} confirmLabel="Send" busy />
      </>,
    )
    await type('Group A')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.queryByText('Leave without saving?')).toBeNull()
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(false)
  })
})

describe('the initial focus of a dialog', () => {
  it('[FRM-461] is on its first field, or on the selected radio button of a group', async () => {
    await open(
      <>
        <input type="file" aria-label="File" />
        <Radio label="All" name="who" readOnly />
        <Radio label="Some" name="who" checked readOnly />
        <TextInput label="Name" />
      </>,
    )
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Some')))
  })

  it('[FRM-461] is on a field that is rendered after the dialog, unless a key was pressed before', async () => {
    function Late() {
      const [come, setCome] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setCome(true)}>
            Load
          </button>
          {come ? <TextInput label="Late" /> : null}
        </>
      )
    }
    await open(<Late />)
    const cross = screen.getByRole('button', { name: 'Close' })
    await waitFor(() => expect(document.activeElement).toBe(cross))
    act(() => screen.getByRole('button', { name: 'Load' }).click())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Late')))
    cleanup()
    await open(<Late />)
    const again = screen.getByRole('button', { name: 'Close' })
    await waitFor(() => expect(document.activeElement).toBe(again))
    await userEvent.keyboard('{Shift}')
    act(() => screen.getByRole('button', { name: 'Load' }).click())
    await screen.findByLabelText('Late')
    expect(document.activeElement).toBe(again)
  })
})
