import { Box, Button } from '@mantine/core'
import { paperOf, type SectionName } from '@titian/contract'
import { useLanguage } from '@titian/site'
import { Note } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveContent } from '../data/live-content.ts'
import { useEntryActs } from './use-entry-acts.ts'
import { usePaperNames } from '../data/use-paper-names.ts'
import { useResume } from '../data/use-resume.ts'

interface ShownLinesNoteProps {
  section: SectionName
  id: string
}

/**
 * RES-142: says how many lines of an entry are printed after a fit, with a button to print all
 * lines.
 */
export function ShownLinesNote({ section, id }: ShownLinesNoteProps) {
  const { t } = useTranslation('resume')
  const { detail } = useResume()
  const live = useLiveContent(detail.content)
  const names = usePaperNames(useLanguage())
  const acts = useEntryActs()
  const [busy, setBusy] = useState(false)
  const shown = live.shownLines?.[id]
  if (shown === undefined) return null
  const whole = { ...live, shownLines: {}, hiddenSections: [] }
  const count =
    paperOf(whole, names, '')
      .sections.find(({ name }) => name === section)
      ?.entries.find((entry) => entry.id === id)?.lines.length ?? 0
  if (count <= shown) return null
  const showAll = async () => {
    setBusy(true)
    await acts.showWholeEntry(id)
    setBusy(false)
  }
  return (
    <Box mb="md">
      <Note
        action={
          <Button variant="default" size="compact-md" loading={busy} onClick={() => void showAll()}>
            {t('shownLines.all')}
          </Button>
        }
      >
        {t('shownLines.text', { shown, count })}
      </Note>
    </Box>
  )
}
