/** CRS-200: the maximum length of a note in characters. */
export const noteLength = 1000
/** CRS-200: the maximum number of notes of a person in a course, and in all courses. */
export const notesPerCourse = 500
export const notesPerPerson = 3000
