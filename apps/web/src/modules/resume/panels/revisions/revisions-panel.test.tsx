import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanupPage } from '../../../../testing/render-page.tsx'
import { openPanel, refuse, renderResume, serverWith } from '../../testing/render-resume.tsx'
import { detailOf, emptyContent } from '../../testing/sample.ts'

afterEach(cleanupPage)

const older = { ...emptyContent, personalAdvantage: 'What was written before' }
const now = { personalAdvantage: 'Short' }
const rows = [
  { revision: 3, savedAt: '2026-11-28T04:03:00Z', part: 'work', act: 'removed', characters: 1200 },
  {
    revision: 2,
    savedAt: '2026-11-27T04:03:00Z',
    part: 'basics',
    act: 'changed',
    characters: 1286,
  },
  { revision: 0, savedAt: '2026-11-26T04:03:00Z', part: 'resume', act: 'created', characters: 40 },
]

/** A fake server with three versions that can be restored. */
function openServer() {
  const server = serverWith(detailOf(now, 3))
  const restored: unknown[] = []
  const answers = {
    '/resume/listRevisions': rows,
    '/resume/revision': { revision: 2, savedAt: rows[1]?.savedAt, photo: '', content: older },
    '/resume/restoreRevision': (input: { revision: number; restored: number }) => {
      restored.push([input.revision, input.restored])
      if (input.revision !== server.get().revision)
        return refuse('alreadyDone', { reason: 'changedMeanwhile', newer: server.get() })
      return server.confirm(input.restored === 2 ? older : now)
    },
  }
  return { server, restored, answers }
}

async function viewOlder() {
  const panel = await openPanel('Earlier versions')
  const buttons = await within(panel).findAllByRole('button', { name: /^View the version of/ })
  fireEvent.click(buttons[0] as HTMLElement)
  await within(panel).findByRole('region', { name: /^Version of/ })
  return panel
}

async function confirmRestore(panel: HTMLElement) {
  fireEvent.click(within(panel).getByRole('button', { name: 'Restore this version' }))
  const question = await screen.findByRole('dialog', { name: /^Restore the version of/ })
  const button = within(question).getByRole('button', { name: 'Restore this version' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  return button
}

describe('the earlier versions of a resume', () => {
  it('[RES-077] are listed with time, changed part and lost text', async () => {
    const { server, answers } = openServer()
    await renderResume(server, answers)
    const panel = await openPanel('Earlier versions')
    expect(await within(panel).findByText(/Work experience: entry deleted/)).toBeTruthy()
    expect(within(panel).getByText('86 characters fewer')).toBeTruthy()
    expect(within(panel).getByText(/Basic information: changed · 1,286 characters/)).toBeTruthy()
    expect(within(panel).getByText('Current version')).toBeTruthy()
    expect(within(panel).getAllByText(/2026/)).toHaveLength(3)
  })

  it('[RES-077] are previewed beside the current one', async () => {
    const { server, answers } = openServer()
    await renderResume(server, answers)
    const panel = await viewOlder()
    const before = within(panel).getByRole('region', { name: /^Version of/ })
    expect(within(before).getByText('What was written before')).toBeTruthy()
    const present = within(panel).getByRole('region', { name: 'Current version' })
    expect(within(present).getByText('Short')).toBeTruthy()
  })

  it('[RES-077] [RES-101] are restored once after a confirmation, and one click undoes it', async () => {
    const { server, restored, answers } = openServer()
    await renderResume(server, answers)
    const button = await confirmRestore(await viewOlder())
    expect(restored).toEqual([])
    fireEvent.click(button)
    fireEvent.click(button)
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The version before is back.')).toBeTruthy()
    expect(restored).toEqual([
      [3, 2],
      [4, 3],
    ])
    expect(server.get().content.personalAdvantage).toBe('Short')
  })

  it('[RES-076] [RES-077] do not overwrite what another window has written, which is shown', async () => {
    const { server, restored, answers } = openServer()
    await renderResume(server, answers)
    const panel = await viewOlder()
    const button = await confirmRestore(panel)
    server.set({ revision: 7, content: { ...emptyContent, personalAdvantage: 'Other window' } })
    fireEvent.click(button)
    expect(await within(panel).findByText(/changed in another window/)).toBeTruthy()
    const present = within(panel).getByRole('region', { name: 'Current version' })
    expect(within(present).getByText('Other window')).toBeTruthy()
    expect(restored).toEqual([[3, 2]])
    fireEvent.click(await confirmRestore(panel))
    await screen.findByText('The earlier version is restored.')
    expect(restored.at(-1)).toEqual([7, 2])
  })

  it('[RES-101] are not undone if something was written since', async () => {
    const { server, answers } = openServer()
    await renderResume(server, answers)
    fireEvent.click(await confirmRestore(await viewOlder()))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    server.set({ revision: 9, content: { ...emptyContent, personalAdvantage: 'Newer words' } })
    fireEvent.click(undo)
    await screen.findByText(/changed/i)
    expect(server.get().content.personalAdvantage).toBe('Newer words')
  })

  it('[RES-077] stay open with a notification when the network is lost', async () => {
    const { server, answers } = openServer()
    const { '/resume/restoreRevision': _, ...without } = answers
    await renderResume(server, without)
    const panel = await viewOlder()
    fireEvent.click(await confirmRestore(panel))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(within(panel).getByRole('region', { name: /^Version of/ })).toBeTruthy()
  })
})
