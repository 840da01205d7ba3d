import { Box, Stack } from '@mantine/core'
import type { OwnLateAnswer as Late, PaperChild } from '@titian/contract'
import { ItemView } from '@titian/exam-items/render'
import { useFormats } from '@titian/site'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useItemTexts } from '../../use-words.ts'

/** EXM-130: a late answer, the decision about it, and the teacher's reason. */
export function OwnLateAnswer({ question, late }: { question: PaperChild; late: Late }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const texts = useItemTexts()
  const id = useId()
  const { state, value, reason, receivedAt } = late
  return (
    <Stack
      component="section"
      gap="xs"
      mt="sm"
      px="md"
      py="sm"
      bd="1px dashed var(--line-strong)"
      bdrs="md"
      aria-labelledby={id}
    >
      <Box component="h4" id={id} fz="sm">
        {t(`late.one.${state}`, { time: formats.dateTime(receivedAt) })}
      </Box>
      {reason ? <p>{t('late.reason', { reason })}</p> : null}
      {state === 'taken' ? null : (
        <ItemView item={question.item} value={value} readOnly texts={texts} labelledBy={id} />
      )}
    </Stack>
  )
}
