/** CRS-194: the number of weeks of the heat strip, including the current one. */
export const shownWeeks = 26
/** CRS-003: the result out of 100 from which a completed course gives its credit. */
export const creditResult = 60
/** CRS-082: the maximum days of one request. */
export const calendarDays = 100
