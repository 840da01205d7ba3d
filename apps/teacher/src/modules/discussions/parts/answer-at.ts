/** The questions of a course stand on its page of the student site, where they are answered. */
export const answerAt = (courseSign: string) => `/courseDetail/${courseSign}?tab=questions`
