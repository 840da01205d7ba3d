import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type InputOf, statistics } from '@titian/contract'
import { saveBytes, useAct } from '@titian/site'
import { useTranslation } from 'react-i18next'

const formats = ['csv', 'xlsx'] as const

interface ExportProps {
  sign: string
  list: InputOf<typeof statistics.exportStatistics>['list']
}

/** TCH-092, TCH-168. */
export function Export({ sign, list }: ExportProps) {
  const { t } = useTranslation('statistics')
  const act = useAct(statistics.exportStatistics, {
    onDone: ({ fileName, mediaType, base64 }) => saveBytes(fileName, mediaType, base64),
  })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="default"
          loading={act.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {t(list === 'plots' ? 'exportPlots' : 'export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item
            key={format}
            onClick={() => act.mutate({ courseIdSign: sign, list, format, timeZone })}
          >
            {t(`format.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
