import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { orders, type InputOf } from '@titian/contract'
import { saveBytes, useAct } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { useOnce } from '../../../parts/use-once.ts'

const formats = ['csv', 'xlsx'] as const

/** ORD-081: what the filters show, as a file for a spreadsheet; times are those of whoever reads it. */
export function ExportOrders({
  filter,
}: {
  filter: Omit<InputOf<typeof orders.exportOrders>, 'format' | 'timeZone'>
}) {
  const { t } = useTranslation('orders')
  const act = useAct(orders.exportOrders, {
    onDone: ({ fileName, mediaType, base64 }) => saveBytes(fileName, mediaType, base64),
  })
  const once = useOnce(act)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="default"
          loading={act.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => once({ ...filter, format, timeZone })}>
            {t(`format.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
