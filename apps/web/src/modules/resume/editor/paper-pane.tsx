import { paperOf, type PrintedResume, resume, type ResumeLook } from '@titian/contract'
import { useExplain } from '@titian/site'
import { ResumePages } from '@titian/site/resume-paper'
import { toast } from '@titian/ui'
import {
  type MouseEvent,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveContent } from '../data/live-content.ts'
import { isSection, newEntry, PlaceContext } from '../data/place.ts'
import { usePaperNames } from '../data/use-paper-names.ts'
import { useResume } from '../data/use-resume.ts'
import styles from './editor.module.css'
import { LookBar } from './look-bar.tsx'
import { findPressed, markPlace, scrollToMark } from './paper-marks.ts'

/** The look that the person has chosen, before it is saved. */
function useLook() {
  const { detail, resumeId, change } = useResume()
  const explain = useExplain()
  const [chosen, setChosen] = useState<ResumeLook | null>(null)
  const stored = detail.content.look
  const choose = useCallback(
    async (look: ResumeLook) => {
      setChosen(look)
      try {
        await change(resume.updateResumeLook, { resumeId, ...look }, (content) =>
          Object.entries(stored).every(([name, value]) => content.look[name as 'color'] === value),
        )
      } catch (error) {
        toast.failure(explain(error))
      } finally {
        setChosen((now) => (now === look ? null : now))
      }
    },
    [change, explain, resumeId, stored],
  )
  return { chosen, choose }
}

/** Returns unchanged sections as the same objects, so that they do not render again. */
function useSteady(paper: PrintedResume): PrintedResume {
  const before = useRef<PrintedResume['sections']>([])
  const steady = useMemo(() => {
    const sections = paper.sections.map((section) => {
      const old = before.current.find(({ name }) => name === section.name)
      return old && JSON.stringify(old) === JSON.stringify(section) ? old : section
    })
    return { ...paper, sections }
  }, [paper])
  useLayoutEffect(() => {
    before.current = steady.sections
  }, [steady])
  return steady
}

/** RES-005: shows the printed page with unsaved text. Clicking a part opens its form. */
export function PaperPane({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('resume')
  const { detail } = useResume()
  const { part, entry, open } = use(PlaceContext)
  const { chosen, choose } = useLook()
  const live = useLiveContent(detail.content)
  const look = chosen ?? live.look
  const names = usePaperNames(look.language)
  const printed = useMemo(
    () => paperOf({ ...live, look }, names, detail.photo),
    [live, look, names, detail.photo],
  )
  const paper = useSteady(printed)
  const pane = useRef<HTMLElement>(null)
  const first = isSection(part) && entry === newEntry ? live.sections[part][0]?.id : entry
  const showPlace = useCallback(() => {
    if (pane.current) markPlace(pane.current, part, first ?? null)
  }, [part, first])
  useLayoutEffect(showPlace, [showPlace])
  useLayoutEffect(() => {
    if (pane.current) scrollToMark(pane.current)
  }, [part, entry])
  const press = (event: MouseEvent) => {
    const { target, clientX, clientY } = event
    if (!(target instanceof Element)) return
    const pressed = findPressed(target, clientX, clientY)
    if (!pressed) return
    event.preventDefault()
    open(pressed.part, pressed.entry)
    onOpen()
  }
  return (
    <section className={styles['paperPane']} aria-label={t('page')} ref={pane}>
      <LookBar look={look} onChange={choose} />
      {/* The list of sections offers the same forms to keyboard users. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div className={styles['sheets']} onClick={press}>
        <ResumePages
          paper={paper}
          look={look}
          onRendered={showPlace}
          caption={(page, pages) => t('pageOf', { page, pages })}
        />
      </div>
    </section>
  )
}
