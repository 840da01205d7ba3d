import { Checkbox, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { WholeEntry } from './fitted-content.ts'
import { useEntryName } from './use-change-text.ts'

interface HideEntriesProps {
  entries: readonly WholeEntry[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}

/** RES-143: chooses entries to hide. Entries that are printed last are listed first. */
export function HideEntries({ entries, hidden, onChange }: HideEntriesProps) {
  const { t } = useTranslation('resume')
  const nameOf = useEntryName()
  return (
    <Checkbox.Group label={t('panels.fit.hide')} value={[...hidden]} onChange={onChange}>
      <Stack gap={8} mt="xs">
        {entries.toReversed().map((entry) => (
          <Checkbox key={entry.id} value={entry.id} label={nameOf(entry)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
