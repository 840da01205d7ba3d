import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { people, type InputOf } from '@titian/contract'
import { useAct } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { saveCsv } from '../../../parts/save-csv.ts'
import { useOnce } from '../../../parts/use-once.ts'

/** Times in the file are those of whoever reads it. */
const hereZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What the filters show, as a file for a spreadsheet. */
export function ExportLog({ filters }: { filters: InputOf<typeof people.exportAuditLog> }) {
  const { t } = useTranslation('people')
  const act = useAct(people.exportAuditLog, {
    onDone: ({ fileName, text }) => saveCsv(fileName, text),
  })
  const once = useOnce(act)
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={act.isPending}
      onClick={() => once({ ...filters, timeZone: hereZone() })}
    >
      {t('audit.export')}
    </Button>
  )
}
