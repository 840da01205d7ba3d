import { Box, Title } from '@mantine/core'
import type { PersonDetail } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

/** TCH-198: links to the lists of the console, each narrowed to this person. */
export function PersonPlaces({
  person: { sign, name, mobile, studentCard },
}: {
  person: PersonDetail
}) {
  const { t } = useTranslation('people')
  const text = mobile || name
  const places = [
    ['orders', linkTo.orders({ text })],
    ['certificates', linkTo.certificates({ text: studentCard ?? name })],
    ['applications', linkTo.applications({ text: name })],
    ['faces', linkTo.faces({ person: name })],
    ['log', linkTo.auditLog({ personSign: sign })],
  ] as const
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('places.title')}
      </Title>
      <Box component="ul" m={0} ps="lg" lh={2} style={{ listStyle: 'disc' }}>
        {places.map(([key, link]) => (
          <li key={key}>
            <SiteLink className="link" {...link}>
              {t(`places.${key}`)}
            </SiteLink>
          </li>
        ))}
      </Box>
    </Surface>
  )
}
