import { screen, waitFor } from '@testing-library/react'
import { accounts, courses, employment } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browseAs, cleanupPage, desktopAgent, renderPage } from '../../../testing/render-page.tsx'
import { paths } from '../../../app/paths.ts'
import { card, company, person } from '../testing/factories.ts'
import { CompanyPage } from './company-page.tsx'
import { EmploymentPage } from './employment-page.tsx'
import { JobMapPage } from './job-map-page.tsx'
import { MoreJobsPage } from './more-jobs-page.tsx'

function signIn() {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
}
beforeEach(() => browseAs(desktopAgent))
afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
})

const advert = {
  id: 'a',
  url: '/course',
  advertImage: null,
  title: 'Job fair',
  text: '',
  seed: 'a',
}
const course = { sign: 'tea', courseName: 'Tea for beginners', coverSeed: 'tea', coursePrice: 0 }
const intended = {
  positionId: 'wish',
  position: 'tester',
  positionName: 'Software tester',
  city: 'MY-14-01',
  cityName: 'Kuala Lumpur',
  nature: 2,
  posts: 3,
}

const answers = {
  [accounts.loginInfo.path]: person,
  [employment.employmentBanner.path]: [advert],
  [employment.rightSideBanner.path]: [{ ...advert, id: 'b', title: 'Write your resume' }],
  [employment.enterpriseRecommend.path]: [company],
  [employment.enterpriseRecruitmentList.path]: ({ signType }: { signType: string }) =>
    signType === '1'
      ? { list: [card({ title: 'Recommended job' })], total: 9 }
      : { list: [card({ positionId: 'two', title: 'Promoted job' })], total: 1 },
  [employment.intendedPositions.path]: [intended],
  [employment.collectedPositions.path]: {
    list: [card({ positionId: 'three', title: 'Collected job', state: 'ended' })],
    total: 1,
  },
  [courses.coursesByKind.path]: ({ courseKindId }: { courseKindId: string }) =>
    courseKindId === '4' ? [course] : [],
}

describe('the page of jobs', () => {
  const open = (more: object = {}) =>
    renderPage(<EmploymentPage />, {
      at: '/employment',
      path: '/employment',
      answers: { ...answers, ...more },
    })

  it("[JOB-005] lists of posts show the state of the reader's application if there is one", async () => {
    signIn()
    const list = [card({ title: 'Applied job' }), card({ positionId: 'two', title: 'Another job' })]
    const { positionId = '' } = list[0] ?? {}
    const more = {
      [employment.enterpriseRecruitmentList.path]: {
        list,
        total: 2,
        extend: { delivery: { [positionId]: 'shortlisted' } },
      },
    }
    await open(more)
    const rowOf = async (name: string) =>
      (await screen.findAllByRole('heading', { name }))[0]?.closest('li')?.textContent
    expect(await rowOf('Applied job')).toContain('Shortlisted')
    expect(await rowOf('Another job')).not.toContain('Shortlisted')
    cleanupPage()
    signIn()
    await renderPage(<MoreJobsPage />, {
      at: '/employment/more',
      path: paths.moreJobs,
      answers: { ...answers, ...more },
    })
    expect(await rowOf('Applied job')).toContain('Shortlisted')
    expect(await rowOf('Another job')).not.toContain('Shortlisted')
  })

  it('[JOB-003] [JOB-010] [JOB-015] [JOB-034] a visitor sees banners and recommended and promoted posts and companies, and no personal lists', async () => {
    const { asked } = await open()
    for (const name of ['Recommended job', 'Promoted job'])
      expect(await screen.findByRole('heading', { name })).toBeTruthy()
    expect(await screen.findByText('Job fair')).toBeTruthy()
    expect(await screen.findByText('Write your resume')).toBeTruthy()
    expect(await screen.findByText('2 open jobs')).toBeTruthy()
    const all = screen.getByRole('link', { name: 'All recommended jobs' })
    expect(all.getAttribute('href')).toBe('/employment/more?list=recommended')
    expect(asked).not.toContain(employment.intendedPositions.path)
    expect(asked).not.toContain(employment.collectedPositions.path)
  })

  it('[JOB-014] [JOB-034] [JOB-050] a student sees intentions with numbers, and saved posts with ended ones marked', async () => {
    signIn()
    await open()
    const wish = await screen.findByRole('link', { name: /Software tester/ })
    expect(wish.getAttribute('href')).toBe('/employment/more?list=intended&positionId=wish')
    expect(wish.textContent).toContain('3 jobs')
    expect(await screen.findByRole('heading', { name: 'Collected job' })).toBeTruthy()
    expect(screen.getByText('Ended')).toBeTruthy()
  })

  it('[JOB-014] leads a student without a job intention to the resume', async () => {
    signIn()
    await open({ [employment.intendedPositions.path]: [] })
    const link = await screen.findByRole('link', { name: 'Add a job intention' })
    expect(link.getAttribute('href')).toBe('/resume')
  })

  it('[JOB-029] lists courses of the kinds 4, 5 and 6 as beginner, intermediate and advanced', async () => {
    const { asked } = await open({
      [courses.coursesByKind.path]: ({ courseKindId }: { courseKindId: string }) => [
        { ...course, sign: courseKindId, courseName: `Course ${courseKindId}` },
      ],
    })
    for (const [level, kind] of [
      ['Beginner', '4'],
      ['Intermediate', '5'],
      ['Advanced', '6'],
    ] as const) {
      const part = await screen.findByRole('region', { name: level })
      await waitFor(() => expect(part.textContent).toContain(`Course ${kind}`))
    }
    expect(asked.filter((path) => path === courses.coursesByKind.path)).toHaveLength(3)
  })
})

describe('the full lists', () => {
  const open = (at: string, more: object = {}) =>
    renderPage(<MoreJobsPage />, {
      at,
      path: '/employment/more',
      answers: { ...answers, ...more },
    })

  it('[JOB-034] each list is shown completely, and personal ones ask a visitor to sign in', async () => {
    const promoted = await open('/employment/more?list=promoted')
    expect(await screen.findByRole('heading', { name: 'Promoted job' })).toBeTruthy()
    expect(promoted.asked).not.toContain(employment.collectedPositions.path)
    cleanupPage()
    const own = await open('/employment/more?list=collected')
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(own.asked).not.toContain(employment.collectedPositions.path)
  })

  it('[JOB-036] [JOB-085] shows the posts of the job intention that the address names', async () => {
    signIn()
    const seen: unknown[] = []
    await open('/employment/more?list=intended&positionId=wish', {
      [employment.enterpriseRecruitmentList.path]: (input: unknown) => {
        seen.push(input)
        return { list: [card({ title: 'Fitting job' })], total: 1 }
      },
    })
    expect(await screen.findByRole('heading', { name: 'Fitting job' })).toBeTruthy()
    expect(seen).toContainEqual({ page: '1', size: '10', signType: '1', positionId: 'wish' })
  })

  it('[JOB-019] an empty list of saved posts explains how to save one', async () => {
    signIn()
    await open('/employment/more?list=collected', {
      [employment.collectedPositions.path]: { list: [], total: 0 },
    })
    expect(await screen.findByText(/Press “Save this job”/)).toBeTruthy()
  })
})

it('[JOB-022] [JOB-023] the page of a company shows its details and its live posts', async () => {
  await renderPage(<CompanyPage />, {
    at: '/company/kedai',
    path: '/company/$sign',
    answers: {
      [employment.companyDetails.path]: company,
      [employment.companyPosts.path]: { list: [card({ title: 'Packer' })], total: 1 },
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Kedai Maju' })).toBeTruthy()
  expect(screen.getByText('E-commerce · 20 to 99 people · Kuala Lumpur')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Packer' })).toBeTruthy()
})

it('[JOB-131] the address of a merged company is replaced by that of its target, without an entry in the history', async () => {
  const asked: string[] = []
  const { router } = await renderPage(<CompanyPage />, {
    at: '/company/lama?page=2&from=mail',
    path: '/company/$sign',
    answers: {
      [employment.companyDetails.path]: ({ sign }: { sign: string }) => {
        asked.push(sign)
        return company
      },
      [employment.companyPosts.path]: { list: [card({ title: 'Packer' })], total: 11 },
    },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/company/kedai'))
  expect(router.state.location.search).toEqual({ page: '2', from: 'mail' })
  expect(router.history.length).toBe(1)
  expect(await screen.findByRole('heading', { level: 1, name: 'Kedai Maju' })).toBeTruthy()
  // The response for the old address is used for the new address too.
  expect(asked).toEqual(['lama'])
})

it('[JOB-013] [JOB-030] the map lists verified companies, 16 on a page, each with a link to an open map', async () => {
  const seen: unknown[] = []
  await renderPage(<JobMapPage />, {
    at: '/employment/map',
    path: '/employment/map',
    answers: {
      [employment.enterpriseInfoList.path]: (input: unknown) => {
        seen.push(input)
        return { list: [company], total: 1 }
      },
    },
  })
  const map = await screen.findByRole('link', { name: /See it on the map/ })
  expect(map.getAttribute('href')).toContain('12+Jalan+Ampang')
  expect(seen).toContainEqual({ page: 1, size: 16, isJoinEnterprise: 1 })
})
