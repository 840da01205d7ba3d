import { Button, Menu } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { exams, exchangeForms, type QuestionsDownload } from '@titian/contract'
import { SiteLink, useAct } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import type { QuestionFilter } from '../questions/question-filters.tsx'
import { ExportNotes } from './export-notes.tsx'
import { saveDownload } from './save-download.ts'

/** What the filters show, as a file in one of the three forms (EXM-121); what other programs lose is said first. */
export function ExchangeMenu({ filter }: { filter: QuestionFilter }) {
  const { t } = useTranslation('exams')
  const [waiting, setWaiting] = useState<QuestionsDownload | null>(null)
  const write = useAct(exams.exportQuestions, {
    onDone: (file) => (file.noted > 0 ? setWaiting(file) : saveDownload(file)),
  })
  return (
    <>
      <Button
        component={SiteLink}
        {...linkTo.questionImports()}
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden />}
      >
        {t('exchange.import')}
      </Button>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button
            variant="default"
            loading={write.isPending}
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t('exchange.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {exchangeForms.map((form) => (
            <Menu.Item key={form} onClick={() => write.mutate({ form, ...filter })}>
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
