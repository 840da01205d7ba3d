import { type InputOf, statistics } from '@titian/contract'
import { saveBytes, useAct } from '@titian/site'
import { ExportMenu } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'

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
    <ExportMenu
      label={list === 'plots' ? t('exportPlots') : undefined}
      busy={act.isPending}
      onChoose={(format) => act.mutate({ courseIdSign: sign, list, format, timeZone })}
    />
  )
}
