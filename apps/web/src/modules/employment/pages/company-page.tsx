import { Anchor, Box, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import { type CompanyDetail, employment } from '@titian/contract'
import {
  askKey,
  askOptions,
  ErrorView,
  PageFailure,
  SiteLink,
  useAsk,
  useExistingPage,
  useFormats,
  useListPages,
  usePageTitle,
} from '@titian/site'
import { EmptyState, Face, ListSkeleton, PageWidth, SectionHead, TextSkeleton } from '@titian/ui'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { jobLinks } from '../../../parts/job-links.ts'
import { ListFoot } from '../../../parts/list/list-foot.tsx'
import { AddressLine } from '../detail/address-line.tsx'
import styles from '../detail/job-head.module.css'
import { useCompanyFacts, VerifiedMark } from '../parts/company-card.tsx'
import { PlainText } from '../parts/plain-text.tsx'
import { PostRowsWithState } from '../parts/post-rows-with-state.tsx'
import { pageIn, useTurning, wordOfPage } from '../parts/use-turning.ts'

const pageSize = 10

/** JOB-022: the live posts of the company. */
function Posts({ sign }: { sign: string }) {
  const { t } = useTranslation(['employment', 'site'])
  const page = pageIn(useSearch({ from: paths.company }).page)
  const at = useCallback((next: number) => jobLinks.company(sign, wordOfPage(next)), [sign])
  const turning = useTurning(page, at)
  const list = useListPages({
    page,
    size: pageSize,
    options: (one) => askOptions(employment.companyPosts, { sign, page: one, size: pageSize }),
    keyOf: ({ positionId }) => positionId,
  })
  const isBeyond = useExistingPage(list.asked, page, pageSize, turning.correct)
  if (list.isPending || isBeyond) return <ListSkeleton count={3} label={t('site:loading')} />
  if (list.rows.length === 0) {
    if (list.error) return <ErrorView level={3} error={list.error} onRetry={list.retry} />
    return <EmptyState level={3} title={t('company.noPosts')} text={t('company.noPostsText')} />
  }
  return (
    <>
      <PostRowsWithState posts={list.rows} level={3} stale={list.isStale} />
      <ListFoot
        list={list}
        address={turning}
        size={pageSize}
        moreLabel={(count) => t('list.showMore', { count })}
      />
    </>
  )
}

const isWeb = (address: string) => /^https?:\/\//i.test(address)

function Company({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation('employment')
  const { number } = useFormats()
  const facts = useCompanyFacts()
  const { name, logo, sign, website, introduction, posts } = company
  return (
    <PageWidth>
      <Stack gap="xl" py={{ base: 'md', sm: 'xl' }} maw={860}>
        <Anchor component={SiteLink} {...jobLinks.home()} w="fit-content" fz="sm">
          {t('detail.toJobs')}
        </Anchor>
        <header className={styles['head']}>
          <Face name={name} src={logo} size={72} />
          <Stack gap={8} miw={0}>
            <h1 className={styles['title']}>{name}</h1>
            <Text c="var(--text-2)">{facts(company)}</Text>
            {company.verified ? (
              <VerifiedMark />
            ) : (
              <Text fz="sm" c="var(--text-2)">
                {t('company.unverified')}
              </Text>
            )}
            <AddressLine {...company} />
            {isWeb(website) ? (
              <Anchor href={website} target="_blank" rel="noopener noreferrer nofollow" fz="sm">
                {t('company.website')}
              </Anchor>
            ) : null}
          </Stack>
        </header>
        {introduction ? (
          <section aria-labelledby="about">
            <SectionHead id="about" title={t('company.about')} />
            <PlainText text={introduction} />
          </section>
        ) : null}
        <section aria-labelledby="posts">
          <SectionHead
            id="posts"
            title={t('company.posts', { count: posts, formatted: number(posts) })}
          />
          <Posts sign={sign} />
        </section>
      </Stack>
    </PageWidth>
  )
}

/**
 * JOB-131: after a merge, replaces the address of the old company by the address of the other,
 * without an entry in the history.
 */
function useOwnAddress(asked: string, company: CompanyDetail | undefined) {
  const router = useRouter()
  const client = useQueryClient()
  useEffect(() => {
    if (!company || company.sign === asked) return
    client.setQueryData(askKey(employment.companyDetails, { sign: company.sign }), company)
    const to = { to: paths.company, params: { sign: company.sign } }
    void router.navigate({ ...to, search: true, hash: true, replace: true, resetScroll: false })
  }, [asked, company, client, router])
}

/** JOB-002, JOB-023: one company, by its sealed id. */
export function CompanyPage() {
  const { t } = useTranslation('site')
  const { sign } = useParams({ from: paths.company })
  const { data, error, refetch } = useAsk(employment.companyDetails, { sign })
  usePageTitle(data?.name)
  useOwnAddress(sign, data)
  if (data) return <Company key={data.sign} company={data} />
  if (error)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  return (
    <PageWidth>
      <Box py="xl">
        <TextSkeleton heading lines={8} label={t('loading')} />
      </Box>
    </PageWidth>
  )
}
