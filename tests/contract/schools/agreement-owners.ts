import type { Owners, Rule } from '../rules/access-rules.ts'

/**
 * The permitted callers for agreements and school pages. Staff edit both; everybody has their own
 * acceptances of agreements.
 */
export const agreementOwners = ({
  everyoneHereElseNotFound,
  onlyStaff,
  signedIn,
}: Record<'everyoneHereElseNotFound' | 'onlyStaff' | 'signedIn', Rule>) =>
  ({
    getAgreement: onlyStaff,
    saveAgreement: onlyStaff,
    agreementVersions: onlyStaff,
    agreementsToAccept: signedIn,
    acceptAgreements: signedIn,
    myAgreements: signedIn,
    listSchoolPages: onlyStaff,
    getSchoolPage: onlyStaff,
    saveSchoolPage: onlyStaff,
    removeSchoolPage: onlyStaff,
    schoolPage: everyoneHereElseNotFound,
  }) satisfies Partial<Owners['schools']>
