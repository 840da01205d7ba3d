/** The canonical addresses of the public pages, without language. */
export const homeAddress = '/home'
export const coursesAddress = '/course'
export const trainsAddress = '/train/index'
export const trainAddress = (sign: string) => `/trainDetail/${sign}`
export const courseAddress = (sign: string) => `/courseDetail/${sign}`
export const certificatesAddress = '/certificate'
export const certificateAddress = (number: string) => `/certificate/${number}`
export const articlesAddress = '/article'
export const articleAddress = (sign: string) => `/article/${sign}`
export const newsListAddress = '/news'
export const newsAddress = (sign: string) => `/news/${sign}`
export const schoolPageAddress = (sign: string) => `/page/${sign}`
export const jobsAddress = '/employment'
export const jobSearchAddress = '/employment/serachDetails'
export const jobAddress = (sign: string) => `/job/${sign}`
export const companyAddress = (sign: string) => `/company/${sign}`
