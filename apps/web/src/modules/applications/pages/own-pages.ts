// One part for both pages of the student: each further import adds to the first route of the site.
export { ApplicationPage } from './application-page.tsx'
export { ApplicationsPage } from './applications-page.tsx'
