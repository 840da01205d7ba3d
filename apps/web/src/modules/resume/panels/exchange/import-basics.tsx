import { Box, Checkbox, Stack } from '@mantine/core'
import type { ResumeImportPreview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { Basic } from './use-import.ts'

interface ImportBasicsProps {
  basics: ResumeImportPreview['basics']
  chosen: readonly Basic[]
  onChosen: (basics: readonly Basic[]) => void
}

/** The basic data of the file beside that of the resume. */
export function ImportBasics({ basics, chosen, onChosen }: ImportBasicsProps) {
  const { t } = useTranslation('resume')
  const { colon } = useFormats()
  if (basics.length === 0) return null
  const toggle = (field: Basic, isOn: boolean) =>
    onChosen(isOn ? [...chosen, field] : chosen.filter((other) => other !== field))
  return (
    <Stack component="section" aria-label={t('panels.import.basics')} gap="sm">
      <b>{t('panels.import.basics')}</b>
      {basics.map(({ field, before, after }) => (
        <Checkbox
          key={field}
          label={
            <Box style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {t(`panels.import.basic.${field}`)}
              {colon}
              <b>{after}</b>
            </Box>
          }
          description={
            before ? (
              <Box component="span" style={{ overflowWrap: 'anywhere' }}>
                {t('panels.import.before', { text: before })}
              </Box>
            ) : (
              t('panels.import.beforeNothing')
            )
          }
          checked={chosen.includes(field)}
          onChange={(event) => toggle(field, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  )
}
