/** Adds the space between a digit and the next Chinese word, which Intl leaves out. */
export const spaced = (text: string): string => text.replace(/\d(?=\p{Script=Han})/gu, '$& ')
