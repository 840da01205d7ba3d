import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { employment } from '@titian/contract'
import { SiteLink, useAsk, useFormats, useSession } from '@titian/site'
import { CardLink, Note, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { jobLinks } from '../../../parts/job-links.ts'
import { useJobFacts } from '../parts/use-job-words.ts'

/** JOB-014, JOB-017: the job intentions of the resume, each with its number of matching posts. */
export function IntendedPositions() {
  const { t } = useTranslation('employment')
  const { number } = useFormats()
  const facts = useJobFacts()
  const { status } = useSession()
  const isSignedIn = status === 'signedIn'
  const { data } = useAsk(employment.intendedPositions, {}, { enabled: isSignedIn, quiet: true })
  if (!isSignedIn || !data) return null
  if (data.length === 0)
    return (
      <Note
        action={
          <Button component={SiteLink} {...jobLinks.resume()} variant="default" size="sm">
            {t('intended.toResume')}
          </Button>
        }
      >
        {t('intended.none')}
      </Note>
    )
  return (
    <section aria-labelledby="intended">
      <SectionHead id="intended" title={t('more.intended')} lead={t('intended.lead')} />
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="sm">
        {data.map(({ positionId, positionName, cityName, nature, posts }) => (
          <li key={positionId}>
            <CardLink
              component={SiteLink}
              {...jobLinks.more({ list: 'intended', positionId })}
              padding="md"
              h="100%"
            >
              <Stack gap={2}>
                <Text component="b" fw={600}>
                  {positionName}
                </Text>
                <Text component="span" fz="sm" c="var(--text-2)">
                  {[cityName, facts.nature(nature)].filter(Boolean).join(' · ')}
                </Text>
                <Text component="span" fz="sm" fw={600} c="var(--primary)" className="num">
                  {t('list.total', { count: posts, formatted: number(posts) })}
                </Text>
              </Stack>
            </CardLink>
          </li>
        ))}
      </SimpleGrid>
    </section>
  )
}
