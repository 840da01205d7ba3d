/**
 * Journeys run in a desktop browser. Journeys with `@phone` also run on a phone, because something
 * differs there; those with `@phone-only` run only on a phone.
 *
 * `npm test` runs each journey on one device and leaves the rest to `npm run test:long` (decision
 * 0077): `@phone` runs on the phone first, where more can go wrong, and on a desktop in the long
 * run. `@phone-long` marks a journey whose code is the same on a phone and a desktop, which runs on
 * the phone only in the long run. `@long` marks one that repeats a shorter one in another language
 * or order, or that takes long to show what tests of calls or components show. To run one of them: `TEST_LENGTH=long npx playwright test FILE`.
 */
const isOfPhone = String.raw`phone-frame\.spec\.ts|@phone`
const isOfPhoneAlone = String.raw`phone-frame\.spec\.ts|@phone-only`
const isPhoneFirst = String.raw`@phone(?!-)`

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
    ? { grep: new RegExp(`@long|${isPhoneFirst}`), grepInvert: new RegExp(isOfPhoneAlone) }
    : { grepInvert: new RegExp(`${isOfPhoneAlone}|${isPhoneFirst}|@long`) }

export const onPhone = (isLong: boolean): Choice =>
  isLong
    ? { grep: new RegExp(`@phone-long|(?:${isOfPhone}).*@long`) }
    : { grep: new RegExp(`(?:${isOfPhone})(?!-long)`), grepInvert: /@long/ }
