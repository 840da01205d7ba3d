import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { accounts, employment, skills } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  browseAs,
  cleanupPage,
  desktopAgent,
  phoneAgent,
  renderPage,
} from '../../../testing/render-page.tsx'
import { JobSearchPage } from '../pages/job-search-page.tsx'
import { card, person } from '../testing/factories.ts'

const path = '/employment/serachDetails'
const facets = { cities: [], positions: [], industries: [], natures: [], degrees: [], remote: 0 }
const found = {
  list: [card({ title: 'Shop operator' })],
  total: 1,
  more: false,
  otherCurrencies: 0,
  facets,
}
const own = { ...found, list: [{ ...card({ title: 'My job' }), score: 82 }], isResumeEnough: true }

beforeEach(() => browseAs(desktopAgent))
afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  sessionStore.look()
  browseAs(desktopAgent)
  cleanupPage()
})

async function open(query: string, answer: object = own) {
  const inputs: [string, unknown][] = []
  const answers = (name: string, data: object) => (input: unknown) => {
    inputs.push([name, input])
    return data
  }
  const scene = await renderPage(<JobSearchPage />, {
    at: `${path}${query}`,
    path,
    answers: {
      [accounts.loginInfo.path]: person,
      [employment.savedSearches.path]: [],
      [employment.searchPost.path]: answers('everybody', found),
      [skills.searchMatching.path]: answers('person', answer),
    },
  })
  return { ...scene, inputs }
}

function signIn() {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
}

describe('jobs that match a person', () => {
  it('[JOB-113] [JOB-114] are requested with the filters of the address, and each shows its match', async () => {
    signIn()
    const { inputs } = await open('?content=shop&meets=1&sort=match')
    expect(await screen.findByRole('heading', { name: 'My job' })).toBeTruthy()
    expect(screen.getByText('Match 82 of 100')).toBeTruthy()
    expect(inputs).toEqual([
      ['person', { content: 'shop', meets: '1', sort: 'match', page: '1', size: '10' }],
    ])
    const box = await screen.findByRole('checkbox', { name: 'I meet the requirements' })
    expect(box.getAttribute('aria-checked')).toBe('true')
    expect(box.getAttribute('href')).toBe(`${path}?content=shop&sort=match`)
    expect(screen.getByText(/^You have every skill the job names/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove I meet the requirements' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Complete your resume' })).toBeNull()
  })

  it('[JOB-113] [JOB-114] can be chosen as a filter and as an order', async () => {
    signIn()
    const { router } = await open('')
    await screen.findByRole('heading', { name: 'Shop operator' })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'I meet the requirements' }))
    await waitFor(() => expect(router.state.location.href).toBe(`${path}?meets=1`))
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), {
      target: { value: 'match' },
    })
    await waitFor(() => expect(router.state.location.href).toBe(`${path}?meets=1&sort=match`))
  })

  it('[JOB-114] say that only the newest are sorted if there are more than are counted', async () => {
    signIn()
    await open('?sort=match', { ...own, total: 500, more: true })
    expect(await screen.findByText(/^The newest 500 jobs are in this order/)).toBeTruthy()
  })

  it('[JOB-115] link to a resume with too little data, and show all jobs without a number', async () => {
    signIn()
    const list = [{ ...card({ title: 'Shop operator' }), score: null }]
    await open('?meets=1', { ...own, list, isResumeEnough: false })
    expect(await screen.findByText(/^Your resume has too little information/)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Complete your resume' })
    expect(link.getAttribute('href')).toBe('/resume')
    expect(screen.getByRole('heading', { name: 'Shop operator' })).toBeTruthy()
    expect(screen.queryByText(/Match .* of 100/)).toBeNull()
  })

  it('[JOB-115] are the usual search for a visitor, with a link to sign in', async () => {
    const { inputs } = await open('?content=shop&meets=1&sort=match')
    expect(await screen.findByText('Sign in to see jobs that fit your resume.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(inputs).toEqual([['everybody', { content: 'shop', page: '1', size: '10' }]])
  })

  it('[JOB-110] [JOB-113] are not part of a saved search', async () => {
    signIn()
    await open('?meets=1')
    await screen.findByRole('heading', { name: 'My job' })
    expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
  })

  it('[JOB-113] can be chosen in the sheet of a phone', async () => {
    browseAs(phoneAgent)
    signIn()
    await open('')
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    const box = within(sheet).getByRole('checkbox', { name: 'I meet the requirements' })
    expect(box.getAttribute('href')).toBe(`${path}?meets=1`)
  })
})
