import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { operations } from '@titian/contract'
import { ErrorView, useAsk, useFormats, usePageTitle } from '@titian/site'
import { DataTable, SectionHead, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useCheckColumns } from '../parts/use-check-columns.tsx'

/** OPS-013: what the checks of the installation found, problems first. */
export function HealthPage() {
  const { t } = useTranslation('operations')
  const { dateTime } = useFormats()
  const columns = useCheckColumns()
  usePageTitle(t('health.title'))
  // Each round asks outside services, so that returning to the window begins none.
  const { data, error, refetch, isFetching } = useAsk(
    operations.installationHealth,
    {},
    { gcTime: 0, refetchOnWindowFocus: false },
  )
  const again = (
    <Button
      variant="default"
      leftSection={<IconRefresh size={18} aria-hidden />}
      loading={isFetching}
      onClick={() => void refetch()}
    >
      {t('health.again')}
    </Button>
  )
  return (
    <>
      <SectionHead level={1} title={t('health.title')} lead={t('health.lead')} more={again} />
      {error && !data ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
      {error && !data ? null : (
        <Surface padding="sm" gap="sm">
          {data ? (
            <output className="meta">
              {t('health.checkedAt', { time: dateTime(data.checkedAt) })}
            </output>
          ) : null}
          <DataTable
            label={t('health.title')}
            columns={columns}
            rows={data?.checks ?? []}
            rowKey={({ name }) => name}
            loading={!data}
            loadingLabel={t('site:loading')}
          />
        </Surface>
      )}
    </>
  )
}
