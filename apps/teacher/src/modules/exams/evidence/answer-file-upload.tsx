import { Box, Button, FileInput, Group } from '@mantine/core'
import { answerFileMost, exams } from '@titian/contract'
import { callKey, useAct, useFormats } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * EXM-197: uploads answers that a student saved as a file; new answers become late answers of this
 * paper.
 */
export function AnswerFileUpload({ recordId }: { recordId: string }) {
  const { t } = useTranslation('exams')
  const { gap } = useFormats()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const upload = useAct(exams.uploadAnswerFile, {
    refresh: [
      callKey(exams.byRecordId),
      callKey(exams.listEvidence),
      callKey(exams.findRecordList),
    ],
    onDone: ({ state, kept, unfit }) => {
      setFile(null)
      setError(null)
      const message = t(`answerFile.${state}`, { count: kept })
      toast.success(
        unfit > 0 ? `${message}${gap}${t('answerFile.unfit', { count: unfit })}` : message,
      )
    },
    onRefusal: ({ fields }) => {
      const reason = fields['file']
      if (reason === undefined) return false
      setError(reason)
      return true
    },
  })
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setError(null)
  }
  const send = async () => {
    if (!file) return setError(t('answerFile.missing'))
    if (file.size > answerFileMost) return setError(t('answerFile.tooLarge'))
    if (file.size === 0) return setError(t('answerFile.empty'))
    const text = await file.text().catch(() => null)
    if (text === null) return setError(t('answerFile.unreadable'))
    upload.mutate({ recordId, file: text })
  }
  return (
    <Group align="flex-end" gap="sm">
      <Box flex="1 1 18rem">
        <FileInput
          label={t('answerFile.label')}
          description={t('answerFile.hint')}
          placeholder={t('answerFile.choose')}
          accept=".titian,application/json"
          value={file}
          error={error}
          disabled={upload.isPending}
          onChange={choose}
        />
      </Box>
      <Button variant="default" loading={upload.isPending} onClick={() => void send()}>
        {t('answerFile.upload')}
      </Button>
    </Group>
  )
}
