import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { accounts, employment, type PostsFound } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  browseAs,
  cleanupPage,
  desktopAgent,
  phoneAgent,
  renderPage,
} from '../../../testing/render-page.tsx'
import { SavedSearches } from '../saved/saved-searches.tsx'
import { card, person } from '../testing/factories.ts'
import { JobSearchPage } from './job-search-page.tsx'

beforeEach(() => browseAs(desktopAgent))
afterEach(() => {
  browseAs(desktopAgent)
  cleanupPage()
})

const found = (fields: Partial<PostsFound> = {}): PostsFound => ({
  list: [card({ title: 'Shop operator' })],
  total: 1,
  more: false,
  otherCurrencies: 0,
  facets: {
    cities: [
      { code: 'MY', name: 'Malaysia', count: 7 },
      { code: 'MY-12', name: 'Selangor', count: 5 },
      { code: 'MY-12-02', name: 'Petaling Jaya', count: 5 },
      { code: 'SG', name: 'Singapore', count: 2 },
    ],
    positions: [{ code: 'shopOperator', name: 'E-commerce operator', count: 6 }],
    industries: Array.from({ length: 10 }, (_, at) => ({
      code: `i${at}`,
      name: `Industry ${at}`,
      count: 10 - at,
    })),
    natures: [
      { code: '1', name: 'Internship', count: 3 },
      { code: '2', name: 'Full-time', count: 6 },
      { code: '3', name: 'Internship or full-time', count: 1 },
    ],
    degrees: [{ code: '5', name: 'Bachelor', count: 4 }],
    remote: 2,
  },
  ...fields,
})

const path = '/employment/serachDetails'

async function open(query: string, answer: unknown = found()) {
  const inputs: Record<string, unknown>[] = []
  const scene = await renderPage(<JobSearchPage />, {
    at: `${path}${query}`,
    path,
    answers: {
      [employment.searchPost.path]: (input: Record<string, unknown>) => {
        inputs.push(input)
        return typeof answer === 'function'
          ? (answer as (input: unknown) => unknown)(input)
          : answer
      },
    },
  })
  return { ...scene, inputs }
}

const box = () => screen.getByRole('searchbox')
const link = (name: RegExp | string) => screen.findByRole('link', { name })
const hrefOf = async (name: RegExp | string) => (await link(name)).getAttribute('href')

describe('the page of job search results', () => {
  it.each([
    ['C++ & C#', '?content=C%2B%2B%20%26%20C%23'],
    ['100%25', '?content=100%2525'],
    ['电商 运营', `?content=${encodeURIComponent('电商 运营')}`],
  ])('[FRM-055] [JOB-008] searches for "%s", decoded once', async (content, query) => {
    const { inputs } = await open(query)
    expect(await screen.findByRole('heading', { name: 'Shop operator' })).toBeTruthy()
    expect(inputs).toEqual([{ content, page: '1', size: '10' }])
    expect(box()).toHaveProperty('value', content)
  })

  it('[JOB-087] requests the filter of the address and ignores unknown values', async () => {
    const { inputs } = await open(
      '?content=shop&city=MY-12&position=seo&industry=i1&nature=1&degree=5&salaryBand=2&currency=CNY&remote=1&postedWithin=7&sort=newest&page=1',
    )
    await screen.findByRole('heading', { name: 'Shop operator' })
    expect(inputs[0]).toEqual({
      content: 'shop',
      city: 'MY-12',
      position: 'seo',
      industry: 'i1',
      nature: '1',
      degree: '5',
      salaryBand: '2',
      currency: 'CNY',
      remote: '1',
      postedWithin: '7',
      sort: 'newest',
      page: '1',
      size: '10',
    })
    cleanupPage()
    const wrong = await open(
      '?nature=9&degree=x&salaryBand=-1&currency=EUR&remote=yes&postedWithin=4&sort=price&city=<b>&page=0',
    )
    await waitFor(() => expect(wrong.inputs).toEqual([{ page: '1', size: '10' }]))
  })

  it('[JOB-080] [JOB-087] links each choice with its number, and keeps the other filters', async () => {
    await open('?content=shop&page=2', found({ total: 12 }))
    expect(await hrefOf(/^Malaysia\s*7$/)).toBe(`${path}?content=shop&city=MY`)
    expect(screen.queryByRole('link', { name: /Selangor/ })).toBeNull()
    const remote = screen.getByRole('checkbox', { name: /^Remote\s*2$/ })
    expect(remote.getAttribute('href')).toBe(`${path}?content=shop&remote=1`)
    expect(await hrefOf(/^Full-time\s*6$/)).toBe(`${path}?content=shop&nature=2`)
    expect(await hrefOf(/^E-commerce operator\s*6$/)).toBe(
      `${path}?content=shop&position=shopOperator`,
    )
    expect(await hrefOf(/^Up to Bachelor\s*4$/)).toBe(`${path}?content=shop&degree=5`)
    expect(await hrefOf('In the last 7 days')).toBe(`${path}?content=shop&postedWithin=7`)
    expect(screen.queryByRole('link', { name: /Industry 9/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show all 10' }))
    expect(await hrefOf(/^Industry 9\s*1$/)).toBe(`${path}?content=shop&industry=i9`)
  })

  it('[JOB-087] expands the regions around the chosen place, and the back button restores the previous ones', async () => {
    const { router, inputs } = await open('')
    fireEvent.click(await link(/^Malaysia/))
    fireEvent.click(await link(/^Selangor\s*5$/))
    expect(await hrefOf(/^Petaling Jaya\s*5$/)).toBe(`${path}?city=MY-12-02`)
    expect(inputs.at(-1)).toMatchObject({ city: 'MY-12' })
    router.history.back()
    await waitFor(() => expect(router.state.location.href).toBe(`${path}?city=MY`))
    const [pill] = await screen.findAllByRole('button', { name: 'Remove Malaysia' })
    fireEvent.click(pill!)
    await waitFor(() => expect(router.state.location.href).toBe(path))
  })

  it('[JOB-009] [JOB-052] filters by a salary range in one currency and says how many jobs in others are excluded', async () => {
    const { router } = await open('', ({ salaryBand }: { salaryBand?: string }) =>
      found(salaryBand ? { otherCurrencies: 3 } : {}),
    )
    await screen.findByText('1 job')
    expect(screen.queryByText(/not in MYR/)).toBeNull()
    fireEvent.change(await screen.findByRole('combobox', { name: 'Salary a month' }), {
      target: { value: '2' },
    })
    expect(await screen.findByText(/^3 more jobs match.*not in MYR/)).toBeTruthy()
    fireEvent.change(screen.getByRole('combobox', { name: 'Currency of the salary' }), {
      target: { value: 'SGD' },
    })
    await waitFor(() =>
      expect(router.state.location.href).toBe(`${path}?salaryBand=2&currency=SGD`),
    )
    expect(await screen.findByText(/not in SGD, so/)).toBeTruthy()
  })

  it('[JOB-080] says when there are more results than were counted', async () => {
    await open('', found({ total: 500, more: true }))
    expect(await screen.findByText('More than 500 jobs')).toBeTruthy()
  })

  it('[JOB-081] sorts by relevance or newest first', async () => {
    const { router } = await open('?content=shop')
    const sort = await screen.findByRole('combobox', { name: 'Order' })
    fireEvent.change(sort, { target: { value: 'newest' } })
    await waitFor(() => expect(router.state.location.href).toBe(`${path}?content=shop&sort=newest`))
  })

  it('[JOB-075] refuses a text of more than 200 characters beside the field, without a request', async () => {
    const { router, asked } = await open(`?content=${'a'.repeat(201)}`)
    expect(await screen.findAllByText('At most 200 characters.')).toHaveLength(2)
    expect(box().getAttribute('aria-invalid')).toBe('true')
    expect(asked).not.toContain(employment.searchPost.path)
    fireEvent.change(box(), { target: { value: 'b'.repeat(201) } })
    fireEvent.submit(box())
    expect(screen.getAllByText('At most 200 characters.')).toHaveLength(2)
    fireEvent.change(box(), { target: { value: 'b'.repeat(200) } })
    fireEvent.submit(box())
    await waitFor(() => expect(router.state.location.search).toEqual({ content: 'b'.repeat(200) }))
  })

  it('[JOB-076] says that punctuation alone finds nothing', async () => {
    const { asked } = await open('?content=%21%3F')
    expect(await screen.findAllByText(/^Symbols alone find nothing/)).toHaveLength(2)
    expect(asked).not.toContain(employment.searchPost.path)
  })

  it('[JOB-087] offers to clear a search without results, and says if the school has no open jobs', async () => {
    const none = found({ list: [], total: 0 })
    const { router } = await open('?content=xyz&remote=1', none)
    expect(await screen.findByText('No job matches')).toBeTruthy()
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear all' })[0]!)
    await waitFor(() => expect(router.state.location.href).toBe(path))
    expect(await screen.findByText('No jobs are open now')).toBeTruthy()
  })

  it('[JOB-087] turns pages, with the page in the address', async () => {
    await open('?content=shop&page=2', found({ total: 25 }))
    const pager = await screen.findByRole('navigation', { name: /page/i })
    const third = pager.querySelector('a[href$="page=3"]')
    expect(third?.getAttribute('href')).toBe(`${path}?content=shop&page=3`)
  })

  it('[JOB-087] offers to retry when the server cannot be reached', async () => {
    let isOffline = true
    await open('', () => {
      if (isOffline) throw new TypeError('offline')
      return found()
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isOffline = false
    fireEvent.click(again)
    expect(await screen.findByRole('heading', { name: 'Shop operator' })).toBeTruthy()
  })

  it('[JOB-087] has the filters of a phone in a sheet, which closes after a choice', async () => {
    browseAs(phoneAgent)
    const { router } = await open('?remote=1')
    fireEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }))
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    fireEvent.click(within(sheet).getByRole('link', { name: /^Full-time/ }))
    await waitFor(() => expect(router.state.location.href).toBe(`${path}?remote=1&nature=2`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a saved search', () => {
  beforeEach(() => {
    document.cookie = 'isLogin=1; path=/'
    sessionStore.look()
  })
  afterEach(() => {
    document.cookie = 'isLogin=; path=/; max-age=0'
  })

  it('[JOB-110] stores text and filters once, under a name made from them', async () => {
    const saved: unknown[] = []
    const search = {
      content: 'shop',
      city: 'MY-12',
      nature: 1,
      degree: 0,
      salaryBand: 0,
      remote: 0,
    }
    await renderPage(<JobSearchPage />, {
      at: `${path}?content=Shop&city=MY-12&nature=1&postedWithin=7&page=1`,
      path,
      answers: {
        [accounts.loginInfo.path]: person,
        [employment.searchPost.path]: found(),
        [employment.savedSearches.path]: () =>
          saved.map(() => ({
            sign: 's',
            name: 'a',
            on: true,
            createdAt: '',
            search: { ...search, industry: '', position: '', currency: 'MYR' },
          })),
        [employment.saveSearch.path]: (input: unknown) => {
          saved.push(input)
          return {}
        },
      },
    })
    const button = await screen.findByRole('button', { name: 'Save this search' })
    await screen.findByRole('heading', { name: 'Shop operator' })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    fireEvent.click(button)
    expect(await screen.findByRole('button', { name: 'Search saved' })).toHaveProperty(
      'disabled',
      true,
    )
    expect(saved).toEqual([{ ...search, content: 'Shop', name: '“Shop” · Selangor · Internship' }])
  })

  it('[JOB-111] is listed on the job page, and can be opened, switched off and removed', async () => {
    const acts: unknown[] = []
    await renderPage(<SavedSearches />, {
      at: '/employment',
      answers: {
        [accounts.loginInfo.path]: person,
        [employment.savedSearches.path]: [
          {
            sign: 's',
            name: 'Shops in Selangor',
            on: true,
            createdAt: '',
            search: {
              content: 'C++',
              city: 'MY-12',
              industry: '',
              position: '',
              nature: 0,
              degree: 5,
              salaryBand: 0,
              currency: 'MYR',
              remote: 1,
            },
          },
        ],
        [employment.switchSavedSearch.path]: (input: unknown) => void acts.push(input),
        [employment.removeSavedSearch.path]: (input: unknown) => void acts.push(input),
      },
    })
    expect(await hrefOf('Shops in Selangor')).toBe(
      `${path}?content=C%2B%2B&city=MY-12&degree=5&remote=1&sort=newest`,
    )
    fireEvent.click(screen.getByRole('switch', { name: /Shops in Selangor/ }))
    await waitFor(() => expect(acts).toEqual([{ sign: 's', on: false }]))
    const remove = screen.getByRole('button', { name: 'Remove Shops in Selangor' })
    await waitFor(() => expect(remove).toHaveProperty('disabled', false))
    fireEvent.click(remove)
    await waitFor(() => expect(acts).toHaveLength(2))
  })
})
