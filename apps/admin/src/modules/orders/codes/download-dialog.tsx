import { orders, type DataOf } from '@titian/contract'
import { ask, callKey, saveBytes, useForm } from '@titian/site'
import { Note, Segmented } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'

export type Downloaded = DataOf<typeof orders.downloadCodes>

const formats = ['xlsx', 'csv'] as const
type Values = { format: (typeof formats)[number] }

export function saveFile({ file: { fileName, mediaType, base64 } }: Downloaded) {
  saveBytes(fileName, mediaType, base64)
}

/** ORD-072: codes can be downloaded once only, and the dialog warns of this before the download. */
export function DownloadDialog({
  sign,
  onClose,
  onDone,
}: {
  sign: string
  onClose: () => void
  onDone: (downloaded: Downloaded) => void
}) {
  const { t } = useTranslation('orders')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { form, submit, busy, failure } = useForm<Values, Downloaded>({
    initialValues: { format: 'xlsx' },
    refresh: [orders.getCodeBatch, orders.listBatchCodes, orders.listCodeBatches].map((call) =>
      callKey(call),
    ),
    send: async ({ format }) => {
      const downloaded = await ask(orders.downloadCodes, { sign, format, timeZone })
      // The codes cannot be loaded again, so they are passed on and saved before any further step
      // can fail.
      onDone(downloaded)
      saveFile(downloaded)
      return downloaded
    },
    onDone: onClose,
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('batch.downloadTitle')}
      confirmLabel={t('batch.download')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <Note tone="warn">{t('batch.downloadText')}</Note>
      <Segmented
        label={t('batch.format')}
        value={form.values.format}
        onChange={(format) => form.setFieldValue('format', format)}
        options={formats.map((value) => ({ value, label: t(`batch.formats.${value}`) }))}
      />
    </ActDialog>
  )
}
