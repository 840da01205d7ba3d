import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { headings, type ResumeImportPreview, sectionNames } from '@titian/contract'
import { useFormats, useLanguage } from '@titian/site'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'

type Entry = ResumeImportPreview['entries'][number]

const tones: Record<Entry['state'], Tone> = { new: 'ok', changed: 'warn', same: 'neutral' }

interface ImportEntriesProps {
  entries: readonly Entry[]
  chosen: readonly string[]
  onChosen: (ids: readonly string[]) => void
}

function EntryChoice({
  entry,
  checked,
  onToggle,
}: {
  entry: Entry
  checked: boolean
  onToggle: (isOn: boolean) => void
}) {
  const { t } = useTranslation('resume')
  const formats = useFormats()
  const { title, state, shortened } = entry
  return (
    <Checkbox
      label={
        <Group component="span" gap="xs" style={{ overflowWrap: 'anywhere' }}>
          {title || t('panels.import.untitled')}
          <StatusBadge tone={tones[state]}>{t(`panels.import.state.${state}`)}</StatusBadge>
        </Group>
      }
      description={
        shortened.length > 0
          ? t('panels.import.shortened', { fields: formats.list(shortened) })
          : undefined
      }
      // An entry that the resume already has cannot be chosen.
      disabled={state === 'same'}
      checked={state !== 'same' && checked}
      onChange={(event) => onToggle(event.currentTarget.checked)}
    />
  )
}

/** The entries of the file by section. */
export function ImportEntries({ entries, chosen, onChosen }: ImportEntriesProps) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const selectable = entries.filter(({ state }) => state !== 'same').map(({ id }) => id)
  const isAll = selectable.every((id) => chosen.includes(id))
  const toggle = (id: string, isOn: boolean) =>
    onChosen(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <>
      {selectable.length > 1 ? (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          onClick={() => onChosen(isAll ? [] : selectable)}
        >
          {t(isAll ? 'panels.import.noEntry' : 'panels.import.allEntries')}
        </Button>
      ) : null}
      {sectionNames.map((section) => {
        const own = entries.filter((entry) => entry.section === section)
        if (own.length === 0) return null
        return (
          <Stack
            key={section}
            component="section"
            aria-label={headings[section][language]}
            gap="xs"
          >
            <b>{headings[section][language]}</b>
            {own.map((entry) => (
              <EntryChoice
                key={entry.id}
                entry={entry}
                checked={chosen.includes(entry.id)}
                onToggle={(isOn) => toggle(entry.id, isOn)}
              />
            ))}
          </Stack>
        )
      })}
    </>
  )
}
