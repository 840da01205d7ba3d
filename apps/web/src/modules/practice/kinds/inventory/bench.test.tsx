import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { practice } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { bench } from '../../testing/factories.ts'
import { leaveRun, openRun } from '../../testing/open-run.tsx'

afterEach(() => {
  leaveRun()
  localStorage.clear()
})

const field = () => screen.findByRole<HTMLInputElement>('textbox')
const hand = () => userEvent.click(screen.getByRole('button', { name: /Hand in/ }))

it('[PRC-085] hands in what is filled with the try, and shows the verdict and the solution of a right answer', async () => {
  const sent: unknown[] = []
  await openRun({
    [practice.practiceRun.path]: bench(),
    [practice.decideRun.path]: (input: unknown) => {
      sent.push(input)
      return { ...bench({ attempt: 2 }), day: 2, number: 2 }
    },
  })
  await userEvent.type(await field(), '42')
  const right = screen.getByRole('region', { name: /Economic order quantity/ })
  expect(within(right).queryByRole('textbox')).toBeNull()
  expect(right.querySelector('details')?.textContent).toContain('120')
  await hand()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    sign: 'one',
    number: 1,
    decisions: [
      {
        seat: 'student',
        command: { type: 'answer', attempt: 1, problem: 'reorderPoint', text: '42' },
      },
    ],
    endDay: 1,
  })
})

it('keeps what is typed when the call fails, and asks for an answer before an empty hand-in', async () => {
  const asked: string[] = []
  await openRun({
    [practice.practiceRun.path]: bench(),
    [practice.decideRun.path]: () => {
      asked.push('decide')
      throw new TypeError('Failed to fetch')
    },
  })
  await field()
  await hand()
  expect(asked).toEqual([])
  await userEvent.type(await field(), '42')
  await hand()
  await screen.findByText(/What you typed is kept/)
  expect((await field()).value).toBe('42')
})
