import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { evaluations } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { peerTask } from '../testing/factories.ts'
import { leavePage, openPage, refusal } from '../testing/open-page.tsx'
import { PeerPage } from './peer-page.tsx'

afterEach(() => {
  leavePage()
  localStorage.clear()
})

const openPeer = (answers: object = {}, task: unknown = peerTask()) =>
  openPage(<PeerPage />, {
    at: '/criticizes-system/peer/peer-1',
    path: '/criticizes-system/peer/$sign',
    answers: {
      [evaluations.peerTask.path]: task,
      [evaluations.peerTasks.path]: [],
      ...answers,
    },
  })

const choose = async (criterion: string, level: RegExp) => {
  const group = await screen.findByRole('radiogroup', { name: new RegExp(criterion) })
  fireEvent.click(within(group).getByRole('radio', { name: level }))
}
const send = (name = 'Send ratings') => screen.getByRole('button', { name })

it('the work is shown anonymously: points, unrated criteria, answers and missing answers', async () => {
  await openPeer()
  await screen.findByText(/20 of 35 points/)
  expect(screen.getByText(/not yet rated/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'What did you learn?' })).toBeTruthy()
  expect(screen.getByText('Order calmly')).toBeTruthy()
  expect(screen.getByText('No answer was given.')).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(6)
})

it('[PRC-122] all criteria are rated at once, the ratings survive a lost network and can be changed until the release', async () => {
  const sent: unknown[] = []
  const rated = peerTask({
    isDone: true,
    criteria: peerTask().criteria.map((one) => ({ ...one, own: { level: 2, comment: 'Clear' } })),
  })
  const wrong = { fields: { 'ratings.1.comment': 'Too long for us.' } }
  const answers = [() => refusal(-2, 400, wrong), () => rated, () => rated]
  const opened = {
    [evaluations.ratePeer.path]: (input: unknown) => {
      sent.push(input)
      return answers[sent.length - 1]?.()
    },
  }
  await openPeer()
  await choose('Planning', /Able/)
  const [comment] = screen.getAllByRole('textbox', { name: 'Comment' })
  if (comment) fireEvent.change(comment, { target: { value: 'Good' } })
  fireEvent.click(send())
  expect(await screen.findByText('Choose a level.')).toBeTruthy()
  await choose('Clarity', /Excellent/)
  fireEvent.click(send())
  expect(await screen.findByRole('alert')).toBeTruthy()
  cleanup()

  await openPeer(opened)
  expect(await screen.findByDisplayValue('Good')).toBeTruthy()
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
  fireEvent.click(send())
  expect(await screen.findByText('Too long for us.')).toBeTruthy()
  const wrongs = screen
    .getAllByRole('textbox')
    .map((field) => field.getAttribute('aria-invalid') === 'true')
  expect(wrongs).toEqual([false, true])

  fireEvent.click(send())
  fireEvent.click(send())
  await screen.findByRole('button', { name: 'Send changed ratings' })
  const ratings = [
    { key: 'plan.1', level: 1, comment: 'Good' },
    { key: 'team', level: 2, comment: '' },
  ]
  expect(sent.slice(1)).toEqual([{ sign: 'peer-1', ratings }])
  await choose('Planning', /Beginning/)
  fireEvent.click(send('Send changed ratings'))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[2]).toMatchObject({ ratings: [{ level: 0 }, { level: 2, comment: 'Clear' }] })
  cleanup()

  await openPeer({}, { ...rated, mayRate: false })
  expect(
    await screen.findByText(/can no longer be rated: its result has been released/),
  ).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('a work that can no longer be rated says why, and shows the given rating', async () => {
  const [first, second] = peerTask().criteria
  const criteria = [
    { ...first, own: { level: 1, comment: 'Was clear' } },
    { ...second, own: null },
  ]
  await openPeer({}, peerTask({ mayRate: false, criteria: criteria as never }))
  expect(
    await screen.findByText(/can no longer be rated: its result has been released/),
  ).toBeTruthy()
  expect(screen.getByText('Was clear')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('a release while ratings are typed is reported, and the ratings are kept', async () => {
  const no = { refusal: 'alreadyDone', reason: 'ratingOver' }
  await openPeer({ [evaluations.ratePeer.path]: () => refusal(-4, 409, no) })
  await choose('Planning', /Able/)
  await choose('Clarity', /Able/)
  fireEvent.click(send())
  expect(await screen.findByText(/so it can no longer be rated/)).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2))
})
