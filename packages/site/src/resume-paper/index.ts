export { ResumePages } from './resume-pages.tsx'
export { ResumePaper } from './resume-paper.tsx'
