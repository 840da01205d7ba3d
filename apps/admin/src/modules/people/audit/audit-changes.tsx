import { Box, Stack } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { type AuditEntry, auditFieldText, auditValueText } from '@titian/contract'
import { currentLanguage, useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

type Change = AuditEntry['detail'][number]

/** The length, in characters, up to which a value is shown unfolded. */
const mostLetters = 120
const shownLetters = 60

function Value({ text }: { text: string }) {
  if (text.length <= mostLetters) return text
  return (
    <details>
      <summary style={{ cursor: 'pointer' }}>{`${text.slice(0, shownLetters)}…`}</summary>
      {text}
    </details>
  )
}

function ChangeLine({ field, before, after }: Change) {
  const { t } = useTranslation('people')
  const { colon } = useFormats()
  const language = currentLanguage()
  const readable = (value: string) => auditValueText(field, value, language)
  return (
    <div>
      <Box
        component="dt"
        display="inline"
        c="dimmed"
      >{`${auditFieldText(field, language)}${colon}`}</Box>
      <Box component="dd" display="inline">
        {before ? (
          <>
            <Value text={readable(before)} />
            <IconArrowRight
              size={14}
              style={{ display: 'inline', marginInline: 4, verticalAlign: -2 }}
              aria-hidden
            />
            <span className="visually-hidden">{t('audit.became')}</span>
          </>
        ) : null}
        <Value text={readable(after) || t('audit.empty')} />
      </Box>
    </div>
  )
}

export function AuditChanges({ detail }: Pick<AuditEntry, 'detail'>) {
  if (detail.length === 0) return null
  return (
    <Stack component="dl" gap={2} style={{ overflowWrap: 'anywhere' }}>
      {detail.map((change, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the mark of two questions may be changed at once
        <ChangeLine key={place} {...change} />
      ))}
    </Stack>
  )
}
