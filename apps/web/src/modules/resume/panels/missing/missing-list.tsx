import { Popover, Stack } from '@mantine/core'
import {
  type MissingPart,
  missingOf,
  type ResumeContent,
  type ResumePart,
  sectionNames,
} from '@titian/contract'
import { Note } from '@titian/ui'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Part } from '../../data/place.ts'
import { useResume } from '../../data/use-resume.ts'
import { CompletenessButton, type CompletenessProps } from './completeness-button.tsx'
import styles from './completeness.module.css'

const openedBy: Record<ResumePart, Part> = {
  contact: 'basics',
  email: 'basics',
  city: 'basics',
  status: 'basics',
  personalAdvantage: 'advantage',
  intention: 'intention',
  education: 'education',
  experience: 'work',
  skill: 'skill',
  language: 'language',
  learning: 'cultivate',
}

/** Returns the section of the entry: experience can be work or a project. */
const sectionOf = ({ sections }: ResumeContent, entryId: string | undefined) =>
  sectionNames.find((name) => sections[name].some(({ id }) => id === entryId))

function Line({ missing, onOpen }: { missing: MissingPart; onOpen: () => void }) {
  const { t } = useTranslation('resume')
  const { part, points, entryId } = missing
  return (
    <button type="button" className={styles['line']} onClick={onOpen}>
      <span className={styles['what']}>
        {t(`panels.missing.part.${part}`)}
        {entryId === undefined ? null : (
          <span className="meta">{t('panels.missing.unfinished')}</span>
        )}
      </span>
      <b className="num">{t('panels.missing.gain', { points })}</b>
      <IconChevronRight size={16} aria-hidden />
    </button>
  )
}

/**
 * RES-087: the missing parts, those with most points first. The list is open from the start,
 * because its code loads only when the person clicks the button that opens it.
 */
export function MissingList({ onOpen }: CompletenessProps) {
  const { t } = useTranslation('resume')
  const { content } = useResume().detail
  const target = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    // The focus returns to this button when the list closes.
    target.current?.focus()
    setIsOpen(true)
  }, [])
  const missing = useMemo(() => missingOf(content), [content])
  const open = ({ part, entryId }: MissingPart) => {
    setIsOpen(false)
    onOpen(sectionOf(content, entryId) ?? openedBy[part], entryId)
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={360}
      trapFocus
      hideDetached={false}
    >
      <Popover.Target>
        <CompletenessButton ref={target} onClick={() => setIsOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <b>{t('panels.missing.title')}</b>
          {missing.length === 0 ? (
            <Note tone="ok">{t('panels.missing.nothing')}</Note>
          ) : (
            <p className="meta">{t('panels.missing.intro')}</p>
          )}
          <div>
            {missing.map((one) => (
              <Line key={one.part} missing={one} onOpen={() => open(one)} />
            ))}
          </div>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
