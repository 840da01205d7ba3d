import { Button, Group, NumberInput } from '@mantine/core'
import { study } from '@titian/contract'
import { askKey, ErrorView, useAct, useAsk } from '@titian/site'
import { Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

function DaysForm({ savedDays }: { savedDays: number }) {
  const { t } = useTranslation('schools')
  const [days, setDays] = useState<number | string>(savedDays)
  const [error, setError] = useState<string | null>(null)
  const save = useAct(study.saveFaceSettings, {
    refresh: [askKey(study.getFaceSettings, {})],
    onDone: () => toast.success(t('faces.daysSaved')),
    onRefusal: ({ fields }) => {
      setError(fields['days'] ?? null)
      return fields['days'] !== undefined
    },
  })
  return (
    <Group align="flex-start" gap="sm">
      <NumberInput
        flex="1 1 14em"
        maw={320}
        label={t('faces.days')}
        description={t('faces.daysHint')}
        min={1}
        max={365}
        value={days}
        error={error}
        onChange={(value) => {
          setError(null)
          setDays(value)
        }}
      />
      <Button
        variant="default"
        mt={44}
        loading={save.isPending}
        disabled={days === savedDays}
        onClick={() => save.mutate({ days: Number(days) })}
      >
        {t('faces.daysSave')}
      </Button>
    </Group>
  )
}

/** CRS-212: how many days the school keeps photos of faces. */
export function FaceDays() {
  const { t } = useTranslation('schools')
  const { data, error, refetch } = useAsk(study.getFaceSettings, {}, { gcTime: 0 })
  return (
    <Surface gap="sm">
      <h2>{t('faces.keeping')}</h2>
      {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      {data ? <DaysForm savedDays={data.days} /> : null}
    </Surface>
  )
}
