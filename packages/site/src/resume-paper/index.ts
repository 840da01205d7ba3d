// Separate from the components, because a worker thread of the server also renders the page and
// loads no style sheets.
import './paper.css'
import './templates.css'

export { openPaperMeasure } from './measure-paper.tsx'
export { waitForPaperFonts } from './paper-fonts.ts'
export { ResumePages } from './resume-pages.tsx'
export { ResumePaper } from './resume-paper.tsx'
