import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type RequestedReview, resume, type ResumeComment } from '@titian/contract'
import { setPerson } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { ReviewPage } from './review-page.tsx'

const texts = JSON.parse(readFileSync(`${import.meta.dirname}/../texts/en.json`, 'utf8')) as object

const entry = {
  id: 'w1',
  title: 'Bumi Harvest',
  subtitle: 'Assistant',
  period: '2024',
  tags: [],
  lines: ['Wrote pages.'],
  link: '',
}
const comment = (sign: string, fields: Partial<ResumeComment> = {}): ResumeComment => ({
  sign,
  section: 'work',
  entryId: 'w1',
  entryTitle: 'Bumi Harvest',
  content: `Comment ${sign}`,
  createdAt: '2026-11-27T04:03:00Z',
  changedAt: null,
  resolvedAt: null,
  ...fields,
})
type Sent = Record<string, unknown>

let review: RequestedReview
let sent: [string, Sent][]
let isDown: boolean

function answerTo(path: string, input: Sent): unknown {
  if (path.endsWith(resume.requestedReview.path)) return review
  sent.push([path.replace('/api/v1/resume/', ''), input])
  if (isDown) throw new TypeError('no network')
  if (path.endsWith(resume.finishResumeReview.path)) {
    review = { ...review, finishedAt: '2026-11-28T04:03:00Z' }
    return { finishedAt: review.finishedAt }
  }
  if (path.endsWith(resume.removeResumeComment.path)) {
    review = { ...review, comments: [] }
    return null
  }
  return comment('new', input)
}

beforeEach(() => {
  setPerson('anna')
  sent = []
  isDown = false
  review = {
    sign: 'r1',
    studentName: '李玥',
    note: 'Is it clear?',
    revision: 3,
    requestedAt: '2026-11-27T04:03:00Z',
    finishedAt: null,
    look: { template: 0, color: 'terracotta', spacing: 'normal', fontSize: 'normal' },
    paper: {
      language: 'en',
      name: '李玥',
      headline: '',
      photo: '',
      facts: [],
      sections: [{ name: 'work', heading: 'Work experience', entries: [entry] }],
    },
    comments: [],
  }
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    const data = answerTo(pathname, JSON.parse(body ?? '{}') as Sent)
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function open() {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: paths.resumeReview,
    component: ReviewPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [paths.resumeReview.replace('$sign', 'r1')] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { resume: texts })
  await screen.findByRole('heading', { level: 1, name: 'Resume of 李玥' })
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const about = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'About' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const write = (content: string) =>
  fireEvent.change(field('Comment'), { target: { value: content } })
async function confirm(title: RegExp, name: string) {
  const question = await screen.findByRole('dialog', { name: title })
  const button = within(question).getByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(button)
}

it('[RES-121] [RES-127] the copy is shown with its note, and clicking an entry adds a comment to it', async () => {
  await open()
  expect(screen.getByText('The student writes: Is it clear?')).toBeTruthy()
  expect(screen.getByText(/^Copy of version 3, requested/)).toBeTruthy()
  const paper = screen.getByRole('region', { name: 'Page of the resume' })
  fireEvent.click(within(paper).getByText('Wrote pages.'))
  expect(about().selectedOptions[0]?.textContent).toBe('Work experience · Bumi Harvest')
  press('Add comment')
  expect(await screen.findByText('Please write the comment.')).toBeTruthy()
  expect(sent).toEqual([])
  write('Say how many pages.')
  press('Add comment')
  await waitFor(() =>
    expect(sent).toMatchObject([
      [
        'addComment',
        { sign: 'r1', section: 'work', entryId: 'w1', content: 'Say how many pages.' },
      ],
    ]),
  )
  await waitFor(() => expect(field('Comment').value).toBe(''))
})

it('[RES-127] sections that are not on the page are offered too, and more than 500 characters are refused at the field', async () => {
  await open()
  const groups = [...about().querySelectorAll('optgroup')].map(({ label }) => label)
  expect(groups).toEqual(['On the page', 'Not on the page'])
  fireEvent.change(about(), { target: { value: 'project' } })
  write('x'.repeat(501))
  press('Add comment')
  expect(await screen.findByText('A comment has at most 500 characters.')).toBeTruthy()
  expect(screen.getByText('501 / 500')).toBeTruthy()
  expect(sent).toEqual([])
})

it('[RES-128] a comment whose response was lost is sent again with the same key, and the text is kept', async () => {
  await open()
  isDown = true
  write('Say how many pages.')
  press('Add comment')
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  const before = sent.length
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add comment' }).hasAttribute('data-loading')).toBe(
      false,
    ),
  )
  expect(field('Comment').value).toBe('Say how many pages.')
  isDown = false
  press('Add comment')
  await waitFor(() => expect(sent.length).toBeGreaterThan(before))
  expect(new Set(sent.map(([, { key }]) => key)).size).toBe(1)
})

it('[RES-127] a comment is changed in place, and deleted after a confirmation', async () => {
  review = { ...review, comments: [comment('a', { resolvedAt: '2026-11-28' })] }
  await open()
  expect(screen.getByText('Resolved')).toBeTruthy()
  press('Change the comment on Work experience · Bumi Harvest')
  fireEvent.change(field('Change the comment'), { target: { value: 'Better words' } })
  press('Save')
  await waitFor(() =>
    expect(sent).toEqual([
      ['updateComment', { sign: 'r1', commentSign: 'a', content: 'Better words' }],
    ]),
  )
  await screen.findByText('Comment a')
  press('Delete the comment on Work experience · Bumi Harvest')
  expect(sent).toHaveLength(1)
  await confirm(/^Delete this comment/, 'Delete')
  await waitFor(() => expect(sent[1]).toEqual(['removeComment', { sign: 'r1', commentSign: 'a' }]))
  expect(await screen.findByText('0 comments')).toBeTruthy()
})

it('[RES-129] the review is finished after a confirmation, and cannot be changed afterwards', async () => {
  review = { ...review, comments: [comment('a')] }
  await open()
  press('Finish')
  await confirm(/^Finish the comments for 李玥/, 'Finish')
  expect(await screen.findByText(/^Finished .*can no longer be changed\.$/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(?:Change|Delete|Finish)/ })).toBeNull()
  expect(screen.getByText('Comment a')).toBeTruthy()
})
