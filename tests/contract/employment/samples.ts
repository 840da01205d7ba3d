import { page, type Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'

const shown = ({ employment }: SchoolScene) => ({ positionId: employment.post })

export const employmentSamples: Samples['employment'] = {
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
