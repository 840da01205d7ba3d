import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

export const sheetFormats = ['csv', 'xlsx'] as const
export type SheetFormat = (typeof sheetFormats)[number]

interface ExportMenuProps {
  /** Where more than one thing can be exported. */
  label?: string
  busy: boolean
  onChoose: (format: SheetFormat) => void
}

/** What a list shows, as a file of the chosen kind (TCH-092). */
export function ExportMenu({ label, busy, onChoose }: ExportMenuProps) {
  const { t } = useTranslation('staff')
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {label ?? t('export.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sheetFormats.map((format) => (
          <Menu.Item key={format} onClick={() => onChoose(format)}>
            {t(`export.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
