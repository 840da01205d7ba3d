import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { findDraft } from '../data/drafts.ts'
import { entryToOpen, type Part, type Place, PlaceContext } from '../data/place.ts'
import { useResume } from '../data/use-resume.ts'
import { ExportMenu } from '../export/export-menu.tsx'
import { Completeness } from '../panels/missing/completeness.tsx'
import { MoreMenu } from '../panels/more-menu.tsx'
import { ShareButton } from '../sharing/share-button.tsx'
import styles from './editor.module.css'
import { FormPane } from './form-pane.tsx'
import { PaperPane } from './paper-pane.tsx'
import { ResumeHead, type Step } from './resume-head.tsx'
import { SectionsList } from './sections-list.tsx'
import { StepBar } from './step-bar.tsx'

/** The parts in the order of filling them in. */
function useParts(): Part[] {
  const { sectionOrder } = useResume().detail.content
  return ['basics', 'advantage', ...sectionOrder]
}

/** The sections, the open form and the preview side by side, or as two steps on a phone. */
export function ResumeEditor() {
  const { detail, resumeId } = useResume()
  const { content } = detail
  const parts = useParts()
  const { part: named, entry: ofAddress } = useSearch({ from: paths.resume })
  const askedPart = parts.find((part) => part === named)
  const asked = askedPart && {
    part: askedPart,
    entry: ofAddress ?? entryToOpen(askedPart, content),
  }
  const [step, setStep] = useState<Step>('write')
  // If an earlier visit left unsaved text in a part, this part opens first.
  const [place, setPlace] = useState<Place>(() => {
    const [left] = parts.flatMap((part) => findDraft(part, content) ?? [])
    return left ?? asked ?? { part: 'basics', entry: null }
  })
  const [times, setTimes] = useState(0)
  const editor = useMemo(
    () => ({
      ...place,
      open: (part: Part, entry: string | null = null) => setPlace({ part, entry }),
      reload: () => setTimes((before) => before + 1),
    }),
    [place],
  )
  const openForm = (part: Part, entry: string | null = null) => {
    setPlace({ part, entry: entry ?? entryToOpen(part, content) })
    setStep('write')
  }
  const next = () => {
    const part = parts[(parts.indexOf(place.part) + 1) % parts.length] ?? 'basics'
    setPlace({ part, entry: entryToOpen(part, content) })
    window.scrollTo?.({ top: 0 })
  }
  return (
    <PlaceContext value={editor}>
      <div className={styles['screen']}>
        <ResumeHead step={step} onStep={setStep}>
          <Completeness onOpen={openForm} />
          <ExportMenu resumeId={resumeId} />
          <ShareButton resumeId={resumeId} />
          <MoreMenu onOpen={openForm} />
        </ResumeHead>
        <div className={styles['panes']} data-step={step}>
          <div className={styles['sections']}>
            <SectionsList />
          </div>
          <FormPane key={times} onNext={next} />
          <PaperPane onOpen={() => setStep('write')} />
        </div>
        <StepBar onLook={() => setStep('look')} onNext={next} />
      </div>
    </PlaceContext>
  )
}
