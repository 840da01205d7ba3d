export { AdvantageForm } from '../forms/advantage-form.tsx'
export { SectionPane } from './section-pane.tsx'
