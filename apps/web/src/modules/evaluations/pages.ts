// One file to load for all pages, since each name of a file that is loaded later is a part of the first route.
export { SystemPage } from './system/system-page.tsx'
export { AssessmentPage } from './assessment/assessment-page.tsx'
export { PeerPage } from './peer/peer-page.tsx'
