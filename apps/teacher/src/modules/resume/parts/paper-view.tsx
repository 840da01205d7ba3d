import { Button } from '@mantine/core'
import type { RequestedReview } from '@titian/contract'
import { ResumePaper } from '@titian/site/resume-paper'
import { useNarrow } from '@titian/ui'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './paper-view.module.css'
import { type Place, placeOf, valueOf } from './place.ts'

const mark = 'data-marked'

const selectorOf = ({ section, entryId }: Place): string => {
  if (section === 'basics') return '.paper-name'
  return entryId ? `[data-entry="${CSS.escape(entryId)}"]` : `[data-section="${section}"]`
}

/**
 * Returns the section or the entry that was clicked. A click outside of all sections means the
 * head.
 */
function pressedPlace(target: Element): Place {
  const section = target.closest('[data-section]')?.getAttribute('data-section')
  if (!section) return placeOf('basics')
  const entryId = target.closest('[data-entry]')?.getAttribute('data-entry') ?? ''
  return placeOf(section === 'advantage' ? section : valueOf({ ...placeOf(section), entryId }))
}

interface PaperViewProps {
  review: RequestedReview
  place: Place
  /** Undefined when the review is finished. */
  onPlace?: ((place: Place) => void) | undefined
}

/** The printed copy with the chosen part marked; clicking a part chooses it. */
export function PaperView({ review: { paper, look }, place, onPlace }: PaperViewProps) {
  const { t } = useTranslation('resume')
  const isNarrow = useNarrow()
  const [isLarge, setLarge] = useState(false)
  const pane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const marked = pane.current?.querySelectorAll(selectorOf(place)) ?? []
    for (const element of marked) element.setAttribute(mark, '')
    return () => marked.forEach((element) => element.removeAttribute(mark))
  }, [place, paper])
  const press = (event: MouseEvent) => {
    if (!onPlace || !(event.target instanceof Element)) return
    // A click on a link in the resume does not open the link, but chooses the part of the resume.
    event.preventDefault()
    onPlace(pressedPlace(event.target))
  }
  const Icon = isLarge ? IconZoomOut : IconZoomIn
  return (
    <section aria-label={t('page.paper')} className={styles['pane']}>
      {isNarrow ? (
        <Button
          variant="default"
          size="compact-md"
          mb="xs"
          leftSection={<Icon size={16} aria-hidden />}
          onClick={() => setLarge(!isLarge)}
        >
          {t(isLarge ? 'page.smaller' : 'page.larger')}
        </Button>
      ) : null}
      <div className={styles['scroll']} data-large={isNarrow && isLarge}>
        {/* A click on the page is a shortcut for the mouse. People who use a keyboard choose from
            the list in the form. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <div className={styles['paper']} ref={pane} onClick={press} data-open={Boolean(onPlace)}>
          <ResumePaper paper={paper} look={look} />
        </div>
      </div>
    </section>
  )
}
