/** Pages of the teacher site; another application, hence whole addresses. */
export const teacherSite = {
  centre: '/teacher/#/teachingCenter',
  course: (sign: string) => `/teacher/#/course/${sign}`,
  members: (sign: string) => `/teacher/#/members/${sign}`,
  article: (sign: string) => `/teacher/#/article/${sign}`,
  newArticle: '/teacher/#/newArticle',
  statistics: (sign: string) => `/teacher/#/statistics/${sign}`,
  /** Of the admin console, where the staff are at home too. */
  schoolTeachers: '/admin/#/teachers',
}
