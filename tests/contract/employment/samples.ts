import { encoded, page, type Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'

const shown = ({ employment }: SchoolScene) => ({ positionId: employment.post })

const kept = ({ word }: SchoolScene) => ({
  industry: 'ecommerce',
  city: 'MY-14-01',
  recommended: false,
  version: 0,
  address: `${word} street`,
})

const companyForm = (school: SchoolScene) => ({
  ...kept(school),
  name: `${school.word} new`,
  size: 2 as const,
  website: 'https://company.example',
  introduction: school.word,
  logoPath: null,
  contactName: school.word,
  email: 'hr@company.example',
  verified: true,
})

const postForm = ({ employment, word }: SchoolScene) => ({
  companySign: employment.company,
  title: `${word} operator`,
  position: 'shopOperator',
  industry: 'ecommerce',
  city: 'MY-14-01',
  remote: false,
  salaryLeast: 3000,
  salaryMost: 4500.5,
  currency: 'MYR' as const,
  salaryPer: 'month' as const,
  negotiable: false,
  nature: 2 as const,
  degree: 0 as const,
  experience: 1,
  skills: [{ name: word, level: 2 as const }],
  language: 'en' as const,
  description: word,
  recommended: false,
  endsAt: null,
})

const reason = 'Checked with the company'

export const searched = {
  city: 'MY',
  industry: 'ecommerce',
  position: 'shopOperator',
  nature: 2,
  degree: 7,
  salaryBand: 2,
  currency: 'MYR' as const,
  remote: 0 as const,
}

export const employmentSamples: Samples['employment'] = {
  searchPost: () => ({
    ...searched,
    content: 'operator',
    postedWithin: 30,
    sort: 'newest' as const,
    ...page,
  }),
  jobSearch: () => ({ content: 'operator', ...page }),
  jobDetails: shown,
  companyDetails: ({ employment }) => ({ sign: employment.company }),
  companyPosts: ({ employment }) => ({ sign: employment.company, ...page }),
  addCollectionPost: shown,
  removeCollectionPost: shown,
  collectedPositions: () => page,
  deliveryOfPosts: ({ employment }) => ({ positionIds: [employment.post] }),
  employmentBanner: () => ({}),
  rightSideBanner: () => ({}),
  enterpriseRecruitmentList: () => ({ ...page, signType: 1, positionId: '' }),
  intendedPositions: () => ({}),
  enterpriseRecommend: () => ({}),
  enterpriseInfoList: () => ({ page: 1, size: 16, isJoinEnterprise: 1 }),
  manageCompanies: ({ word }) => ({
    ...page,
    name: word,
    only: 'verified' as const,
    sort: 'name' as const,
  }),
  keptCompany: ({ employment }) => ({ sign: employment.company }),
  saveCompany: (school) => ({ ...companyForm(school), sign: school.employment.company }),
  removeCompany: ({ employment }) => ({ sign: employment.emptyCompany, reason }),
  mergeCompany: ({ employment }) => ({
    sign: employment.emptyCompany,
    intoSign: employment.company,
    reason,
  }),
  managePosts: ({ word, employment }) => ({
    ...page,
    title: word,
    companySign: employment.company,
    state: 'live' as const,
  }),
  keptPost: shown,
  savePost: (school) => ({
    ...postForm(school),
    positionId: school.employment.draft,
    version: 0,
  }),
  publishPost: ({ employment }) => ({ positionId: employment.draft }),
  copyPost: shown,
  takePostDown: ({ employment }) => ({ positionId: employment.post, reason }),
  prolongPosts: ({ employment }) => ({
    positionIds: [employment.post],
    endsAt: '2027-02-01T00:00:00.000Z',
  }),
  previewCompanyImport: ({ employment }) => ({
    filePath: employment.companySheets.sheet,
    ...encoded,
  }),
  confirmCompanyImport: ({ employment }) => ({ importSign: employment.companySheets.previewed }),
  listCompanyImports: () => page,
  undoCompanyImport: ({ employment }) => ({ importSign: employment.companySheets.confirmed }),
  previewPostImport: ({ employment }) => ({
    filePath: employment.postSheets.sheet,
    ...encoded,
    timeZone: 'Asia/Kuala_Lumpur',
  }),
  confirmPostImport: ({ employment }) => ({ importSign: employment.postSheets.previewed }),
  listPostImports: () => page,
  undoPostImport: ({ employment }) => ({ importSign: employment.postSheets.confirmed }),
  reportPost: ({ employment }) => ({ positionId: employment.post, reason }),
  listPostReports: () => ({ ...page, state: 'open' as const }),
  decidePostReport: ({ employment }) => ({ sign: employment.report, takeDown: false, reason }),
  savedSearches: () => ({}),
  saveSearch: ({ word }) => ({ ...searched, content: `${word} shop`, name: word }),
  switchSavedSearch: ({ employment }) => ({ sign: employment.savedSearch, on: false }),
  removeSavedSearch: ({ employment }) => ({ sign: employment.savedSearch }),
}
