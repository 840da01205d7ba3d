import { act, screen, waitFor } from '@testing-library/react'
import { accounts, employment, type PostCard } from '@titian/contract'
import { sessionStore } from '@titian/site'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  browseAs,
  cleanupPage,
  desktopAgent,
  phoneAgent,
  renderPage,
} from '../../../testing/render-page.tsx'
import { paths } from '../../../app/paths.ts'
import { card, company, person } from '../testing/factories.ts'
import { CompanyPage } from './company-page.tsx'
import { EmploymentPage } from './employment-page.tsx'
import { JobSearchPage } from './job-search-page.tsx'
import { MoreJobsPage } from './more-jobs-page.tsx'

function signIn() {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
}
beforeEach(() => browseAs(desktopAgent))
afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  browseAs(desktopAgent)
  cleanupPage()
})

const facets = { cities: [], positions: [], industries: [], natures: [], degrees: [], remote: 0 }
const posts = Array.from({ length: 25 }, (_, at) =>
  card({ positionId: `post-${at}`, title: `Job ${at}` }),
)
const pageOf = ({ page, size }: { page: string | number; size: string | number }) => ({
  list: posts.slice((Number(page) - 1) * Number(size), Number(page) * Number(size)),
  total: posts.length,
  more: false,
  otherCurrencies: 0,
  facets,
})

async function open(page: ReactNode, at: string, path: string, more: object = {}) {
  const questions: string[][] = []
  const scene = await renderPage(page, {
    at,
    path,
    answers: {
      [accounts.loginInfo.path]: person,
      [employment.searchPost.path]: pageOf,
      [employment.collectedPositions.path]: pageOf,
      [employment.companyPosts.path]: pageOf,
      [employment.companyDetails.path]: company,
      [employment.deliveryOfPosts.path]: ({ positionIds }: { positionIds: string[] }) => {
        questions.push(positionIds)
        return { extend: { delivery: { 'post-1': 'interview' } } }
      },
      ...more,
    },
  })
  return { ...scene, questions }
}

const invited = 'Invited to an interview'
const signsOf = (rows: PostCard[]) => rows.map(({ positionId }) => positionId)
const rowOf = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('li')?.textContent
const search = () => open(<JobSearchPage />, paths.jobSearch, paths.jobSearch)

describe('the states of applications in public lists', () => {
  it.each([
    ['the search', JobSearchPage, paths.jobSearch, paths.jobSearch, 10],
    ['a company', CompanyPage, '/company/kedai', paths.company, 10],
    ['the collection', MoreJobsPage, '/employment/more?list=collected', paths.moreJobs, 10],
    ['the page of jobs', EmploymentPage, '/employment', paths.employment, 3],
  ] as const)(
    '[JOB-005] show a student the state of the application to each post in %s, asked once for the page',
    async (_, Page, at, path, size) => {
      signIn()
      const { questions } = await open(<Page />, at, path)
      await waitFor(async () => expect(await rowOf('Job 1')).toContain(invited))
      expect(await rowOf('Job 2')).not.toContain(invited)
      expect(questions).toEqual([signsOf(posts.slice(0, size))])
    },
  )

  it('[JOB-005] are not requested for a visitor', async () => {
    const { asked } = await search()
    expect(await rowOf('Job 1')).toBeTruthy()
    expect(asked).not.toContain(employment.deliveryOfPosts.path)
  })

  it('[JOB-005] are missing without harm when they cannot be loaded', async () => {
    signIn()
    const { asked } = await open(<JobSearchPage />, paths.jobSearch, paths.jobSearch, {
      [employment.deliveryOfPosts.path]: () => {
        throw new TypeError('offline')
      },
    })
    expect(await rowOf('Job 1')).toBeTruthy()
    await waitFor(() => expect(asked).toContain(employment.deliveryOfPosts.path))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await rowOf('Job 1')).toBeTruthy()
  })

  it('[JOB-005] are requested on a phone only for the page that was added', async () => {
    browseAs(phoneAgent)
    signIn()
    const { questions, router } = await search()
    await waitFor(() => expect(questions).toEqual([signsOf(posts.slice(0, 10))]))
    await act(() => router.navigate({ to: paths.jobSearch, search: { page: '2' } } as never))
    await waitFor(() =>
      expect(questions).toEqual([signsOf(posts.slice(0, 10)), signsOf(posts.slice(10, 20))]),
    )
    await waitFor(async () => expect(await rowOf('Job 11')).toBeTruthy())
    expect(await rowOf('Job 1')).toContain(invited)
  })
})
