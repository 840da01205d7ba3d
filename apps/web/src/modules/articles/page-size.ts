/** CNT-053: nine to a page, as the server writes them into it. */
export const pageSize = 9

export const pageOf = (word: string | undefined) => Math.max(1, Math.trunc(Number(word)) || 1)
