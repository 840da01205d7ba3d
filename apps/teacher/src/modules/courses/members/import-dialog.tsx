import { Button, Modal, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ChosenEncoding, filePurposes, type MemberImport, statistics } from '@titian/contract'
import { ask, saveText, StartAtField, useAct } from '@titian/site'
import { SheetChooser, SheetFaults, UnknownColumns } from '@titian/site/staff'
import { DialogButtons, Note, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refresh } from './refresh.ts'

const [csv] = filePurposes.sheet.types
/** Excel reads a CSV file as UTF-8 only with a byte order mark. */
const byteOrderMark = '\uFEFF'

interface Checked {
  filePath: string
  encoding: ChosenEncoding | undefined
  found: MemberImport
}

interface ChooserProps {
  courseIdSign: string
  onChecked: (checked: Checked) => void
}

function Chooser({ courseIdSign, onChecked }: ChooserProps) {
  const { t } = useTranslation('courses')
  const heads = (['phone', 'name', 'number'] as const).map((one) => t(`members.import.head.${one}`))
  return (
    <SheetChooser
      description={t('members.import.hint')}
      onStored={async (filePath, encoding) => {
        const given = { courseIdSign, filePath, encoding }
        const found = await ask(statistics.importCourseStudents, given)
        onChecked({ filePath, encoding, found })
      }}
    >
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
    </SheetChooser>
  )
}

interface ImportDialogProps {
  courseIdSign: string
  onClose: () => void
}

/** TCH-078: imports students from a file; its errors are shown before anyone is added. */
export function ImportDialog({ courseIdSign, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['courses', 'site', 'staff'])
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
            <UnknownColumns names={found.unknownColumns} />
            {found.faults.length > 0 ? <SheetFaults faults={found.faults} /> : null}
            <DialogButtons
              cancelLabel={t('staff:imports.another')}
              onCancel={() => setChecked(null)}
              confirmLabel={t('members.add.these', { count: found.fresh, number: found.fresh })}
              onConfirm={() => {
                const { filePath, encoding } = checked
                mutate({ courseIdSign, filePath, encoding, dryRun: false })
              }}
              busy={isPending}
              disabled={found.fresh === 0}
            />
          </>
        ) : (
          <StartAtField>
            <Chooser courseIdSign={courseIdSign} onChecked={setChecked} />
          </StartAtField>
        )}
      </Stack>
    </Modal>
  )
}
