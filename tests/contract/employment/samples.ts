import { page, type Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'

const shown = ({ employment }: SchoolScene) => ({ positionId: employment.post })

export const employmentSamples: Samples['employment'] = {
  searchPost: () => ({
    content: 'operator',
    city: 'MY',
    industry: 'ecommerce',
    position: 'shopOperator',
    nature: 2,
    degree: 7,
    salaryBand: 2,
    currency: 'MYR' as const,
    remote: 0 as const,
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
  employmentBanner: () => ({}),
  rightSideBanner: () => ({}),
  enterpriseRecruitmentList: () => ({ ...page, signType: 1, positionId: '' }),
  intendedPositions: () => ({}),
  enterpriseRecommend: () => ({}),
  enterpriseInfoList: () => ({ page: 1, size: 16, isJoinEnterprise: 1 }),
}
