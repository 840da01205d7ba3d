import type { Owners } from '../access-rules.ts'
import { everyoneHereElseNotFound, signedIn, signedInHere } from '../common-rules.ts'

export const employmentOwners: Owners['employment'] = {
  jobDetails: everyoneHereElseNotFound,
  companyDetails: everyoneHereElseNotFound,
  companyPosts: everyoneHereElseNotFound,
  addCollectionPost: signedInHere,
  removeCollectionPost: signedInHere,
  collectedPositions: signedIn,
}
