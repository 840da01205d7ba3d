// One chunk for all job pages, because each separate import makes the first load larger.
export { CompanyPage } from './company-page.tsx'
export { EmploymentPage } from './employment-page.tsx'
export { JobMapPage } from './job-map-page.tsx'
export { JobPage } from './job-page.tsx'
export { JobSearchPage } from './job-search-page.tsx'
export { MoreJobsPage } from './more-jobs-page.tsx'
