import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { evaluations, type OwnAssessment } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { waiting } from '../testing/factories.ts'
import { leavePage, openPage } from '../testing/open-page.tsx'
import { AssessmentPage } from './assessment-page.tsx'

afterEach(() => {
  leavePage()
  localStorage.clear()
})

const openOwn = (assessment: OwnAssessment, answers: object = {}) =>
  openPage(<AssessmentPage />, {
    at: '/criticizes-system/own-1',
    path: '/criticizes-system/$sign',
    answers: {
      [evaluations.ownAssessment.path]: assessment,
      [evaluations.ownAssessments.path]: { list: [], total: 0 },
      ...answers,
    },
  })

it('before the release, the page shows the rubric and what is awaited, but no result', async () => {
  await openOwn(waiting({ maySelfRate: false }))
  await screen.findByRole('heading', { level: 1, name: 'The beer game' })
  for (const text of ['The rating by your teacher', 'The points that are measured from your run'])
    expect(screen.getByText(text)).toBeTruthy()
  const table = screen.getByRole('table', { name: 'Criteria and their levels' })
  expect(within(table).getAllByRole('row')).toHaveLength(4)
  expect(within(table).getAllByText('Words of excellent')).toHaveLength(3)
  expect(screen.getByText('Passed from 60 of 100 points.')).toBeTruthy()
  expect(screen.getByText(/is below 50%, the total is at most 59 points/)).toBeTruthy()
  expect(screen.queryByText(/Criterion by criterion|Median of the class|not yet rated/)).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('a self-assessment can be given and changed for the criteria that require it', async () => {
  const sent: unknown[] = []
  const after = waiting()
  await openOwn(waiting({ state: 'selfRating' }), {
    [evaluations.rateSelf.path]: (input: unknown) => {
      sent.push(input)
      return {
        ...after,
        criteria: after.criteria.map((one) =>
          one.source === 'self' ? { ...one, self: { level: 1, comment: 'I was honest' } } : one,
        ),
      }
    },
  })
  expect(await screen.findByText(/Your own rating is missing/)).toBeTruthy()
  const groups = screen.getAllByRole('radiogroup')
  expect(groups).toHaveLength(1)
  await userEvent.click(screen.getByRole('radio', { name: /Able/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'I was honest')
  fireEvent.click(screen.getByRole('button', { name: 'Send ratings' }))
  await screen.findByRole('button', { name: 'Send changed ratings' })
  expect(sent).toEqual([
    { sign: 'own-1', ratings: [{ key: 'honesty', level: 1, comment: 'I was honest' }] },
  ])
  expect(screen.getByText('Your own rating')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe(
    'I was honest',
  )
})
