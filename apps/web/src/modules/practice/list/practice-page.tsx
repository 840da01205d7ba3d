import { Button, Group, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { practice, practiceKinds } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { CardSkeleton, EmptyState, PageWidth, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { evaluationLinks } from '../../../parts/evaluation-links.ts'
import { GivenList } from '../given/given-list.tsx'
import { practiceLinks } from '../links.ts'
import { Banner } from './banner.tsx'
import { Categories } from './categories.tsx'
import { News } from './news.tsx'
import { Partners } from './partners.tsx'
import { PracticeCards } from './practice-cards.tsx'

function List({ kind }: { kind: string | undefined }) {
  const { t } = useTranslation(['practice', 'site'])
  const { data, error, isPending, refetch } = useAsk(practice.practiceList, {})
  if (isPending) return <CardSkeleton count={3} label={t('site:loading')} />
  if (!data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const shown = kind ? data.filter((one) => one.kind === kind) : data
  if (shown.length > 0) return <PracticeCards cards={shown} />
  return (
    <EmptyState
      title={t('list.none')}
      text={t('list.noneText')}
      action={
        kind ? (
          <Button component={SiteLink} {...practiceLinks.area()} variant="default">
            {t('list.showAll')}
          </Button>
        ) : null
      }
    />
  )
}

/** PRC-001, PRC-022: the start page of practices. */
export function PracticePage() {
  const { t } = useTranslation('practice')
  const { kind, page } = useSearch({ from: paths.practice })
  usePageTitle(t('title'))
  return (
    <PageWidth>
      <Stack gap="lg" py={{ base: 'lg', sm: 'xl' }}>
        <Banner />
        <SectionHead
          level={1}
          title={t('title')}
          lead={t('list.lead')}
          more={
            <Group gap="md">
              <SiteLink {...practiceLinks.playground()} className="link">
                {t('list.playground')}
              </SiteLink>
              <SiteLink {...evaluationLinks.system()} className="link">
                {t('list.evaluations')}
              </SiteLink>
            </Group>
          }
        />
        <GivenList />
        <Categories chosen={kind} />
        <List kind={kind} />
        <Partners list="creation" />
        <Partners list="training" />
        <News kind={practiceKinds.find((one) => one === kind)} page={page} />
      </Stack>
    </PageWidth>
  )
}
