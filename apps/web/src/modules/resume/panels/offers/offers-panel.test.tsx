import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ResumeOffers } from '@titian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanupPage } from '../../../../testing/render-page.tsx'
import { openPanel, refuse, renderResume, serverWith } from '../../testing/render-resume.tsx'
import { detailOf } from '../../testing/sample.ts'

afterEach(cleanupPage)

const id = (number: number) => `00000000-0000-5000-8000-00000000000${number}`
const exam = { kind: 'exam', title: 'Final', date: '2026-10-03', result: 91 } as const
const course = { kind: 'course', title: 'Listings', date: '2026-09-01', result: null } as const
const all: Omit<ResumeOffers, 'revision'> = {
  profile: [{ id: id(9), field: 'name', before: 'Nur Aisyah', after: 'Nur Aisyah binti Hassan' }],
  entries: [
    {
      id: id(1),
      section: 'cultivate',
      title: 'Listings',
      detail: 'Teratai College',
      start: '2026-07',
      end: '2026-09',
      source: course,
    },
    {
      id: id(2),
      section: 'skill',
      title: 'Product photography',
      detail: 'Final: 91 of 100',
      start: null,
      end: null,
      source: exam,
    },
  ],
}

function openServer() {
  const server = serverWith(detailOf({}, 1))
  const taken: string[][] = []
  let have: readonly string[] = []
  const answers = {
    '/resume/offers': () => ({
      revision: server.get().revision,
      profile: all.profile.filter((one) => !have.includes(one.id)),
      entries: all.entries.filter((one) => !have.includes(one.id)),
    }),
    '/resume/takeOffers': ({ ids, revision }: { ids: string[]; revision: number }) => {
      taken.push(ids)
      if (revision !== server.get().revision)
        return refuse('alreadyDone', { reason: 'changedMeanwhile', newer: server.get() })
      have = [...have, ...ids]
      return server.confirm({ personalAdvantage: `taken ${have.length}` })
    },
    '/resume/restoreRevision': () => {
      have = []
      return server.confirm({ personalAdvantage: '' })
    },
  }
  return { server, taken, answers }
}

async function open() {
  const setting = openServer()
  await renderResume(setting.server, setting.answers)
  const panel = await openPanel('Fill from the platform')
  await within(panel).findByText('Product photography')
  return { panel, ...setting }
}

describe('the suggestions for a resume', () => {
  it('[RES-088] are shown with evidence before anything is written', async () => {
    const { panel, taken } = await open()
    const courses = within(panel).getByRole('region', { name: 'Courses' })
    expect(within(courses).getByText('Jul 2026 – Sep 2026')).toBeTruthy()
    expect(within(courses).getByText('Course completed: Listings · 1 Sep 2026')).toBeTruthy()
    const skills = within(panel).getByRole('region', { name: 'Skills' })
    expect(within(skills).getByText('Exam: Final · 91 of 100 · 3 Oct 2026')).toBeTruthy()
    expect(within(panel).getByText('Name: Nur Aisyah binti Hassan')).toBeTruthy()
    expect(within(panel).getByText('Replaces: Nur Aisyah')).toBeTruthy()
    expect(taken).toEqual([])
  })

  it('[RES-088] [RES-101] are added one by one, once for a double click, and one click undoes it', async () => {
    const { panel, taken } = await open()
    const add = within(panel).getByRole('button', { name: 'Add Product photography' })
    fireEvent.click(add)
    fireEvent.click(add)
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(within(panel).queryByText('Product photography')).toBeNull())
    expect(taken).toEqual([[id(2)]])
    fireEvent.click(undo)
    expect(await within(panel).findByText('Product photography')).toBeTruthy()
  })

  it('[RES-088] are added all at once, except those that would replace data', async () => {
    const { panel, taken } = await open()
    fireEvent.click(within(panel).getByRole('button', { name: 'Add all 2 entries' }))
    await waitFor(() => expect(within(panel).queryByText('Listings')).toBeNull())
    expect(taken).toEqual([[id(1), id(2)]])
    fireEvent.click(within(panel).getByRole('button', { name: 'Use from the account: Name' }))
    expect(await within(panel).findByText('Nothing to add')).toBeTruthy()
  })

  it('[RES-076] [RES-088] do not overwrite what another window has written', async () => {
    const { panel, taken, server } = await open()
    server.set({ revision: 4 })
    fireEvent.click(within(panel).getByRole('button', { name: 'Add Listings' }))
    expect(await within(panel).findByText(/changed in another window/)).toBeTruthy()
    fireEvent.click(within(panel).getByRole('button', { name: 'Add Listings' }))
    await screen.findByText('Added to the resume.')
    expect(taken).toHaveLength(2)
  })
})
