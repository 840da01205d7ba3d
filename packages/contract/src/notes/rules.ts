/** CRS-200: characters of a note. */
export const noteLength = 1000
/** CRS-200: the most notes of one person in one course, and in all courses. */
export const notesPerCourse = 500
export const notesPerPerson = 3000
