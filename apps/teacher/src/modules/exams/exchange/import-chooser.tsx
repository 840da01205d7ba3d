import { Button, Group, Stack } from '@mantine/core'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { type ChosenEncoding, exams } from '@titian/contract'
import { useAct, useExplain } from '@titian/site'
import { EncodingChoice, findCandidates, ImportFile } from '@titian/site/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { questionExtensions } from './question-file.ts'
import { saveDownload } from './save-download.ts'

interface ImportChooserProps {
  busy: boolean
  failure: unknown
  onCheck: (file: File, encoding?: ChosenEncoding) => Promise<void>
}

/** Chooses or drops a file, and offers the template. */
export function ImportChooser({ busy, failure, onCheck }: ImportChooserProps) {
  const { t } = useTranslation('exams')
  const explain = useExplain()
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState<'fileMissing' | 'fileEmpty' | null>(null)
  const template = useAct(exams.questionTemplate, { onDone: saveDownload })
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setMissing(null)
  }
  const candidates = findCandidates(failure)
  const check = async (encoding?: ChosenEncoding) => {
    const lack = !file ? 'fileMissing' : file.size === 0 ? 'fileEmpty' : null
    setMissing(lack)
    if (file && !lack) await onCheck(file, encoding)
  }
  const error = missing ? t(`exchange.${missing}`) : failure ? explain(failure) : undefined
  return (
    <Stack gap="md" miw={0}>
      <ImportFile
        description={t('exchange.fileHint')}
        accept={questionExtensions}
        leftSection={<IconFileText size={18} aria-hidden />}
        file={file}
        error={error}
        disabled={busy}
        onFile={choose}
      />
      {candidates && file ? (
        <EncodingChoice
          candidates={candidates}
          busy={busy}
          onChoose={(encoding) => void check(encoding)}
        />
      ) : null}
      <Group gap="sm">
        <Button loading={busy} onClick={() => void check()}>
          {t('exchange.check')}
        </Button>
        <Button
          variant="default"
          loading={template.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => template.mutate({})}
        >
          {t('exchange.template')}
        </Button>
      </Group>
    </Stack>
  )
}
