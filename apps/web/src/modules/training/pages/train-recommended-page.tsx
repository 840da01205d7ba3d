import { Button, Stack } from '@mantine/core'
import { training } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { CardSkeleton, EmptyState, PageWidth, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { trainLinks } from '../../../parts/train-links.ts'
import { TrainGrid } from '../list/train-grid.tsx'

/** TRN-003: the trainings that the school recommends. */
export function TrainRecommendedPage() {
  const { t } = useTranslation(['training', 'site'])
  usePageTitle(t('recommended.title'))
  const { data, error, refetch } = useAsk(training.recommendedTrain, {})
  const all = (
    <Button component={SiteLink} {...trainLinks.list()} variant="default">
      {t('recommended.all')}
    </Button>
  )
  return (
    <PageWidth>
      <Stack gap="lg" py={{ base: 'lg', sm: 'xl' }}>
        <SectionHead
          level={1}
          title={t('recommended.title')}
          lead={t('recommended.lead')}
          more={data?.length ? all : null}
        />
        {error ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <CardSkeleton count={3} label={t('site:loading')} /> : null}
        {data?.length === 0 ? (
          <EmptyState title={t('recommended.none')} text={t('recommended.noneText')} action={all} />
        ) : null}
        {data?.length ? <TrainGrid trains={data} /> : null}
      </Stack>
    </PageWidth>
  )
}
