/** CRS-054: a lesson counts as watched from this share on. */
export const lessonDoneShare = 0.9
/** CRS-050: seconds between two reports of the player. */
export const reportSeconds = 15
/** CRS-050: the most that a report may credit for each second of real time times the speed. */
export const reportSlack = 1.1
/** CRS-054: 1 in progress, 2 completed. */
export const studyStatus = { inProgress: 1, completed: 2 } as const
