// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { discussions, type CourseQuestion } from '@titian/contract'
import { CourseQuestions } from '@titian/site/course-questions'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'

afterEach(cleanupPage)

const may = { answer: true, remove: false, report: true }
const question = (idSign: string, more: Partial<CourseQuestion> = {}): CourseQuestion => ({
  idSign,
  questionsContent: `Question ${idSign}`,
  authorName: 'Mei Ling',
  byTeacher: false,
  own: false,
  createdAt: '2026-11-02T08:00:00Z',
  answers: 0,
  answeredByTeacher: false,
  may,
  ...more,
})

const show = (list: CourseQuestion[], ask = true, answers: Record<string, unknown> = {}) =>
  renderPage(<CourseQuestions courseSign="course" />, {
    answers: {
      [discussions.questionsList.path]: { list, total: list.length, may: { ask } },
      ...answers,
    },
  })

it('[CRS-070] markup in a question is shown as plain text', async () => {
  await show([question('a', { questionsContent: '<img src=x onerror=alert(1)>' })])
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(document.querySelector('article img')).toBe(null)
})

it('[CRS-161] a person without a name is shown as a student, and a visitor is asked to sign in', async () => {
  await show(
    [question('a', { authorName: null, may: { ...may, answer: false, report: false } })],
    false,
  )
  expect(await screen.findByText('A student')).toBeTruthy()
  expect(screen.getByText('Sign in to ask')).toBeTruthy()
  expect(screen.queryByLabelText('Your question')).toBe(null)
  expect(screen.queryByRole('button', { name: /^Report/ })).toBe(null)
})

it('[CRS-065] [FRM-437] choosing another order loads the questions again', async () => {
  const inputs: unknown[] = []
  await show([], true, {
    [discussions.questionsList.path]: (input: unknown) => {
      inputs.push(input)
      return { list: [question('a')], total: 1, may: { ask: true } }
    },
  })
  await userEvent.click(await screen.findByText('Most answers'))
  await waitFor(() =>
    expect(inputs.at(-1)).toEqual({ courseIdSign: 'course', page: 1, size: 10, sortType: 1 }),
  )
})

it('[CRS-066] a double click sends a question once and empties the field', async () => {
  const sent: unknown[] = []
  const answers = {
    [discussions.addQuestions.path]: (input: unknown) => {
      sent.push(input)
      return { sign: 'new' }
    },
  }
  await show([], true, answers)
  await userEvent.type(await screen.findByLabelText('Your question'), 'How long?')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Ask' }))
  await waitFor(() =>
    expect(sent).toEqual([{ courseIdSign: 'course', questionsContent: 'How long?' }]),
  )
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe(''),
  )
})

it('[CRS-066] an empty question is reported and not sent', async () => {
  await show([])
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }))
  expect(await screen.findByText('Please fill this in.')).toBeTruthy()
})

it('[CRS-067] [CRS-068] the answers to a question are shown, and those of teachers marked', async () => {
  const answer = {
    idSign: 'answer',
    answersContent: 'Two weeks.',
    authorName: 'Nurul',
    byTeacher: true,
    own: false,
    createdAt: '2026-11-02T09:00:00Z',
    may: { remove: false, report: true },
  }
  await show([question('a', { answers: 1, answeredByTeacher: true })], true, {
    [discussions.answersList.path]: { list: [answer], total: 1 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 answer' }))
  const words = await screen.findByText('Two weeks.')
  const item = words.closest('li') as HTMLElement
  expect(within(item).getByText('Teacher')).toBeTruthy()
})
