export { IntendedPage } from './intended-page.tsx'
export { PlanningPage } from './planning-page.tsx'
