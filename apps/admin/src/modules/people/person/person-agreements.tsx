import { Title } from '@mantine/core'
import type { PersonDetail } from '@titian/contract'
import { AcceptedList } from '@titian/site/agreements'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** CNT-074: which agreements this person accepted, and when. */
export function PersonAgreements({ person: { agreements } }: { person: PersonDetail }) {
  const { t } = useTranslation('people')
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('agreements')}
      </Title>
      <AcceptedList accepted={agreements} />
    </Surface>
  )
}
