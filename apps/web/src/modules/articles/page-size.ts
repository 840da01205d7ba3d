/** CNT-053: nine articles on a page. The server renders the same number as first data. */
export const pageSize = 9

export const pageOf = (word: string | undefined) => Math.max(1, Math.trunc(Number(word)) || 1)
