import { Stack, Text } from '@mantine/core'
import { readDraft } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { type DebriefParts, type DebriefValues, draftOf, valuesOf } from './debrief-values.ts'

const asTyped = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

/** PRC-112: the read-only answers; text that was not saved in time is shown too. */
export function LockedDebrief({ sign, questions, own }: DebriefParts) {
  const { t } = useTranslation('practice')
  const saved = valuesOf(questions, own)
  const typed = readDraft<DebriefValues>(draftOf(sign))?.values ?? {}
  return (
    <Stack gap="md" mt="sm">
      <Note>{t('debrief.locked')}</Note>
      {questions.map(({ name, text }) => {
        const unsaved = typeof typed[name] === 'string' ? typed[name].trim() : ''
        return (
          <div key={name}>
            <h3>{text}</h3>
            <Text component="p" style={asTyped}>
              {saved[name] || t('debrief.unanswered')}
            </Text>
            {unsaved !== '' && unsaved !== saved[name] ? (
              <Note tone="warn">
                {t('debrief.unsaved')} <span style={asTyped}>{unsaved}</span>
              </Note>
            ) : null}
          </div>
        )
      })}
    </Stack>
  )
}
