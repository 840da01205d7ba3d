/** Adds a space between a digit and the Chinese word after it, which Intl omits. */
export const spaced = (text: string): string => text.replace(/\d(?=\p{Script=Han})/gu, '$& ')
