// An entry without style sheets. A worker thread of the server renders the page too and cannot load
// style sheets.
import './paper.css'
import './templates.css'

export { openPaperMeasure } from './measure-paper.tsx'
export { waitForPaperFonts } from './paper-fonts.ts'
export { ResumePages } from './resume-pages.tsx'
export { ResumePaper } from './resume-paper.tsx'
