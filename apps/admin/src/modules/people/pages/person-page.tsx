import { Box, Flex, Stack, Title } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { people, type PersonDetail } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { AcceptedList } from '@titian/site/agreements'
import { Columns, Face, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { storedFilter } from '../directory/stored-filter.ts'
import { PersonActs } from '../person/person-acts.tsx'
import { PersonFacts } from '../person/person-facts.tsx'
import { PersonGlance } from '../person/person-glance.tsx'
import { PersonPlaces } from '../person/person-places.tsx'
import { PersonLog } from '../person/person-log.tsx'

/** CNT-074: the agreements that this person accepted, with the times. */
function PersonAgreements({ person: { agreements } }: { person: PersonDetail }) {
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

/** The page of one account with the actions of staff. */
export function PersonPage() {
  const { t } = useTranslation('people')
  const { sign } = useParams({ from: paths.person })
  const { data, error, refetch } = useAsk(people.getPerson, { sign }, { staleTime: 0 })
  usePageTitle(data?.name ?? t('person'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return (
    <>
      <Box
        className="link"
        component={SiteLink}
        mih={44}
        fz="sm"
        {...linkTo.people(storedFilter.read() ?? {})}
      >
        {t('backToList')}
      </Box>
      <SectionHead
        level={1}
        title={
          <Flex component="span" gap="md" align="center">
            <Face name={data.name} src={data.photo} seed={data.sign} size={52} />
            <Box component="span" miw={0}>
              {data.name}
            </Box>
          </Flex>
        }
      />
      <Columns widths="minmax(0, 1fr) 340px" from="lg">
        <Stack>
          <PersonFacts person={data} />
          <PersonGlance person={data} />
          <PersonPlaces person={data} />
          <PersonAgreements person={data} />
          <PersonLog person={data} />
        </Stack>
        <PersonActs person={data} />
      </Columns>
    </>
  )
}
