// One part for all pages of applications and for their acts on the pages of jobs: each further import adds to the
// first route of the site.
export { ApplyBar, ApplyToPost } from '../apply/apply-to-post.tsx'
export { MyApplications } from '../apply/my-applications.tsx'
export { SendToAll } from '../apply/send-to-all.tsx'
export { CompanyPage } from '../company/company-page.tsx'
export { ApplicationPage } from './application-page.tsx'
export { ApplicationsPage } from './applications-page.tsx'
