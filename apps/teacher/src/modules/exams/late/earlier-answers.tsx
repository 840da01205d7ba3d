import { Box, Stack } from '@mantine/core'
import type { RecordDetail } from '@titian/contract'
import { publicItem } from '@titian/exam-items/public'
import { ItemView } from '@titian/exam-items/render'
import { useFormats } from '@titian/site'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useItemTexts } from '../words/use-item-texts.ts'

type Entry = RecordDetail['items'][number]

function EarlierAnswer({ entry, one }: { entry: Entry; one: Entry['earlier'][number] }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const texts = useItemTexts()
  const id = useId()
  return (
    <li>
      <p id={id} className="meta">
        {t(`grade.earlier.${one.kind}`, { time: formats.dateTime(one.writtenAt) })}
      </p>
      <ItemView
        item={publicItem(entry.item)}
        value={one.answer}
        readOnly
        texts={texts}
        labelledBy={id}
      />
    </li>
  )
}

/**
 * EXM-128: earlier answers to the same question that were replaced; hidden until the teacher opens
 * the list.
 */
export function EarlierAnswers({ entry }: { entry: Entry }) {
  const { t } = useTranslation('exams')
  if (entry.earlier.length === 0) return null
  return (
    <Box component="details" mt="sm" fz="sm">
      <summary>{t('grade.earlier.title', { count: entry.earlier.length })}</summary>
      <Stack component="ul" gap="sm" mt="xs">
        {entry.earlier.map((one) => (
          <EarlierAnswer key={`${one.kind} ${one.writtenAt}`} entry={entry} one={one} />
        ))}
      </Stack>
    </Box>
  )
}
