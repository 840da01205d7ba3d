import type { reasons } from '../../contract/src/wire/reasons.ts'

/** Reasons that only calls of one module's pages give: their texts come with those pages, not with the first one. */
export const moduleReasons: Readonly<Record<string, readonly string[]>> = {
  articles: ['articleNotShown'],
  files: ['ownFilesFull'],
  orders: [
    'unpaidExists',
    'courseOwned',
    'notForSale',
    'sameKeyOtherOrder',
    'notEnoughCoins',
    'noOnlinePayment',
    'providerSilent',
    'cancelFirst',
    'discountUnknown',
    'discountOver',
    'discountUsedUp',
    'discountUsedByYou',
    'discountOtherCourse',
    'discountTooLittle',
    'discountGuesses',
    'refundOver',
    'codeMistyped',
    'codeNotValid',
    'codeUsed',
    'codeNotYet',
    'codeExpired',
    'codeRevoked',
    'codeLimit',
    'codeOtherClass',
    'codeCaptcha',
  ] satisfies (keyof typeof reasons)[],
}
