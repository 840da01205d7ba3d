import { Button, Menu } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { exams, exchangeForms, type InputOf, type QuestionsDownload } from '@titian/contract'
import { SiteLink, useAct } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { ExportNotes } from './export-notes.tsx'
import { saveDownload } from './save-download.ts'

interface ExportQuestionsProps {
  /** The ticked questions, or the filters of the bank. */
  of: Omit<InputOf<typeof exams.exportQuestions>, 'form'>
  label: string
  disabled?: boolean
}

/**
 * EXM-121, EXM-236: exports questions in one of three formats. What other programs cannot read is
 * listed before the download.
 */
export function ExportQuestions({ of, label, disabled }: ExportQuestionsProps) {
  const { t } = useTranslation('exams')
  const [waiting, setWaiting] = useState<QuestionsDownload | null>(null)
  const write = useAct(exams.exportQuestions, {
    onDone: (file) => (file.noted > 0 ? setWaiting(file) : saveDownload(file)),
  })
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button
            variant="default"
            loading={write.isPending}
            disabled={disabled}
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {exchangeForms.map((form) => (
            <Menu.Item key={form} onClick={() => write.mutate({ form, ...of })}>
              {t(`exchange.form.${form}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {waiting ? (
        <ExportNotes
          file={waiting}
          onClose={() => setWaiting(null)}
          onDownload={() => {
            saveDownload(waiting)
            setWaiting(null)
          }}
        />
      ) : null}
    </>
  )
}

export function ImportQuestions() {
  const { t } = useTranslation('exams')
  return (
    <Button
      component={SiteLink}
      {...linkTo.questionImports()}
      variant="default"
      leftSection={<IconUpload size={18} aria-hidden />}
    >
      {t('exchange.import')}
    </Button>
  )
}
