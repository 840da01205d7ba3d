import {
  type CompanyDetail,
  employment,
  foundPostsOfPage,
  type FullTexts,
  narrowing,
  type PostDetail,
  type PostFilter,
  postFilterWords,
  type PostsFound,
  punctuationOf,
  readPostFilter,
  searchFaultOf,
  visitorSearch,
} from '@titian/contract'
import { firstCall, type FirstAnswer } from './first-data.ts'
import { listPager, pagesAbove, type PublicPage } from './public-page.ts'
import { jobPosting } from './search-engines/job-posting.ts'
import { readListPage } from './search-engines/list-words.ts'
import {
  companyAddress,
  homeAddress,
  jobAddress,
  jobsAddress,
  jobSearchAddress,
} from './search-engines/page-paths.ts'
import type { PageView } from './search-engines/page-view.ts'
import { breadcrumbs, itemListOf } from './search-engines/structured-data.ts'
import { summaryOf } from './search-engines/summary.ts'

const home: FullTexts = { en: 'Home', zh: '首页', my: 'Laman utama' }
const title: FullTexts = { en: 'Jobs', zh: '招聘', my: 'Kerjaya' }
const description: FullTexts = {
  en: 'Jobs and internships at companies that know this school.',
  zh: '与本校合作的公司发布的岗位与实习。',
  my: 'Jawatan kosong dan latihan industri di syarikat yang mengenali sekolah ini.',
}

const steps = ({ language }: PageView) => [
  { name: home[language], address: homeAddress },
  { name: title[language], address: jobsAddress },
]

const noun = 'employment'
const few = { page: 1, size: 6 }

/** JOB-003, JOB-034: the page of jobs as visitors see it. */
const employmentPage: PublicPage = {
  pattern: /^\/employment\/?$/,
  source: 'src/modules/employment/pages/public-pages.ts',
  noun,
  drawn: true,
  words: [],
  calls: () => [
    firstCall(employment.employmentBanner, {}),
    firstCall(employment.enterpriseRecruitmentList, { ...few, signType: 1 }),
    firstCall(employment.enterpriseRecruitmentList, { ...few, signType: 2 }),
    firstCall(employment.enterpriseRecommend, {}),
    firstCall(employment.rightSideBanner, {}),
  ],
  title,
  description,
  address: () => jobsAddress,
  things: (view) => [breadcrumbs(view, steps(view))],
}

const jobOf = (answers: FirstAnswer[]) => answers[0]?.data as PostDetail | undefined

/** JOB-020, JOB-086: search engines list a post until it ends. */
const jobPage: PublicPage = {
  pattern: /^\/job\/([\w-]+)\/?$/,
  source: 'src/modules/employment/pages/public-pages.ts',
  noun,
  drawn: true,
  words: [],
  calls: (positionId) => [firstCall(employment.jobDetails, { positionId })],
  title,
  description,
  about(answers, language) {
    const job = jobOf(answers)
    return (
      job && {
        title: `${job.title}${punctuationOf(language).comma}${job.company.name}`,
        description: summaryOf(job.description),
      }
    )
  },
  address({ answers }) {
    const job = jobOf(answers)
    return job?.state === 'live' ? jobAddress(job.positionId) : undefined
  },
  things(view) {
    const job = jobOf(view.answers)
    if (!job) return []
    const posting = jobPosting(view, job)
    const own = { name: job.title, address: jobAddress(job.positionId) }
    return [...(posting ? [posting] : []), breadcrumbs(view, [...steps(view), own])]
  },
}

const companyOf = (answers: FirstAnswer[]) => answers[0]?.data as CompanyDetail | undefined

/** JOB-022, JOB-023: the page of a company with its posts. */
const companyPage: PublicPage = {
  pattern: /^\/company\/([\w-]+)\/?$/,
  source: 'src/modules/employment/pages/public-pages.ts',
  wide: [listPager],
  noun,
  drawn: true,
  words: ['page'],
  calls: (sign, query) => [
    firstCall(employment.companyDetails, { sign }),
    firstCall(employment.companyPosts, { sign, page: readListPage(query), size: 10 }),
  ],
  title,
  description,
  about(answers) {
    const company = companyOf(answers)
    return company && { title: company.name, description: summaryOf(company.introduction) }
  },
  // JOB-131: returns the address of the remaining company when this company was merged into it.
  moved(sign, answers) {
    const company = companyOf(answers)
    return company && company.sign !== sign ? companyAddress(company.sign) : undefined
  },
  address({ answers }) {
    const company = companyOf(answers)
    return company && companyAddress(company.sign)
  },
  things(view) {
    const company = companyOf(view.answers)
    if (!company) return []
    const own = { name: company.name, address: companyAddress(company.sign) }
    return [breadcrumbs(view, [...steps(view), own])]
  },
}

/** JOB-013, JOB-030: the page of companies and their addresses; search engines do not list it. */
const mapPage: PublicPage = {
  pattern: /^\/employment\/map\/?$/,
  source: 'src/modules/employment/pages/public-pages.ts',
  wide: [listPager],
  noun,
  drawn: true,
  words: ['page'],
  calls: (_group, query) => [
    firstCall(employment.enterpriseInfoList, {
      page: readListPage(query),
      size: 16,
      isJoinEnterprise: 1,
    }),
  ],
  title: {
    en: 'Companies and where they are',
    zh: '公司与地址',
    my: 'Syarikat dan lokasinya',
  },
  description,
}

/** Further lists of jobs. Half of them are personal, so the server does not render the page. */
const morePage: PublicPage = {
  pattern: /^\/employment\/more\/?$/,
  source: 'src/modules/employment/pages/public-pages.ts',
  noun,
  calls: () => [],
  title,
  description,
}

/**
 * Reads the filter of the address. When a parameter is repeated, the last one counts, as in the
 * browser.
 */
function filterOf(query: URLSearchParams): PostFilter {
  return readPostFilter(
    Object.fromEntries(postFilterWords.map((word) => [word, query.getAll(word).at(-1)])),
  )
}
const postsOf = (answers: FirstAnswer[]) => (answers[0]?.data as PostsFound | undefined)?.list ?? []

/**
 * FRM-055, JOB-116: the search page for visitors; search engines must not list individual searches.
 */
const searchPage: PublicPage = {
  pattern: /^\/employment\/serachDetails\/?$/,
  source: 'src/modules/employment/pages/public-pages.ts',
  wide: ['src/modules/employment/search/search-filters.tsx', listPager],
  noun,
  drawn: true,
  words: [...postFilterWords, 'page'],
  calls(_group, query, device) {
    const filter = filterOf(query)
    if (searchFaultOf(filter.content ?? '')) return []
    const page = readListPage(query)
    const ofPage = (one: number) =>
      firstCall(employment.searchPost, { ...visitorSearch(filter, one) })
    const above = device === 'mobile' ? pagesAbove(page) : 0
    return [ofPage(page), ...Array.from({ length: above }, (_, index) => ofPage(index + 1))]
  },
  title: { en: 'Job search', zh: '搜索岗位', my: 'Carian jawatan kosong' },
  description,
  address({ query, answers }) {
    // Order and personal matching do not change which posts a visitor finds.
    const { meets: _, ...filter } = narrowing(filterOf(query))
    const page = readListPage(query)
    if (Object.keys(filter).length > 0 || (page > 1 && postsOf(answers).length === 0))
      return undefined
    return page > 1 ? `${jobSearchAddress}?page=${page}` : jobSearchAddress
  },
  things(view) {
    const list = postsOf(view.answers).map(({ title: name, positionId }) => ({
      name,
      address: jobAddress(positionId),
    }))
    const before = (readListPage(view.query) - 1) * foundPostsOfPage
    const own = { name: searchPage.title[view.language], address: jobSearchAddress }
    return [
      itemListOf(view, jobSearchAddress, list, before),
      breadcrumbs(view, [...steps(view), own]),
    ]
  },
}

/** The public pages of jobs. */
export const jobPages: PublicPage[] = [
  employmentPage,
  jobPage,
  companyPage,
  mapPage,
  morePage,
  searchPage,
]
