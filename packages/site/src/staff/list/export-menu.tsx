import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { CallFor, DataOf, InputOf } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { fileTimeout } from './file-timeout.ts'
import { useAct } from '../../calls/use-act.ts'
import { useOnce } from '../../calls/use-once.ts'
import { saveBytes } from '../../files/save-bytes.ts'

const formats = ['csv', 'xlsx'] as const

type SheetCall = CallFor<{ fileName: string; mediaType: string; base64: string }>

interface ExportMenuProps<Call extends SheetCall> {
  call: Call
  /** The input of the export, such as the filters of the list. */
  input: Omit<InputOf<Call>, 'format' | 'timeZone'>
  /** The name of the exported data, if a page can export several kinds. */
  label?: string | undefined
  /** Reasons why the export is not possible. */
  hint?: string
  disabled?: boolean
  onDone?: (file: DataOf<Call>) => void
}

/**
 * Exports the rows of a list as a file of the chosen kind, with times in the reader's time zone
 * (TCH-092).
 */
export function ExportMenu<Call extends SheetCall>(props: ExportMenuProps<Call>) {
  const { call, input, label, hint, disabled, onDone } = props
  const { t } = useTranslation('staff')
  const act = useAct(call, {
    timeout: fileTimeout,
    onDone: (file) => {
      onDone?.(file)
      saveBytes(file.fileName, file.mediaType, file.base64)
    },
  })
  const once = useOnce(act)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="default"
          loading={act.isPending}
          disabled={disabled}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {label ?? t('export.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {hint ? <Menu.Label>{hint}</Menu.Label> : null}
        {formats.map((format) => (
          <Menu.Item
            key={format}
            onClick={() => once({ ...input, format, timeZone } as InputOf<Call>)}
          >
            {t(`export.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
