import { Button, Group, List } from '@mantine/core'
import { appealDays } from '@titian/contract'
import { useSession, useSignIn } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const steps = ['rubric', 'raters', 'release', 'after'] as const

/** Explains assessments; visitors can sign in from here. */
export function HowItWorks() {
  const { t } = useTranslation('evaluations')
  const { status } = useSession()
  const openSignIn = useSignIn()
  return (
    <Surface gap="md">
      <h2>{t('how.title')}</h2>
      <List type="ordered" listStyleType="decimal" spacing="xs">
        {steps.map((step) => (
          <List.Item key={step}>{t(`how.${step}`, { days: appealDays })}</List.Item>
        ))}
      </List>
      {status === 'visitor' ? (
        <Group>
          <Button size="md" onClick={() => openSignIn('login')}>
            {t('how.signIn')}
          </Button>
        </Group>
      ) : null}
    </Surface>
  )
}
