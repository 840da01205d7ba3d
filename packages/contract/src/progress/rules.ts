/** CRS-194: weeks that the heat strip shows, the present one among them. */
export const shownWeeks = 26
/** CRS-003: from this result on, of 100, a completed course gives its credit. */
export const creditResult = 60
/** CRS-082: days that one question about the calendar covers at most. */
export const calendarDays = 100
