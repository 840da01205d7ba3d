/** JOB-075: the maximum length of a search text in characters. */
export const searchTextMost = 200

/**
 * JOB-080: the number of matches that a search counts exactly. If more posts match, only the newest
 * posts are searched.
 */
export const searchedMost = 500

/** The days since publication; 0 is any. */
export const postedWithinDays = [0, 1, 3, 7, 30] as const

export const postSorts = ['relevance', 'newest'] as const
export type PostSort = (typeof postSorts)[number]

/** JOB-114: the orders of a signed-in person. */
export const matchedSorts = [...postSorts, 'match'] as const

/**
 * JOB-076: returns whether the text has letters or digits, because punctuation alone finds nothing.
 */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** JOB-110: the maximum number of saved searches, and the length of a name. */
export const savedSearchesMost = 20
export const savedNameMost = 80
