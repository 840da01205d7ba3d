import { Button, Popover, Stack } from '@mantine/core'
import {
  completenessOf,
  type MissingPart,
  missingOf,
  type ResumeContent,
  type ResumePart,
  sectionNames,
} from '@titian/contract'
import { useFormats } from '@titian/site'
import { Note, ProgressBar, useNarrow } from '@titian/ui'
import { IconChevronRight } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Part } from '../../data/place.ts'
import { useResume } from '../../data/use-resume.ts'
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

/** The section of the entry: experience may be work, and a project as well. */
const sectionOf = ({ sections }: ResumeContent, entryId: string | undefined) =>
  sectionNames.find((name) => sections[name].some(({ id }) => id === entryId))

interface CompletenessProps {
  /** Opens the form of a part, and in it the entry that lacks a field. */
  onOpen: (part: Part, entryId?: string) => void
}

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

/** RES-087: how complete the resume is, what is missing, and how much each part would add. */
export function Completeness({ onOpen }: CompletenessProps) {
  const { t } = useTranslation('resume')
  const { detail } = useResume()
  const { content } = detail
  const formats = useFormats()
  const narrow = useNarrow()
  const [isOpen, setIsOpen] = useState(false)
  const [missing, points] = useMemo(
    () => [missingOf(content), completenessOf(content)] as const,
    [content],
  )
  const percent = formats.percent(points / 100)
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
        <Button
          variant="subtle"
          color="neutral"
          px="xs"
          aria-label={t('panels.missing.label', { percent })}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles['head']}>
            {narrow ? null : (
              <>
                <span>{t('panels.missing.complete')}</span>{' '}
                {/* The button says the number already. */}
                <span className={styles['bar']} aria-hidden>
                  <ProgressBar value={points} label={t('panels.missing.complete')} />
                </span>{' '}
              </>
            )}
            <b className="num">{percent}</b>
          </span>
        </Button>
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
