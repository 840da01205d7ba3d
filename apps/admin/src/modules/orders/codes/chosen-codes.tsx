import { Button, Group } from '@mantine/core'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** As many as the call takes at once. */
const most = 100

interface ChosenCodesProps {
  count: number
  onRevoke: () => void
  onClear: () => void
}

/** ORD-093: what can be done with the codes that were chosen over the pages of the list. */
export function ChosenCodes({ count, onRevoke, onClear }: ChosenCodesProps) {
  const { t } = useTranslation('orders')
  const acts = (
    <Group gap="sm">
      <Button variant="default" onClick={onClear}>
        {t('batch.unchoose')}
      </Button>
      <Button color="red" disabled={count > most} onClick={onRevoke}>
        {t('batch.revoke')}
      </Button>
    </Group>
  )
  return (
    <Note tone={count > most ? 'warn' : 'info'} live action={acts}>
      {count > most ? t('batch.chosenTooMany', { most }) : t('batch.chosen', { count })}
    </Note>
  )
}
