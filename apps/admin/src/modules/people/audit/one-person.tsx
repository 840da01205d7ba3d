import { Button, Group } from '@mantine/core'
import { people } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

/** ACC-289: whose entries the log shows alone. */
export function OnePerson({ sign, onAll }: { sign: string; onAll: () => void }) {
  const { t } = useTranslation('people')
  const { data } = useAsk(people.getPerson, { sign })
  return (
    <Group gap="sm" mb="sm">
      <span>
        {t('log.only')}{' '}
        <SiteLink className="link" {...linkTo.person(sign)}>
          {data?.name ?? t('person')}
        </SiteLink>
      </span>
      <Button variant="subtle" onClick={onAll}>
        {t('log.everybody')}
      </Button>
    </Group>
  )
}
