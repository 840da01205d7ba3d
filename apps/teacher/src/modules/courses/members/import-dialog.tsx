import { Button, Group, Modal, Stack } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { filePurposes, type MemberImport, statistics } from '@titian/contract'
import { ask, isSignedOut, saveText, uploadFile, useAct, useExplain, useSubmit } from '@titian/site'
import { ImportFile } from '@titian/site/staff'
import { DataTable, Note, toast, type DataColumn } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refresh } from './refresh.ts'

type Fault = MemberImport['faults'][number]
const [csv, xlsx] = filePurposes.sheet.types
/** Excel takes a CSV file for UTF-8 only with it. */
const byteOrderMark = '\uFEFF'

/** Where a spreadsheet program is installed, browsers give CSV files its type; the name tells better. */
function typedSheet(file: File): File {
  const type = /\.csv$/i.test(file.name) ? csv : /\.xlsx$/i.test(file.name) ? xlsx : file.type
  return new File([file], file.name, { type, lastModified: file.lastModified })
}

function Faults({ faults }: { faults: readonly Fault[] }) {
  const { t } = useTranslation('courses')
  const columns: DataColumn<Fault>[] = [
    { key: 'line', title: t('members.import.line'), align: 'end', render: ({ line }) => line },
    { key: 'value', title: t('members.import.value'), render: ({ value }) => value || '--' },
    { key: 'text', title: t('members.import.reason'), render: ({ text }) => text },
  ]
  return (
    <DataTable
      label={t('members.import.faults')}
      columns={columns}
      rows={faults}
      rowKey={({ line, column }) => `${line} ${column}`}
      maxHeight={300}
    />
  )
}

interface Checked {
  filePath: string
  found: MemberImport
}

interface ChooserProps {
  courseIdSign: string
  onChecked: (checked: Checked) => void
}

function Chooser({ courseIdSign, onChecked }: ChooserProps) {
  const { t } = useTranslation('courses')
  const explain = useExplain()
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { attempt, busy } = useSubmit()
  const check = () => {
    setMissing(!file || file.size === 0)
    if (!file || file.size === 0) return
    setFailure(null)
    void attempt({
      act: async () => {
        const { path: filePath } = await uploadFile(typedSheet(file), 'sheet')
        const found = await ask(statistics.importCourseStudents, { courseIdSign, filePath })
        onChecked({ filePath, found })
      },
      // Beside the file; the sign-in form lies over the page where the session is over.
      onFailed: (error) => {
        if (!isSignedOut(error)) setFailure(error)
        return !isSignedOut(error)
      },
    })
  }
  const heads = (['phone', 'name', 'number'] as const).map((one) => t(`members.import.head.${one}`))
  const error = missing ? t('members.import.missing') : failure ? explain(failure) : undefined
  return (
    <Stack>
      <ImportFile
        description={t('members.import.hint')}
        accept=".csv,.xlsx"
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        file={file}
        error={error}
        disabled={busy}
        onFile={(chosen) => {
          setFile(chosen)
          setMissing(false)
        }}
      />
      <Group>
        <Button loading={busy} onClick={check}>
          {t('members.import.check')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() =>
            saveText(
              `${t('members.import.templateName')}.csv`,
              `${byteOrderMark}${heads.join(',')}\r\n`,
              csv,
            )
          }
        >
          {t('members.import.template')}
        </Button>
      </Group>
    </Stack>
  )
}

interface ImportDialogProps {
  courseIdSign: string
  onClose: () => void
}

/** TCH-078: what is wrong in the file is told before anybody comes into the course. */
export function ImportDialog({ courseIdSign, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['courses', 'site'])
  const [checked, setChecked] = useState<Checked | null>(null)
  const { mutate, isPending } = useAct(statistics.importCourseStudents, {
    refresh,
    onDone: ({ fresh }) => {
      toast.success(t('members.add.done', { count: fresh }))
      onClose()
    },
  })
  const found = checked?.found
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('members.import.title')}
      size={720}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <Stack>
        <p className="muted">{t('members.import.lead')}</p>
        {checked && found ? (
          <>
            <Note tone={found.faulty > 0 ? 'warn' : 'ok'} live>
              <b>{t('members.import.fresh', { count: found.fresh })}</b>{' '}
              {t('members.import.rest', {
                same: found.same,
                faulty: found.faulty,
                rows: found.rows,
              })}
            </Note>
            {found.faults.length > 0 ? <Faults faults={found.faults} /> : null}
            <Group justify="flex-end">
              <Button variant="default" disabled={isPending} onClick={() => setChecked(null)}>
                {t('members.import.other')}
              </Button>
              <Button
                disabled={found.fresh === 0}
                loading={isPending}
                onClick={() => mutate({ courseIdSign, filePath: checked.filePath, dryRun: false })}
              >
                {t('members.add.these', { count: found.fresh, number: found.fresh })}
              </Button>
            </Group>
          </>
        ) : (
          <Chooser courseIdSign={courseIdSign} onChecked={setChecked} />
        )}
      </Stack>
    </Modal>
  )
}
