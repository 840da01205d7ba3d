import { Anchor, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { type IntendedInfo, promote } from '@titian/contract'
import { PageFailure, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { EmptyState, Note, PageWidth, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { jobLinks } from '../../../parts/job-links.ts'
import { PathCard } from '../parts/path-card.tsx'

const toIntention = (entry?: string) =>
  jobLinks.resume({ part: 'intention', ...(entry && { entry }) })

/**
 * CNT-067: the position and the city of each job intention of the resume, and the career path to
 * the position.
 */
function Intentions({ intentions, paths }: IntendedInfo) {
  const { t } = useTranslation('promote')
  if (intentions.length === 0)
    return (
      <Note
        action={
          <Button component={SiteLink} {...toIntention()} variant="default" size="sm">
            {t('intended.add')}
          </Button>
        }
      >
        {t('intended.none')}
      </Note>
    )
  return (
    <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="sm">
      {intentions.map(({ positionId, positionName, cityName, pathCode }) => {
        const path = paths.find((one) => one.pathCode === pathCode)
        return (
          <li key={positionId}>
            <Surface gap={6} h="100%">
              <Text component="h3" fw={600} style={{ overflowWrap: 'anywhere' }}>
                {positionName}
              </Text>
              {cityName ? (
                <Text component="span" fz="sm" c="var(--text-2)">
                  {cityName}
                </Text>
              ) : null}
              <Text component="span" fz="sm">
                {path ? t('intended.path', { name: path.name }) : t('intended.noPath')}
              </Text>
              <Group gap="md">
                {path ? (
                  <Anchor component={SiteLink} {...jobLinks.road(path.pathCode)} fz="sm" fw={600}>
                    {t('intended.toRoad')}
                  </Anchor>
                ) : null}
                <Anchor
                  component={SiteLink}
                  {...toIntention(positionId)}
                  fz="sm"
                  aria-label={t('intended.changeNamed', { name: positionName })}
                >
                  {t('intended.change')}
                </Anchor>
              </Group>
            </Surface>
          </li>
        )
      })}
    </SimpleGrid>
  )
}

function Paths({ paths, chosen }: IntendedInfo) {
  const { t } = useTranslation('promote')
  if (paths.length === 0)
    return <EmptyState title={t('path.none')} text={t('path.noneText')} level={3} />
  return (
    <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="sm">
      {paths.map((path) => (
        <li key={path.pathCode}>
          <PathCard path={path} isChosen={path.pathCode === chosen} />
        </li>
      ))}
    </SimpleGrid>
  )
}

/** CNT-055, CNT-067: the job intentions, and the paths that lead to them. */
export function IntendedPage() {
  const { t } = useTranslation(['promote', 'site'])
  usePageTitle(t('intended.title'))
  const { data, error, refetch } = useAsk(promote.intendedInfo, {})
  if (!data && error)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  return (
    <PageWidth>
      {data ? (
        <Stack gap="xl" pt="xl">
          <SectionHead
            level={1}
            title={t('intended.title')}
            lead={t('intended.lead')}
            more={
              data.chosen === null ? null : (
                <Button component={SiteLink} {...jobLinks.road()}>
                  {t('intended.toRoad')}
                </Button>
              )
            }
          />
          <section aria-labelledby="aims">
            <SectionHead id="aims" title={t('intended.aims')} />
            <Intentions {...data} />
          </section>
          <section aria-labelledby="paths">
            <SectionHead id="paths" title={t('path.title')} lead={t('path.lead')} />
            <Paths {...data} />
          </section>
        </Stack>
      ) : (
        <TextSkeleton heading lines={8} label={t('site:loading')} />
      )}
    </PageWidth>
  )
}
