/** A figure and the Chinese word after it apart, as all texts write them; Intl puts them together. */
export const spaced = (text: string): string => text.replace(/\d(?=\p{Script=Han})/gu, '$& ')
