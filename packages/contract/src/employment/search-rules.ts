/** JOB-075: characters of a search text. */
export const searchTextMost = 200

/** JOB-080: matches that a search counts exactly; of more it knows the newest. */
export const searchedMost = 500

/** Days since the publication; 0 is any day. */
export const postedWithinDays = [0, 1, 3, 7, 30] as const

export const postSorts = ['relevance', 'newest'] as const
export type PostSort = (typeof postSorts)[number]

/** JOB-114: what only a person who is signed in can order by as well. */
export const matchedSorts = [...postSorts, 'match'] as const

/** JOB-076: signs alone find nothing. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** JOB-110: searches that a person may keep, and characters of the name of one. */
export const savedSearchesMost = 20
export const savedNameMost = 80
