/**
 * Journeys run in a desktop browser. Journeys with `@phone` also run on a phone, because something
 * differs there; those with `@phone-only` run only on a phone.
 *
 * `npm test` leaves two kinds to `npm run test:long`, which runs only them (decision 0077): `@long`
 * marks a journey that repeats a shorter one in another language or order, and `@phone-long` one
 * whose code is the same on a phone and a desktop. To run one of them: `TEST_LENGTH=long npx
 * playwright test FILE`.
 */
const isOfPhone = String.raw`phone-frame\.spec\.ts|@phone`
const isOfPhoneAlone = String.raw`phone-frame\.spec\.ts|@phone-only`

interface Choice {
  grep?: RegExp
  grepInvert?: RegExp
}

/**
 * Selects the journeys for a desktop by the text that Playwright matches, which consists of the
 * path of the file and the titles.
 */
export const atDesk = (isLong: boolean): Choice =>
  isLong
    ? { grep: /@long/, grepInvert: new RegExp(isOfPhoneAlone) }
    : { grepInvert: new RegExp(`${isOfPhoneAlone}|@long`) }

export const onPhone = (isLong: boolean): Choice =>
  isLong
    ? { grep: new RegExp(`@phone-long|(?:${isOfPhone}).*@long`) }
    : { grep: new RegExp(`(?:${isOfPhone})(?!-long)`), grepInvert: /@long/ }
