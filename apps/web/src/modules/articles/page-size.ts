/** CNT-053: nine items on a page, equal to the first data of the server-rendered page. */
export const pageSize = 9

export const pageOf = (word: string | undefined) => Math.max(1, Math.trunc(Number(word)) || 1)
