import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PaperBack } from './paper-back.tsx'
import { lookData, ResumePaper, type ResumePaperProps } from './resume-paper.tsx'
import { useInSight, useSettled } from './use-in-sight.ts'

/** The number of page-sized columns into which the browser has divided the paper. */
export function countPages(flow: HTMLElement): number {
  return Math.max(1, Math.round(flow.scrollWidth / (flow.clientWidth || 1)) || 1)
}

interface SheetProps extends ResumePaperProps {
  /** Which page of the paper this sheet shows, from 0. */
  at: number
  /** Called with the element of the paper each time this sheet has rendered the newest one. */
  onRendered: (flow: HTMLElement) => void
}

/**
 * One page. Each sheet contains the whole paper and shows one page of it. Invisible sheets are
 * updated when the user pauses, so that a keystroke lays out only the visible sheets.
 */
const Sheet = memo(function Sheet({ at, onRendered, ...props }: SheetProps) {
  const { paper: newest, look, terraces } = props
  const flow = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const paper = useSettled(newest, useInSight(sheet))
  const isNewest = paper === newest
  useLayoutEffect(() => {
    if (flow.current && isNewest) onRendered(flow.current)
  }, [paper, look, isNewest, onRendered])
  useEffect(() => {
    const { current } = flow
    // All sheets have the same width and fonts, so only the first sheet is measured.
    if (at > 0 || !current || typeof ResizeObserver === 'undefined') return
    const count = () => onRendered(current)
    const observer = new ResizeObserver(count)
    observer.observe(current)
    document.fonts?.addEventListener('loadingdone', count)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', count)
    }
  }, [at, onRendered])
  return (
    <div className="paper-sheet" ref={sheet}>
      <div className="paper-look" {...lookData(look)} aria-hidden>
        <PaperBack paper={paper} look={look} terraces={terraces} />
      </div>
      {/* Screen readers need the paper only once. */}
      <div
        ref={flow}
        className="paper-flow"
        style={{ transform: `translateX(-${at * 100}%)` }}
        inert={at > 0}
      >
        <ResumePaper paper={paper} look={look} terraces={terraces} />
      </div>
    </div>
  )
})

interface ResumePagesProps extends ResumePaperProps {
  /** The text below each page, for example its number. */
  caption?: (page: number, pages: number) => string
  /** Called after a sheet has rendered the paper and before the browser paints the sheet. */
  onRendered?: () => void
}

/** The resume as sheets of A4. Pages break at the same places as in print (RES-072). */
export function ResumePages({ caption, onRendered, ...props }: ResumePagesProps) {
  const [pages, setPages] = useState(1)
  const rendered = useCallback(
    (flow: HTMLElement) => {
      setPages(countPages(flow))
      onRendered?.()
    },
    [onRendered],
  )
  return (
    <div className="paper-sheets">
      {Array.from({ length: pages }, (_, at) => (
        <figure key={at} className="paper-figure">
          <Sheet {...props} at={at} onRendered={rendered} />
          {caption && <figcaption>{caption(at + 1, pages)}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
