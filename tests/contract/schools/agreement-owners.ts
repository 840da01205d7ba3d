import type { Owners, Rule } from '../rules/access-rules.ts'

/** Who may make the calls of agreements and of the pages of a school: the staff write both, everybody has their own acceptances. */
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
