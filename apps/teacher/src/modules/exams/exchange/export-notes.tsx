import { Modal, Stack } from '@mantine/core'
import type { QuestionsDownload } from '@titian/contract'
import { ShortText } from '@titian/exam-items/short'
import { DataTable, type DataColumn, DialogButtons } from '@titian/ui'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

type Noted = QuestionsDownload['notes'][number] & { place: number }

interface ExportNotesProps {
  file: QuestionsDownload
  onDownload: () => void
  onClose: () => void
}

/**
 * Names the questions that other programs will mark differently, before the file is downloaded
 * (EXM-230).
 */
export function ExportNotes({ file, onDownload, onClose }: ExportNotesProps) {
  const { t } = useTranslation('exams')
  const { gap } = useFormats()
  const { noted, notes } = file
  const columns: DataColumn<Noted>[] = [
    {
      key: 'question',
      title: t('bank.question'),
      onCard: 'title',
      render: ({ question }) => (
        <span className="clip-2">
          <ShortText text={question} />
        </span>
      ),
    },
    { key: 'texts', title: t('exchange.lossNote'), render: ({ texts }) => texts.join(gap) },
  ]
  return (
    <Modal opened onClose={onClose} title={t('exchange.lossTitle')} size={720}>
      <Stack gap="md" miw={0}>
        <p>
          {t('exchange.lossLead', { count: noted })}
          {noted > notes.length ? `${gap}${t('exchange.lossMore', { count: notes.length })}` : ''}
        </p>
        <DataTable
          label={t('exchange.losses')}
          columns={columns}
          rows={notes.map((note, place) => ({ ...note, place }))}
          rowKey={({ place }) => String(place)}
          maxHeight={320}
        />
        <DialogButtons
          cancelLabel={t('exchange.cancel')}
          onCancel={onClose}
          confirmLabel={t('exchange.download')}
          onConfirm={onDownload}
          busy={false}
          focused="cancel"
        />
      </Stack>
    </Modal>
  )
}
