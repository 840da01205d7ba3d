import type { FullTexts, Language } from '@titian/contract'

/** ACC-309: under which name others read what a person wrote who has closed the account. */
export const closedAccountName: FullTexts = {
  en: 'Closed account',
  zh: '已注销账号',
  my: 'Akaun ditutup',
}

/** The author as `authorName` of the queries has it: empty where the account is closed. */
export const shownAuthor = (name: string, language: Language): string =>
  name === '' ? closedAccountName[language] : name

const letters = 'abcdefghij'

/**
 * ACC-308: what the row of a closed account has in the place of its phone, which is free for a new account then. It has
 * no digits, so that no search for a number finds it.
 */
export function closedPhone(userId: number) {
  const mobile = `-${String(userId).replaceAll(/\d/g, (digit) => letters[Number(digit)] ?? '')}`
  return { areaCode: '', mobile }
}

/** The phone as others see it: a closed account has none. */
export function shownPhone<Phone extends { areaCode: string; mobile: string }>(phone: Phone) {
  const { areaCode, mobile } = phone
  return mobile.startsWith('-') ? { areaCode: '', mobile: '' } : { areaCode, mobile }
}
