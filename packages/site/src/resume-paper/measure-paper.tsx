import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { countPages } from './resume-pages.tsx'
import { ResumePaper, type ResumePaperProps } from './resume-paper.tsx'

/**
 * Lays out resumes out of sight and counts their pages. It uses the elements and styles of the
 * preview and the width of A4. After the first count, wait for `document.fonts.ready`, because
 * loaded fonts change the lines.
 */
export function openPaperMeasure() {
  const host = document.createElement('div')
  host.className = 'paper-measure'
  host.inert = true
  host.ariaHidden = 'true'
  document.body.append(host)
  const root = createRoot(host)
  return {
    countPages: ({ paper, look }: Pick<ResumePaperProps, 'paper' | 'look'>): number => {
      flushSync(() =>
        root.render(
          <div className="paper-sheet">
            <div className="paper-flow">
              <ResumePaper paper={paper} look={look} />
            </div>
          </div>,
        ),
      )
      const flow = host.querySelector<HTMLElement>('.paper-flow')
      return flow ? countPages(flow) : 1
    },
    close: () => {
      root.unmount()
      host.remove()
    },
  }
}
