// One chunk for all pages of applications and for their buttons on job pages. Each separate import
// makes the first load larger.
export { ApplyBar, ApplyToPost } from '../apply/apply-to-post.tsx'
export { MyApplications } from '../apply/my-applications.tsx'
export { SendToAll } from '../apply/send-to-all.tsx'
export { CompanyPage } from '../company/company-page.tsx'
export { ApplicationPage } from './application-page.tsx'
export { ApplicationsPage } from './applications-page.tsx'
