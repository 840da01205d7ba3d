import { Button, Group } from '@mantine/core'
import { practice, type PracticeCard } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../links.ts'

interface ChoiceProps {
  kind?: PracticeCard['kind']
  label: string
  isChosen: boolean
}

const Choice = ({ kind, label, isChosen }: ChoiceProps) => (
  <Button
    component={SiteLink}
    {...practiceLinks.area(kind)}
    keepPlace
    variant={isChosen ? 'filled' : 'default'}
    aria-current={isChosen ? 'true' : undefined}
  >
    {label}
  </Button>
)

/** The categories with counts, as filters of the list. */
export function Categories({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation('practice')
  const { data = [] } = useAsk(practice.practiceCategory, {}, { quiet: true })
  if (data.length === 0) return null
  const total = data.reduce((sum, one) => sum + one.total, 0)
  return (
    <nav aria-label={t('list.filter')}>
      <Group gap="xs">
        <Choice label={t('list.all', { count: total })} isChosen={!chosen} />
        {data.map((row) => (
          <Choice
            key={row.kind}
            kind={row.kind}
            label={t('list.kindCount', { kind: t(`kind.${row.kind}`), count: row.total })}
            isChosen={chosen === row.kind}
          />
        ))}
      </Group>
    </nav>
  )
}
