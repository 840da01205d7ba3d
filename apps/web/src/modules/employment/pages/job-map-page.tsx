import { Anchor, Box, SimpleGrid, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { employment } from '@titian/contract'
import {
  askOptions,
  ErrorView,
  SiteLink,
  useExistingPage,
  useListPages,
  usePageTitle,
} from '@titian/site'
import { EmptyState, ListSkeleton, PageWidth, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { jobLinks } from '../../../parts/job-links.ts'
import { ListFoot } from '../../../parts/list/list-foot.tsx'
import { AddressLine } from '../detail/address-line.tsx'
import { CompanyCard } from '../parts/company-card.tsx'
import { pageIn, useTurning, wordOfPage } from '../parts/use-turning.ts'

const pageSize = 16
const at = (page: number) => jobLinks.map(wordOfPage(page))

function Companies() {
  const { t } = useTranslation(['employment', 'site'])
  const page = pageIn(useSearch({ from: paths.jobMap }).page)
  const turning = useTurning(page, at)
  const list = useListPages({
    page,
    size: pageSize,
    options: (one) =>
      askOptions(employment.enterpriseInfoList, { page: one, size: pageSize, isJoinEnterprise: 1 }),
    keyOf: ({ sign }) => sign,
  })
  const isBeyond = useExistingPage(list.asked, page, pageSize, turning.correct)
  if (list.isPending || isBeyond) return <ListSkeleton count={6} label={t('site:loading')} />
  if (list.rows.length === 0) {
    if (list.error) return <ErrorView error={list.error} onRetry={list.retry} />
    return <EmptyState title={t('map.none')} text={t('map.noneText')} />
  }
  return (
    <>
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="lg">
        {list.rows.map((company) => (
          <Stack component="li" key={company.sign} gap="xs">
            <CompanyCard company={company} />
            <AddressLine {...company} />
          </Stack>
        ))}
      </SimpleGrid>
      <ListFoot
        list={list}
        address={turning}
        size={pageSize}
        moreLabel={(count) => t('list.showMore', { count })}
      />
    </>
  )
}

/** JOB-002, JOB-013, JOB-030: the addresses of the companies. */
export function JobMapPage() {
  const { t } = useTranslation('employment')
  usePageTitle(t('map.title'))
  return (
    <PageWidth>
      <Box py={{ base: 'md', sm: 'xl' }}>
        <Anchor component={SiteLink} {...jobLinks.home()} fz="sm">
          {t('detail.toJobs')}
        </Anchor>
        <SectionHead level={1} title={t('map.title')} lead={t('map.lead')} />
        <Companies />
      </Box>
    </PageWidth>
  )
}
