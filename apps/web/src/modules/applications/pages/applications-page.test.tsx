import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applications, deliveryStates, type Language } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { ApplicationState } from '../parts/application-state.tsx'
import { card, post } from '../testing/factories.ts'
import { ApplicationsPage } from './applications-page.tsx'

afterEach(() => {
  cleanupPage()
  document.body.innerHTML = ''
})

const rows = [
  card({
    sign: 'offer',
    state: 'offered',
    next: 'answerOffer',
    changedAt: '2026-11-24T08:00:00.000Z',
  }),
  card({
    sign: 'invited',
    state: 'interview',
    next: 'prepare',
    post: post({ title: 'Data clerk' }),
    interview: { at: '2026-12-01T09:30:00.000Z', place: 'https://meet.example/abc' },
  }),
  card({ sign: 'lost', post: post({ title: 'Packer' }), mail: 'failed' }),
  card({ sign: 'silent', post: post({ title: 'Writer' }), state: 'no_response' }),
]
const userJob = {
  sent: 14,
  collected: 0,
  toDo: 2,
  waiting: 9,
  ended: 3,
  sentList: rows,
  collectedList: [],
}

interface Scene {
  at?: string
  language?: Language
  list?: typeof rows
  total?: number
}

const asked: unknown[] = []
async function open({ at = '/applications', language = 'en', list = rows, total }: Scene = {}) {
  asked.length = 0
  return renderPage(<ApplicationsPage />, {
    at,
    path: paths.applications,
    language,
    answers: {
      [applications.userJob.path]: userJob,
      [applications.sentEmails.path]: (input: unknown) => {
        asked.push(input)
        return { list, total: total ?? list.length }
      },
    },
  })
}
const rowOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('a') ?? document.body)

it('[JOB-105] the groups are shown with counts, and each application with state and next step', async () => {
  await open()
  for (const name of [/^All\s*14$/, /^To do\s*2$/, /^Waiting\s*9$/, /^Ended\s*3$/])
    expect(await screen.findByRole('tab', { name })).toBeTruthy()
  const offer = await rowOf('Shop operator')
  expect(offer.getByText('Offer received')).toBeTruthy()
  expect(offer.getByText('Answer the offer.')).toBeTruthy()
  expect(offer.getByText('Kedai Maju')).toBeTruthy()
  const invited = await rowOf('Data clerk')
  expect(invited.getByText('Prepare for your interview.')).toBeTruthy()
  expect(invited.getByText(/^Interview: 1 Dec 2026, \d\d:30 \(/)).toBeTruthy()
  expect((await rowOf('Packer')).getByText(/could not be reached by e-mail/)).toBeTruthy()
  expect((await rowOf('Writer')).getByText(/not answered for 30 days/)).toBeTruthy()
})

it('[JOB-105] choosing a group lists it and stores it in the address', async () => {
  const { router } = await open({ at: '/applications?page=2', total: 14 })
  await userEvent.click(await screen.findByRole('tab', { name: /^To do/ }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ group: 'toDo', page: '1' }))
  expect(router.state.location.search).toEqual({ group: 'toDo' })
})

it('[JOB-018] the page of the address is shown', async () => {
  await open({ at: '/applications?page=2', total: 14 })
  await screen.findByRole('heading', { name: 'Packer' })
  expect(asked[0]).toMatchObject({ page: '2', size: '10', group: 'all' })
})

it.each([
  ['/applications', 'You have not applied for a job yet', 'Find a job', '/employment'],
  ['/applications?group=toDo', 'Nothing to do now', 'Show all applications', '/applications'],
  [
    '/applications?group=ended',
    'No application has ended',
    'Show all applications',
    '/applications',
  ],
])('says at %s that nothing is there, with a way on', async (at, words, name, href) => {
  await open({ at, list: [] })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

it.each(['en', 'zh', 'my'] as const)(
  '[JOB-040] each of the twelve states has its own text in %s',
  async (language) => {
    await renderPage(
      <ul>
        {deliveryStates.map((state) => (
          <li key={state}>
            <ApplicationState state={state} />
          </li>
        ))}
      </ul>,
      { language },
    )
    const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(texts).toHaveLength(12)
    expect(new Set(texts).size).toBe(12)
    for (const text of texts) expect(text).not.toMatch(/^$|state\./)
    if (language === 'zh') for (const text of texts) expect(text).toMatch(/\p{Script=Han}/u)
  },
)
