import type { Owners } from '../access-rules.ts'
import { everyone, everyoneHereElseNotFound, signedIn, signedInHere } from '../common-rules.ts'

export const employmentOwners: Owners['employment'] = {
  searchPost: everyone,
  jobSearch: everyone,
  jobDetails: everyoneHereElseNotFound,
  companyDetails: everyoneHereElseNotFound,
  companyPosts: everyoneHereElseNotFound,
  addCollectionPost: signedInHere,
  removeCollectionPost: signedInHere,
  collectedPositions: signedIn,
  employmentBanner: everyone,
  rightSideBanner: everyone,
  enterpriseRecruitmentList: everyone,
  intendedPositions: signedIn,
  enterpriseRecommend: everyone,
  enterpriseInfoList: everyone,
}
