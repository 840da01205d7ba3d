import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { resume, type ResumeReview, type ResumeReviewer } from '@titian/contract'
import { setPerson } from '@titian/site'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cleanupPage } from '../../../../testing/render-page.tsx'
import { refuse, renderResume, serverWith } from '../../testing/render-resume.tsx'
import { detailOf, emptyContent } from '../../testing/sample.ts'

beforeEach(() => setPerson('one'))
afterEach(() => {
  cleanupPage()
  localStorage.clear()
})

const skill = { id: 's1', hidden: false, name: 'SQL', level: 2 as const, evidence: '' }
const content = { sections: { ...emptyContent.sections, skill: [skill] } }
const comment = (sign: string, fields: object = {}) => ({
  sign,
  section: 'skill' as const,
  entryId: 's1',
  entryTitle: 'SQL',
  content: `Comment ${sign}`,
  createdAt: '2026-11-27T04:03:00Z',
  changedAt: null,
  resolvedAt: null,
  ...fields,
})
const review = (fields: Partial<ResumeReview> = {}): ResumeReview => ({
  sign: 'r1',
  note: 'Is it clear?',
  revision: 3,
  requestedAt: '2026-11-27T04:03:00Z',
  finishedAt: '2026-11-27T05:03:00Z',
  teacherName: 'Aminah',
  withContact: false,
  withdrawnAt: null,
  comments: [],
  ...fields,
})
const teacher = (name: string, isAsked = false): ResumeReviewer => ({
  sign: name,
  name,
  courses: [`Course of ${name}`],
  isAsked,
})

type Sent = Record<string, unknown>

/** Opens the editor with these requests; `sent` records the changes. */
async function open(reviews: ResumeReview[], reviewers: ResumeReviewer[] = []) {
  const sent: Sent[] = []
  const state = { reviews, refused: null as Response | null }
  const unresolved = () =>
    state.reviews.flatMap(({ comments }) => comments).filter(({ resolvedAt }) => !resolvedAt).length
  const keep = (answer: unknown) => (input: Sent) => {
    sent.push(input)
    const { refused } = state
    state.refused = null
    return refused ?? answer
  }
  await renderResume(serverWith(detailOf(content)), {
    [resume.listResumeReviews.path]: () => ({
      list: state.reviews,
      total: state.reviews.length,
      unresolved: unresolved(),
    }),
    [resume.resumeReviewers.path]: reviewers,
    [resume.requestResumeReview.path]: keep({ sign: 'r2' }),
    [resume.resolveResumeComment.path]: keep(null),
    [resume.withdrawResumeReview.path]: keep(null),
  })
  return { sent, state }
}

const panelNamed = () => screen.findByRole('dialog', { name: 'Comments' })
/** The item of the menu shows the number. */
async function openComments() {
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Comments/ }))
  return panelNamed()
}

describe('the comments of teachers in the editor', () => {
  it('[RES-130] show their unresolved number in the menu, and open their section', async () => {
    await open([review({ comments: [comment('a'), comment('b', { resolvedAt: '2026-11-28' })] })])
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    const item = await screen.findByRole('menuitem', { name: /^Comments/ })
    await waitFor(() => expect(item.textContent).toBe('Comments1'))
    fireEvent.click(item)
    const panel = await panelNamed()
    expect(await within(panel).findByText('1 comment is not resolved')).toBeTruthy()
    expect(within(panel).getByText('Comment a')).toBeTruthy()
    expect(within(panel).getByText(/^Copy of version 3, sent/)).toBeTruthy()
    fireEvent.click(
      within(panel).getAllByRole('button', { name: 'Go to Skills · SQL' })[0] as HTMLElement,
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const form = screen.getByRole('region', { name: 'Form' })
    expect(await within(form).findByDisplayValue('SQL')).toBeTruthy()
  })

  it('[RES-130] are resolved and reopened', async () => {
    const { sent, state } = await open([review({ comments: [comment('a')] })])
    const panel = await openComments()
    const act = (name: string) => within(panel).findByRole('button', { name })
    state.reviews = [review({ comments: [comment('a', { resolvedAt: '2026-11-28' })] })]
    fireEvent.click(await act('Resolve: Skills · SQL'))
    fireEvent.click(await act('Reopen: Skills · SQL'))
    await waitFor(() =>
      expect(sent).toEqual([
        { sign: 'a', resolved: true },
        { sign: 'a', resolved: false },
      ]),
    )
    expect(within(panel).getByText('Resolved')).toBeTruthy()
  })

  it('[RES-130] remain when the entry was deleted, and link to its section', async () => {
    await open([review({ comments: [comment('a', { entryId: 'old', entryTitle: 'Typing' })] })])
    const panel = await openComments()
    expect(await within(panel).findByText('Skills · Typing')).toBeTruthy()
    expect(within(panel).getByText('The resume does not have this entry any more.')).toBeTruthy()
    fireEvent.click(within(panel).getByRole('button', { name: 'Go to Skills · Typing' }))
    const form = screen.getByRole('region', { name: 'Form' })
    expect(await within(form).findByRole('heading', { name: 'Skills' })).toBeTruthy()
  })

  it('[RES-120] [RES-121] are requested from a teacher named with courses, without contact data by default', async () => {
    const { sent } = await open([], [teacher('Aminah'), teacher('Ben'), teacher('Chen', true)])
    const panel = await openComments()
    expect(await within(panel).findByText('No comments yet')).toBeTruthy()
    fireEvent.click(within(panel).getByRole('button', { name: 'Ask a teacher' }))
    const ben = await within(panel).findByRole('radio', { name: 'Ben' })
    expect(within(panel).getByText('Course of Ben')).toBeTruthy()
    expect(within(panel).getByRole<HTMLInputElement>('radio', { name: 'Chen' }).disabled).toBe(true)
    const send = within(panel).getByRole('button', { name: 'Send the copy' })
    fireEvent.click(send)
    expect(await within(panel).findByText('Please choose a teacher.')).toBeTruthy()
    fireEvent.click(ben)
    const note = within(panel).getByRole('textbox', { name: /^Note to the teacher/ })
    fireEvent.change(note, { target: { value: 'x'.repeat(201) } })
    fireEvent.click(send)
    expect(await within(panel).findByText('A note has at most 200 characters.')).toBeTruthy()
    expect(sent).toEqual([])
    fireEvent.change(note, { target: { value: 'Is it clear?' } })
    fireEvent.click(send)
    await waitFor(() =>
      expect(sent).toMatchObject([
        { teacherSign: 'Ben', note: 'Is it clear?', withContact: false },
      ]),
    )
  })

  it('[RES-122] are requested with the same key on a retry, and a refusal is explained', async () => {
    const { sent, state } = await open([], [teacher('Aminah')])
    const panel = await openComments()
    fireEvent.click(await within(panel).findByRole('button', { name: 'Ask a teacher' }))
    const send = await within(panel).findByRole('button', { name: 'Send the copy' })
    state.refused = refuse('insertError', { reason: 'reviewsFull' })
    fireEvent.click(send)
    expect(await within(panel).findByText(/^Three requests are open/)).toBeTruthy()
    fireEvent.click(send)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]?.['key']).toBe(sent[1]?.['key'])
  })

  it('[RES-120] cannot be requested by a student without courses, and the panel says so', async () => {
    await open([])
    const panel = await openComments()
    fireEvent.click(await within(panel).findByRole('button', { name: 'Ask a teacher' }))
    expect(await within(panel).findByText('There is no teacher to ask')).toBeTruthy()
  })

  it('[RES-125] remain when the request is withdrawn after a confirmation', async () => {
    const { sent } = await open([review({ comments: [comment('a')] })])
    const panel = await openComments()
    fireEvent.click(
      await within(panel).findByRole('button', { name: 'Withdraw the request to Aminah' }),
    )
    const question = await screen.findByRole('dialog', { name: 'Withdraw the request to Aminah?' })
    expect(within(question).getByText(/The comments stay here/)).toBeTruthy()
    const confirm = within(question).getByRole('button', { name: 'Withdraw' })
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(confirm)
    await waitFor(() => expect(sent).toEqual([{ sign: 'r1' }]))
  })
})
