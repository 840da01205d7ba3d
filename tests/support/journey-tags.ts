/**
 * A journey runs at a desk. On a phone runs what is marked `@phone`, because a person meets something else
 * there; `@phone-only` is not run at a desk.
 *
 * `npm test` leaves two kinds to `npm run test:long`, which runs these alone (decision 0077): `@long` marks a
 * journey that repeats in another language or order what a shorter one shows, and `@phone-long` one that meets
 * the same code on a phone as at a desk. One of them alone: `TEST_LENGTH=long npx playwright test FILE`.
 */
const isOfPhone = String.raw`phone-frame\.spec\.ts|@phone`
const isOfPhoneAlone = String.raw`phone-frame\.spec\.ts|@phone-only`

interface Choice {
  grep?: RegExp
  grepInvert?: RegExp
}

/** Selects the desktop journeys by Playwright's match text: the file path and the titles. */
export const atDesk = (isLong: boolean): Choice =>
  isLong
    ? { grep: /@long/, grepInvert: new RegExp(isOfPhoneAlone) }
    : { grepInvert: new RegExp(`${isOfPhoneAlone}|@long`) }

export const onPhone = (isLong: boolean): Choice =>
  isLong
    ? { grep: new RegExp(`@phone-long|(?:${isOfPhone}).*@long`) }
    : { grep: new RegExp(`(?:${isOfPhone})(?!-long)`), grepInvert: /@long/ }
