// One chunk for all pages, because each separate import makes the first load larger.
export { SystemPage } from './system/system-page.tsx'
export { AssessmentPage } from './assessment/assessment-page.tsx'
export { PeerPage } from './peer/peer-page.tsx'
