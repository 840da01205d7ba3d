/** Addresses of the teacher site, which is another application. */
export const teacherSite = {
  centre: '/teacher/#/teachingCenter',
  course: (sign: string) => `/teacher/#/course/${sign}`,
  members: (sign: string) => `/teacher/#/members/${sign}`,
  article: (sign: string) => `/teacher/#/article/${sign}`,
  newArticle: '/teacher/#/newArticle',
  statistics: (sign: string) => `/teacher/#/statistics/${sign}`,
  /** A page of the admin console, which staff use too. */
  schoolTeachers: '/admin/#/teachers',
}
