import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderWithSite } from '../testing/render-with-site.tsx'
import { ChoiceWaits } from './choice-waits.tsx'
import { ConflictNote } from './conflict-note.tsx'

const rows = [
  { name: 'Name', local: 'Batik', remote: 'Songket' },
  { name: 'Introduction', local: '', remote: 'By hand' },
]

async function show(props: Partial<ComponentProps<typeof ConflictNote>> = {}) {
  const [onKeep, onTake] = [vi.fn(), vi.fn()]
  const scene = (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where somebody was when the note came */}
      <input aria-label="Title" autoFocus />
      <ConflictNote rows={rows} onKeep={onKeep} onTake={onTake} {...props} />
    </>
  )
  await renderWithSite(scene, 'en')
  return { onKeep, onTake }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the note about two copies', () => {
  it('[TCH-084] shows both copies of each field, also empty ones, and asks which to keep', async () => {
    const { onKeep, onTake } = await show()
    expect([...document.querySelectorAll('dt, dd fieldset')].map((one) => one.textContent)).toEqual(
      ['Name', 'Batik', 'Songket', 'Introduction', '(empty)', 'By hand'],
    )
    await press('Keep mine')
    expect(onKeep).toHaveBeenCalledOnce()
    expect(onTake).not.toHaveBeenCalled()
    await press('Load their version')
    expect(onTake).toHaveBeenCalledOnce()
  })

  it('offers nothing to keep if both copies are equal', async () => {
    await show({ rows: [], keepLabel: 'Save mine' })
    expect(screen.getByText(/Both versions are the same/)).toBeTruthy()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Load their version',
    ])
  })

  it('takes the focus after an action, but not from a user who is typing', async () => {
    await show()
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    document.body.innerHTML = ''
    await show({ whileWriting: true })
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  })

  it('[TCH-185] scrolls into view, even while the user types further below', async () => {
    const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    await show({ whileWriting: true })
    // The page scrolls to the note a second time after its height has changed, so that the heading
    // of the note is visible.
    await waitFor(() => expect(seen).toHaveBeenCalledTimes(2))
    expect(seen.mock.calls).toEqual(Array(2).fill([{ block: 'start' }]))
    expect(seen.mock.contexts).toEqual(Array(2).fill(screen.getByRole('alert')))
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
    seen.mockRestore()
  })

  it('[TCH-084] has a hint at the end of the form that a choice is needed', async () => {
    await renderWithSite(<ChoiceWaits />, 'en')
    expect(screen.getByRole('status').textContent).toBe(
      'Waiting for your choice between two versions',
    )
  })

  it('[FRM-484] is linked from the end of the form', async () => {
    const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    await renderWithSite(
      <>
        <ConflictNote rows={rows} onKeep={() => {}} onTake={() => {}} whileWriting />
        <input aria-label="Title" />
        <ChoiceWaits />
      </>,
      'en',
    )
    await waitFor(() => expect(seen).toHaveBeenCalledTimes(2))
    await userEvent.type(screen.getByLabelText('Title'), 'More')
    await press('Compare the versions')
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(seen).toHaveBeenCalledTimes(3)
    expect(seen.mock.lastCall).toEqual([{ block: 'start' }])
    seen.mockRestore()
  })

  it('has texts in every language', async () => {
    await renderWithSite(<ConflictNote rows={[]} onKeep={() => {}} onTake={() => {}} />, 'zh')
    await renderWithSite(<ConflictNote rows={[]} onKeep={() => {}} onTake={() => {}} />, 'my')
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '载入对方的内容',
      'Muatkan versi mereka',
    ])
  })
})
