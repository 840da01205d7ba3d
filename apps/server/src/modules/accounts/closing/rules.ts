import type { FullTexts, Language } from '@titian/contract'

/** ACC-309: the displayed name of an author with a closed account. */
export const closedAccountName: FullTexts = {
  en: 'Closed account',
  zh: '已注销账号',
  my: 'Akaun ditutup',
}

/** Returns the displayed author of an `authorName`, which is empty for a closed account. */
export const shownAuthor = (name: string, language: Language): string =>
  name === '' ? closedAccountName[language] : name

const letters = 'abcdefghij'

/**
 * ACC-308: replaces the phone of a closed account, so that a new account can use the number. The
 * replacement has no digits, so that no search for a number finds it.
 */
export function closedPhone(userId: number) {
  const mobile = `-${String(userId).replaceAll(/\d/g, (digit) => letters[Number(digit)] ?? '')}`
  return { areaCode: '', mobile }
}

/** Returns the displayed phone; empty for a closed account. */
export function shownPhone<Phone extends { areaCode: string; mobile: string }>(phone: Phone) {
  const { areaCode, mobile } = phone
  return mobile.startsWith('-') ? { areaCode: '', mobile: '' } : { areaCode, mobile }
}
