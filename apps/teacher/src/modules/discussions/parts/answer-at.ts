/** Questions of a course are answered on its page of the student site. */
export const answerAt = (courseSign: string) => `/courseDetail/${courseSign}?tab=questions`
