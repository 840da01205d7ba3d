import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PaperBack } from './paper-back.tsx'
import { lookData, ResumePaper, type ResumePaperProps } from './resume-paper.tsx'

/** As many columns of a page's size as the browser has divided the paper into. */
export function countPages(flow: HTMLElement): number {
  return Math.max(1, Math.round(flow.scrollWidth / (flow.clientWidth || 1)) || 1)
}

/** Counts when the paper, its width or its fonts change. */
function usePages() {
  const flow = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState(1)
  const count = useCallback(() => {
    if (flow.current) setPages(countPages(flow.current))
  }, [])
  useLayoutEffect(count)
  useEffect(() => {
    if (!flow.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(count)
    observer.observe(flow.current)
    document.fonts?.addEventListener('loadingdone', count)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', count)
    }
  }, [count])
  return { flow, pages }
}

interface ResumePagesProps extends ResumePaperProps {
  /** What is written under each page, such as its number. */
  caption?: (page: number, pages: number) => string
}

/** The resume as sheets of A4, divided where the printed one is (RES-072). */
export function ResumePages({ caption, ...props }: ResumePagesProps) {
  const { paper, look, terraces } = props
  const { flow, pages } = usePages()
  return (
    <div className="paper-sheets">
      {Array.from({ length: pages }, (_, at) => (
        <figure key={at} className="paper-figure">
          <div className="paper-sheet">
            <div className="paper-look" {...lookData(look)} aria-hidden>
              <PaperBack paper={paper} look={look} terraces={terraces} />
            </div>
            {/* Each sheet holds the whole paper and shows its own page; readers need it once. */}
            <div
              ref={at === 0 ? flow : undefined}
              className="paper-flow"
              style={{ transform: `translateX(-${at * 100}%)` }}
              inert={at > 0}
            >
              <ResumePaper {...props} />
            </div>
          </div>
          {caption && <figcaption>{caption(at + 1, pages)}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
